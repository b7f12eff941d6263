import { serverNow } from '@venue/shared-ui/data/serverClock.ts';
import { dayOf, daysApart, isDay, mondayOf, monthOf } from '@venue/shared-ui/dates/calendar.ts';
import { numberIn } from '@venue/shared-ui/shell/numberIn.ts';
import { useSearchParams } from 'react-router-dom';
import type { RoomChoice } from './board.ts';

export const views = { day: 'День', week: 'Неделя', month: 'Месяц' } as const;
export type View = keyof typeof views;
export const viewNames = ['day', 'week', 'month'] as const;

/** How many times wider than the screen the board may be drawn. */
export const zooms = [1, 1.5, 2.25, 3.5] as const;

interface Change {
  readonly day?: string;
  readonly view?: View;
  readonly rooms?: RoomChoice;
  readonly zoom?: number;
}

/** What the board shows, which its address keeps. */
export function useBoardAddress() {
  const [params, setParams] = useSearchParams();
  const today = dayOf(serverNow());
  const named = params.get('day');
  const day = isDay(named) ? named : today;
  const view = viewNames.find(each => each === params.get('view')) ?? 'day';
  const one = numberIn(params.get('room'));
  const rooms: RoomChoice = one ?? (params.get('rooms') === 'all' ? 'all' : 'used');
  const zoom = zooms.findIndex(each => String(each) === params.get('zoom'));

  const to = ({ rooms: chosen, ...change }: Change): string => {
    const next = new URLSearchParams(params);
    next.delete('booking');
    for (const [name, value] of Object.entries(change)) next.set(name, String(value));
    if (chosen !== undefined) {
      next.delete('room');
      next.delete('rooms');
    }
    if (chosen === 'all') next.set('rooms', 'all');
    else if (typeof chosen === 'number') next.set('room', String(chosen));
    return `?${next}`;
  };
  return {
    today,
    day,
    view,
    span: spanOf(view, day),
    rooms,
    /** The place in `zooms`. */
    zoom: Math.max(0, zoom),
    to,
    go: (change: Change) => setParams(to(change), { replace: true }),
  };
}

/** The first day that a view of a day shows, and how many it shows. */
function spanOf(view: View, day: string): { readonly from: string; readonly days: number } {
  if (view === 'week') return { from: mondayOf(day), days: 7 };
  if (view === 'day') return { from: day, days: 1 };
  const { from, to } = monthOf(day);
  return { from, days: daysApart(from, to) + 1 };
}
