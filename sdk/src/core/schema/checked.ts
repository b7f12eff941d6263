import type * as z from 'zod/mini';

/**
 * A schema with checks that bundlers can remove when it is unused; they cannot know that `.check()` has no side
 * effects. Use it for pieces that everybody imports; elsewhere write `.check()`.
 */
/* @__NO_SIDE_EFFECTS__ */
export const checked = <S extends z.ZodMiniType>(schema: S, ...checks: Parameters<S['check']>): S =>
  schema.check(...checks);
