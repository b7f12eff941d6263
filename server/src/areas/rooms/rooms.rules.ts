import { dayOf, hourOf, momentOf } from '@venue/sdk';
import { openingHours } from '@venue/sdk/rooms/model';

export interface Occupancy {
  readonly state: 'free' | 'busy' | 'closed';
  readonly until: Date | null;
  readonly freeToday: number;
}

/**
 * What a room is doing now, given the hours taken today: free until the next taken hour, busy until the next free
 * one, or closed outside opening hours.
 */
export function occupancyAt(now: Date, taken: ReadonlySet<number>): Occupancy {
  const day = dayOf(now);
  const hour = hourOf(now);
  const isTaken = (each: number) => taken.has(momentOf(day, each).getTime());
  const left: number[] = [];
  for (let each = Math.max(hour, openingHours.from); each < openingHours.to; each++) left.push(each);
  const freeToday = left.filter(each => each > hour && !isTaken(each)).length;
  if (hour < openingHours.from) return { state: 'closed', until: momentOf(day, openingHours.from), freeToday };
  if (hour >= openingHours.to) return { state: 'closed', until: null, freeToday: 0 };
  const busy = isTaken(hour);
  const change = left.find(each => isTaken(each) !== busy) ?? openingHours.to;
  const ends = busy && change === openingHours.to ? null : momentOf(day, change);
  return { state: busy ? 'busy' : 'free', until: ends, freeToday };
}
