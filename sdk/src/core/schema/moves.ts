import * as z from 'zod/mini';
import type { Actor, Move, OptionId } from './enums.ts';

type Moves = readonly Move<OptionId>[];

type ActionIn<One, By> = One extends { readonly bySaving: true }
  ? never
  : One extends { readonly action: infer Action extends string; readonly by: readonly (infer Who)[] }
    ? [By & Who] extends [never]
      ? never
      : Action
    : never;

/** The actions of those moves that one of `By` makes, without those that a save makes by itself. */
export type ActionOf<M extends Moves, By extends Actor> = ActionIn<M[number], By>;

const namesOf = (moves: Moves, by: readonly Actor[]): string[] => [
  ...new Set(moves.flatMap(move => (!move.bySaving && by.some(who => move.by.includes(who)) ? [move.action] : []))),
];

/** Whether an action may be taken from a status, by the moves of its enumeration. */
export const mayMove = <const M extends Moves>(moves: M, action: M[number]['action'], from: OptionId): boolean =>
  moves.some(move => move.action === action && move.from.includes(from));

/** What one of `by` may do with a record in this status: the actions of its moves, in the order of their declaration. */
export const actionsFrom = <const M extends Moves, const By extends Actor>(
  moves: M,
  by: By,
  status: OptionId,
): ActionOf<M, By>[] =>
  namesOf(
    moves.filter(({ from }) => from.includes(status)),
    [by],
  ) as ActionOf<M, By>[];

/** The action of one of `by` that leads from a status to another; undefined if there is none. */
export const actionBetween = <const M extends Moves, const By extends Actor>(
  moves: M,
  by: By,
  from: OptionId,
  to: OptionId,
): ActionOf<M, By> | undefined => {
  const leading: Moves = moves.filter(move => move.to === to);
  return actionsFrom(leading, by, from)[0] as ActionOf<M, By> | undefined;
};

/** Schema of `can`: the actions of the moves that one of `by` makes, and `more`, which change no status. */
/* @__NO_SIDE_EFFECTS__ */
export const canOf = <const M extends Moves, const By extends Actor, const More extends string = never>(
  moves: M,
  by: readonly By[],
  ...more: readonly More[]
) => z.array(z.enum([...namesOf(moves, by), ...more] as (ActionOf<M, By> | More)[]));
