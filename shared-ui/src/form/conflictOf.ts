import { ApiFailure, current, type Unreachable } from '@venue/sdk';
import * as z from 'zod/mini';

type SavedElsewhere<R> = z.output<ReturnType<typeof current<z.ZodMiniType<R>>>>;

/** The record as saved elsewhere, if a save was refused because of that; otherwise undefined. */
export function conflictOf<R>(
  schema: z.ZodMiniType<R>,
  failure: ApiFailure | Unreachable,
): SavedElsewhere<R> | undefined {
  if (!(failure instanceof ApiFailure) || failure.code !== 'conflict') return undefined;
  return z.safeParse(current(schema), failure.data).data;
}
