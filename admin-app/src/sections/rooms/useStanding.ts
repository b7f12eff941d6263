import type { ClosedOver, Standing, StandingChoice } from '@venue/sdk/rooms/model';
import { useState } from 'react';

/** What staff may choose for an order: one that is to be moved stays until it is. */
export type Choice = StandingChoice['choice'] | 'move';

interface Seen {
  /** The closing it was read for. */
  readonly of: string;
  readonly over: ClosedOver;
  readonly choices: Readonly<Record<string, Choice>>;
}

export const keyOf = ({ kind, id }: Pick<Standing, 'kind' | 'id'>): string => `${kind} ${id}`;

/** Whether staff choose what becomes of it; what is not paid ends, and events are moved or cancelled on their pages. */
export const mayChoose = ({ kind, state }: Standing): boolean => kind === 'booking' && state === 'paid';

/** What stands in the hours that are about to be closed, and what was chosen for it. */
export function useStanding() {
  const [seen, setSeen] = useState<Seen | null>(null);
  return {
    seen,
    /** Shows what a refusal lists; choices made before for the same orders stay. */
    see: (of: string, over: ClosedOver) =>
      setSeen(before => ({ of, over, choices: before?.of === of ? before.choices : {} })),
    forget: () => setSeen(null),
    choose: (of: readonly Standing[], choice: Choice) =>
      setSeen(
        before =>
          before && {
            ...before,
            choices: { ...before.choices, ...Object.fromEntries(of.map(each => [keyOf(each), choice])) },
          },
      ),
    /** The choices to send; none for a closing that was changed after they were made. */
    choicesFor: (of: string): StandingChoice[] =>
      seen?.of === of
        ? seen.over.standing.map(({ kind, id, state, back }) => ({
            ...{ kind, id, state, back },
            choice: seen.choices[`${kind} ${id}`] === 'cancel' ? 'cancel' : 'keep',
          }))
        : [],
    /** Whether something is to be moved after the hours are closed. */
    moves: Object.values(seen?.choices ?? {}).includes('move'),
  };
}

export type StandingSeen = ReturnType<typeof useStanding>;
