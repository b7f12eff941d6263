import { ApiFailure, dayOf, hourOf, momentOf } from '@venue/sdk';
import { openingHours, type RoomFields } from '@venue/sdk/rooms/model';
import type { TariffRow } from './rooms.store.ts';

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

type WantedTariff = NonNullable<RoomFields['tariffs']>[number];

/**
 * What becomes of a room's tariffs: those kept with their new words and places, and those added. A tariff with another
 * price or another least time is a new one, because orders keep the tariff they were made with.
 * @throws ApiFailure not_found for a tariff of another room or a closed one
 */
export function tariffChanges(present: readonly TariffRow[], wanted: readonly WantedTariff[]) {
  const kept: (ReturnType<typeof tariffValues> & { id: number })[] = [];
  const added: ReturnType<typeof tariffValues>[] = [];
  for (const [position, each] of wanted.entries()) {
    const values = tariffValues(each, position);
    const former = present.find(row => row.id === each.tariffId);
    if (each.tariffId !== undefined && (!former || kept.some(({ id }) => id === former.id)))
      throw new ApiFailure('not_found');
    if (former && former.pricePerHour === values.pricePerHour && former.minHours === values.minHours)
      kept.push({ id: former.id, ...values });
    else added.push(values);
  }
  return { kept, added };
}

const tariffValues = ({ tariffValue, description, pricePerHour, minHours }: WantedTariff, position: number) => ({
  title: tariffValue,
  description,
  pricePerHour,
  minHours,
  position,
});
