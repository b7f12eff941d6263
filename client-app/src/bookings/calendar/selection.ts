import { MOST_HOURS } from '@venue/sdk/bookings/model';
import type { SlotState } from './slots.ts';

/** Chosen hours by their beginnings, in order, and what happened to the choice since the person last changed it. */
export interface Selection {
  readonly hours: readonly string[];
  /** Hours that were chosen and have been taken or closed meanwhile. */
  readonly lost: readonly string[];
  /** The last attempt would have exceeded the hours one booking may have. */
  readonly full: boolean;
}

export type Choice =
  | { readonly do: 'toggle'; readonly hour: string }
  | { readonly do: 'add' | 'remove' | 'replace'; readonly hours: readonly string[] }
  | { readonly do: 'clear' }
  /** The schedule was loaded: the current state of each hour. Hours that it does not cover stay as they are. */
  | { readonly do: 'sync'; readonly states: ReadonlyMap<string, SlotState> };

export const nothing: Selection = { hours: [], lost: [], full: false };

/** The next selection after a choice. Pure; returns the same object if nothing changes. */
export function choose(selection: Selection, choice: Choice): Selection {
  switch (choice.do) {
    case 'toggle':
      return selection.hours.includes(choice.hour)
        ? taken(without(selection.hours, [choice.hour]))
        : taken([...selection.hours, choice.hour]);
    case 'add':
      return taken([...selection.hours, ...choice.hours]);
    case 'remove':
      return taken(without(selection.hours, choice.hours));
    case 'replace':
      return taken(choice.hours);
    case 'clear':
      return nothing;
    case 'sync':
      return sync(selection, choice.states);
  }
}

const without = (hours: readonly string[], gone: readonly string[]) => hours.filter(hour => !gone.includes(hour));

function taken(hours: readonly string[]): Selection {
  const sorted = [...new Set(hours)].sort();
  return { hours: sorted.slice(0, MOST_HOURS), lost: [], full: sorted.length > MOST_HOURS };
}

function sync(selection: Selection, states: ReadonlyMap<string, SlotState>): Selection {
  const gone = selection.hours.filter(hour => (states.get(hour) ?? 'free') !== 'free');
  if (gone.length === 0) return selection;
  // Hours of the user's own booking are not lost: the choice has become that booking.
  const lost = gone.filter(hour => states.get(hour) !== 'mine');
  return {
    hours: without(selection.hours, gone),
    lost: [...new Set([...selection.lost, ...lost])].sort(),
    full: false,
  };
}
