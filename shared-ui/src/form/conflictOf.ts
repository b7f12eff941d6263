import { ApiFailure, type Unreachable } from '@venue/sdk';
import * as z from 'zod/mini';

const Refused = z.object({ current: z.unknown() });

/** The record as it was saved elsewhere, when that is why a save was refused. */
export function conflictOf<S extends z.ZodMiniType>(
  schema: S,
  failure: ApiFailure | Unreachable,
): z.output<S> | undefined {
  if (!(failure instanceof ApiFailure) || failure.code !== 'conflict') return undefined;
  const refused = z.safeParse(Refused, failure.data);
  return refused.success ? z.safeParse(schema, refused.data.current).data : undefined;
}
