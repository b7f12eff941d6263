import { ApiFailure, Instant, type Unreachable } from '@venue/sdk';
import * as z from 'zod/mini';

const Refused = z.object({
  current: z.unknown(),
  savedBy: z.optional(z.nullable(z.string())),
  savedAt: z.optional(z.nullable(Instant)),
});

interface SavedElsewhere<R> {
  readonly current: R;
  /** Who saved it, as a short name, and when; absent where nobody knows. */
  readonly savedBy?: string | null | undefined;
  readonly savedAt?: string | null | undefined;
}

/** The record as it was saved elsewhere, when that is why a save was refused. */
export function conflictOf<R>(
  schema: z.ZodMiniType<R>,
  failure: ApiFailure | Unreachable,
): SavedElsewhere<R> | undefined {
  if (!(failure instanceof ApiFailure) || failure.code !== 'conflict') return undefined;
  const refused = z.safeParse(Refused, failure.data);
  if (!refused.success) return undefined;
  const current = z.safeParse(schema, refused.data.current);
  return current.success ? { ...refused.data, current: current.data } : undefined;
}
