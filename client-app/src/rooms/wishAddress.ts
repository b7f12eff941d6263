import { Day } from '@venue/sdk';
import type { RoomWish } from '@venue/sdk/bookings/model';
import * as z from 'zod/mini';
import type { ListAddress } from '../app/records/useListAddress.ts';
import { purposes } from './purposes.ts';

const number = (least: number, most: number) => z.coerce.number().check(z.int(), z.minimum(least), z.maximum(most));

/** The search filters, as written in the address of the list and of a room. */
export const wishFilters = {
  for: z.enum(purposes.map(({ id }) => id)),
  people: number(1, 5000),
  area: number(1, 100_000),
  /** In roubles. */
  price: number(1, 1_000_000),
  equipment: number(1, 1_000_000_000),
  day: Day,
  from: number(0, 23),
  to: number(1, 24),
};

/** The hours of a day that is chosen without any. */
export const usualHours = { from: 10, to: 12 };

type Chosen = ListAddress<typeof wishFilters>['chosen'];

/** The hours that are wished for; null unless there is a day and its hours are in order. */
export function hoursIn({ day, from, to }: Pick<Chosen, 'day' | 'from' | 'to'>): RoomWish['hours'] | null {
  return day !== undefined && from !== undefined && to !== undefined && from < to ? { day, from, to } : null;
}

/** The wish as the server reads it. */
export function wishIn(chosen: Chosen): RoomWish {
  const { people, area, price, equipment } = chosen;
  const hours = hoursIn(chosen);
  return {
    ...(people === undefined ? {} : { people }),
    ...(area === undefined ? {} : { area }),
    ...(price === undefined ? {} : { price: price * 100 }),
    ...(equipment === undefined ? {} : { equipmentIds: [equipment] }),
    ...(hours ? { hours } : {}),
  };
}
