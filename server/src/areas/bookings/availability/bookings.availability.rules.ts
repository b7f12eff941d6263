import { addDays, dayOf, hourOf, momentOf } from '@venue/sdk';
import type { FoundRoom, RoomWish } from '@venue/sdk/bookings/model';
import { type Ahead, bookingMode, isWithin, openOn, priceOfHours } from '@venue/sdk/rooms/model';
import { hourPrices } from '../../rooms/rooms.prices.service.ts';
import type { ExtraRow, RoomRow, TariffRow } from '../../rooms/rooms.store.ts';
import { freeRuns } from '../bookings.near.rules.ts';
import { bufferHours, endOf, type Limits } from '../bookings.rules.ts';

type WishedHours = NonNullable<RoomWish['hours']>;

/** The beginnings of the wished hours. */
export const hoursOf = ({ day, from, to }: WishedHours): Date[] =>
  Array.from({ length: to - from }, (_, each) => momentOf(day, from + each));

/** Why hours of one day cannot be booked now, by the rules for a new booking; null if they can. */
export function whyNotFree(
  { day, from, to }: WishedHours,
  taken: ReadonlySet<number>,
  { now, openDays, opening, buffers }: Limits,
): FoundRoom['why'] {
  const hours = hoursOf({ day, from, to });
  const open = openOn(opening, day);
  if (momentOf(day, from) <= now) return 'passed';
  if (day > addDays(dayOf(now), openDays)) return 'far';
  if (!isWithin(open, from) || !isWithin(open, to - 1)) return 'closed';
  const needed = [...hours, ...bufferHours(hours, buffers, opening)];
  return needed.some(each => taken.has(each.getTime())) ? 'taken' : null;
}

/**
 * Up to three free times of the same length, nearest days first: two on the wished day, one on any other. Of each day
 * the times nearest to the wished hour are taken.
 */
export function freeInstead(wished: WishedHours, taken: ReadonlySet<number>, limits: Limits): FoundRoom['instead'] {
  const byDay = Map.groupBy(freeRuns(hoursOf(wished), taken, limits), ([start]) => dayOf(start));
  const off = ([start]: readonly [Date, ...Date[]]) => Math.abs(hourOf(start) - wished.from);
  const away = (day: string) => Math.abs(momentOf(day, 0).getTime() - momentOf(wished.day, 0).getTime());
  const offered = [...byDay]
    .sort(([one], [other]) => away(one) - away(other) || other.localeCompare(one))
    .flatMap(([day, runs]) =>
      runs.toSorted((one, other) => off(one) - off(other)).slice(0, day === wished.day ? 2 : 1),
    );
  return offered.slice(0, 3).map(run => ({
    start: run[0].toISOString(),
    end: endOf(run.at(-1) ?? run[0]).toISOString(),
  }));
}

interface Offered {
  readonly prices: ReturnType<typeof pricesOf>;
  readonly equipment: readonly ExtraRow[];
}

/** The lowest hourly price on the days that can be booked; empty if the room cannot be booked. */
export const pricesOf = ({ bookingMode: mode }: RoomRow, tariffs: readonly TariffRow[], ahead: Ahead) =>
  hourPrices(mode === bookingMode.none ? [] : tariffs, ahead);

/** The lowest price of these hours over all tariffs; null if all tariffs require more hours. */
export function bestSum(tariffs: readonly TariffRow[], hours: readonly Date[]): number | null {
  const sums = tariffs.filter(({ minHours }) => hours.length >= minHours).map(each => priceOfHours(each, hours));
  return sums.length > 0 ? Math.min(...sums) : null;
}

/** Whether a room fits the wish, apart from its hours. A property that staff have not filled in does not fit. */
export function suits(room: RoomRow, { prices, equipment }: Offered, wish: RoomWish): boolean {
  const price = prices.priceFrom;
  return (
    room.capacity >= (wish.people ?? 0) &&
    room.area >= (wish.area ?? 0) &&
    (wish.price === undefined || (price !== null && price <= wish.price)) &&
    (wish.equipmentIds ?? []).every(id => equipment.some(each => each.id === id)) &&
    // A room that cannot be booked never fits a wish with hours.
    (wish.hours === undefined || room.bookingMode !== bookingMode.none)
  );
}

const byMode = { instant: 0, request: 1, none: 2 } as const;
const distance = ({ instead }: FoundRoom, wished: number) =>
  instead[0] ? Math.abs(Date.parse(instead[0].start) - wished) : Number.POSITIVE_INFINITY;

/** Free rooms first, then those with the nearest free time; among equals, instantly bookable rooms come first. */
export function inOrder(rooms: readonly FoundRoom[], hours: RoomWish['hours']): FoundRoom[] {
  const wished = hours ? momentOf(hours.day, hours.from).getTime() : 0;
  const key = (room: FoundRoom) => [
    room.free === false ? 1 : 0,
    room.free === false ? distance(room, wished) : 0,
    byMode[room.bookingMode],
  ];
  return rooms.toSorted((one, other) => {
    const [a, b] = [key(one), key(other)];
    const at = a.findIndex((each, index) => each !== b[index]);
    return at < 0 ? one.roomId - other.roomId : (a[at] ?? 0) - (b[at] ?? 0);
  });
}
