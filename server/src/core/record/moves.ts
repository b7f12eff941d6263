import { type ActionOf, type Actor, ApiFailure, actionBetween, type Move, type OptionId } from '@venue/sdk';

/** The action of one of `by` that gives a record another status. Throws `move_not_allowed` when there is none. */
export function mustMove<const M extends readonly Move<OptionId>[], const By extends Actor>(
  moves: M,
  by: By,
  from: OptionId,
  to: OptionId,
): ActionOf<M, By> {
  const action = actionBetween(moves, by, from, to);
  if (action === undefined) throw new ApiFailure('move_not_allowed');
  return action;
}

/**
 * The status that a save by staff leaves: the one that was sent, if a move of theirs leads there from `from`, or `from`
 * if none was sent. Throws `move_not_allowed`.
 */
export function statusSaved<Id extends OptionId>(moves: readonly Move<Id>[], from: Id, sent: Id | undefined): Id {
  if (sent === undefined || sent === from) return from;
  mustMove(moves, 'staff', from, sent);
  return sent;
}
