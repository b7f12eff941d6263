import type * as z from 'zod/mini';

/**
 * A schema with checks. Bundlers cannot know that `.check()` has no side effect, but they know it of this function: a
 * rule that a program does not use is left out of it. For the pieces everybody imports; elsewhere write `.check()`.
 */
/* @__NO_SIDE_EFFECTS__ */
export const checked = <S extends z.ZodMiniType>(schema: S, ...checks: Parameters<S['check']>): S =>
  schema.check(...checks);
