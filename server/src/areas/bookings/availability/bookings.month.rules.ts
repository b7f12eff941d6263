import { addDays, dayOf, momentOf } from '@venue/sdk';
import type { RoomDay } from '@venue/sdk/bookings';
import { openOn } from '@venue/sdk/rooms/model';
import { isCramped, type Limits } from '../bookings.rules.ts';

/** The days of a month, `YYYY-MM`. */
export function daysOfMonth(month: string): string[] {
  const days = [`${month}-01`];
  for (let day = addDays(`${month}-01`, 1); day.startsWith(month); day = addDays(day, 1)) days.push(day);
  return days;
}

/** The availability of a day, by the same rules as the hours in the room's calendar. */
export function freedomOf(day: string, taken: ReadonlySet<number>, limits: Limits): RoomDay {
  const { now, openDays, opening } = limits;
  const hours = openOn(opening, day);
  const starts = hours
    ? Array.from({ length: hours.to - hours.from }, (_, hour) => momentOf(day, hours.from + hour))
    : [];
  const last = addDays(dayOf(now), openDays);
  const free = starts.filter(
    // guard: bookings.month.test.ts
    start => start > now && day <= last && !taken.has(start.getTime()) && !isCramped(start, taken, limits),
  ).length;
  return {
    day,
    dayState: stateOf(day, { free, open: starts.length, today: dayOf(now), last }),
    freeHours: free,
    openHours: starts.length,
  };
}

function stateOf(
  day: string,
  { free, open, today, last }: { free: number; open: number; today: string; last: string },
): RoomDay['dayState'] {
  if (day < today) return 'passed';
  if (day > last) return 'far';
  if (open === 0) return 'closed';
  if (free === 0) return 'full';
  return free * 3 <= open ? 'few' : 'free';
}
