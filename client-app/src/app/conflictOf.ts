import { ApiFailure, type Unreachable } from '@venue/sdk';
import * as z from 'zod/mini';

/** The record as it was saved elsewhere, when that is why a save was refused. */
export function conflictOf<S extends z.ZodMiniType>(
  schema: S,
  failure: ApiFailure | Unreachable,
): z.output<S> | undefined {
  if (!(failure instanceof ApiFailure) || failure.code !== 'conflict') return undefined;
  return z.safeParse(z.object({ current: schema }), failure.data).data?.current;
}
