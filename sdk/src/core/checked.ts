import type * as z from 'zod/mini';

/**
 * A schema with checks that bundlers can remove when a program does not use it; they cannot know that `.check()` has no
 * side effect. For the pieces everybody imports; elsewhere write `.check()`.
 */
/* @__NO_SIDE_EFFECTS__ */
export const checked = <S extends z.ZodMiniType>(schema: S, ...checks: Parameters<S['check']>): S =>
  schema.check(...checks);
