import * as z from 'zod/mini';
import { checked } from '../core/schema/checked.ts';
import { schemaOf } from '../core/schema/enums.ts';
import { Id, Instant, Kopecks, Price } from '../core/schema/fields.ts';
import { InputDay } from '../core/schema/inputDates.ts';
import { messages } from '../core/schema/rules.ts';
import { bookingMode, LongPrice, Picture } from '../rooms/rooms.model.ts';

const whole = (least: number, most: number) =>
  checked(z.int(), z.minimum(least, messages.invalid), z.maximum(most, messages.invalid));

/** Hours of one day at the venue: `from` is the first hour, `to` the hour at which they end. */
export const WishedHours = checked(
  z.object({ day: InputDay, from: whole(0, 23), to: whole(1, 24) }),
  z.refine(({ from, to }: { from: number; to: number }) => from < to, {
    error: 'Конец не\u00a0раньше начала',
    path: ['to'],
  }),
);

/** Search criteria for a room; those left out are ignored. */
export const RoomWish = z.object({
  people: z.optional(whole(1, 5000)),
  /** Least area in square metres. */
  area: z.optional(whole(1, 100_000)),
  /** Highest price of an hour; rooms without a price do not match then. */
  price: z.optional(Price),
  equipmentIds: z.optional(checked(z.array(Id), z.maxLength(30))),
  hours: z.optional(WishedHours),
});
export type RoomWish = z.output<typeof RoomWish>;

/** Why a room is not free at the wished hours. */
export const notFreeReasons = ['taken', 'closed', 'passed', 'far'] as const;

/** A room that matches a search, with its availability. */
export const FoundRoom = z.object({
  roomId: Id,
  name: z.string(),
  floor: z.int(),
  bookingMode: schemaOf(bookingMode),
  capacity: z.int(),
  area: z.int(),
  description: z.string(),
  cover: z.nullable(Picture),
  /** Lowest price of an hour that can be booked alone; null for rooms without a price or that cannot be booked. */
  priceFrom: z.nullable(Kopecks),
  priceLong: z.nullable(LongPrice),
  equipmentIds: z.array(Id),
  /** Whether it is free at the wished hours; null when no hours were given. */
  free: z.nullable(z.boolean()),
  why: z.nullable(z.enum(notFreeReasons)),
  /** Price of the wished hours by the cheapest tariff for them, without extras; null where it is not known. */
  sum: z.nullable(Kopecks),
  /** The nearest times with as many free hours in a row, when the wished hours are not free. */
  instead: z.array(z.object({ start: Instant, end: Instant })),
});
export type FoundRoom = z.output<typeof FoundRoom>;
