import { addDays, dayOf, momentOf } from '@venue/sdk';
import { openOn } from '@venue/sdk/rooms/model';
import { bufferHours, type Limits } from './bookings.rules.ts';

/** How many days before and after the wished ones are looked at. */
export const NEAR_DAYS = 7;

/** Beginnings of up to three free runs as long as the request, nearest to it first, within a week either way. */
export const nearestFree = (request: readonly Date[], taken: ReadonlySet<number>, limits: Limits): Date[] =>
  freeRuns(request, taken, limits)
    .slice(0, 3)
    .map(([first]) => first);

/** All free runs as long as the request, within a week either way, nearest to it first. */
export function freeRuns(
  request: readonly Date[],
  taken: ReadonlySet<number>,
  { now, openDays, opening, buffers }: Limits,
): [Date, ...Date[]][] {
  const first = request[0];
  if (!first) return [];
  const lastDay = addDays(dayOf(now), openDays);
  const found: [Date, ...Date[]][] = [];
  for (let shift = -NEAR_DAYS; shift <= NEAR_DAYS; shift++) {
    const day = addDays(dayOf(first), shift);
    const hours = openOn(opening, day);
    // guard: bookings.rules.test.ts
    if (!hours || day > lastDay) continue;
    // A request for more hours than a day has is offered as one whole day.
    const length = Math.min(request.length, hours.to - hours.from);
    for (let hour = hours.from; hour + length <= hours.to; hour++) {
      const [start = first, ...rest] = Array.from({ length }, (_, each) => momentOf(day, hour + each));
      const needed = [start, ...rest, ...bufferHours([start, ...rest], buffers, opening)];
      if (start > now && needed.every(each => !taken.has(each.getTime()))) found.push([start, ...rest]);
    }
  }
  const distance = ([start]: [Date, ...Date[]]) => Math.abs(start.getTime() - first.getTime());
  return found.sort((a, b) => distance(a) - distance(b));
}
