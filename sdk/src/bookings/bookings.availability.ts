import * as z from 'zod/mini';
import { checked } from '../core/checked.ts';
import { schemaOf } from '../core/enums.ts';
import { Day, Id, Instant, Kopecks, Price } from '../core/fields.ts';
import { messages } from '../core/rules.ts';
import { bookingMode, LongPrice, Picture } from '../rooms/rooms.model.ts';

const whole = (least: number, most: number) =>
  checked(z.int(), z.minimum(least, messages.invalid), z.maximum(most, messages.invalid));

/** Hours of one day at the venue, from one hour up to another, which is their end. */
export const WishedHours = checked(
  z.object({ day: Day, from: whole(0, 23), to: whole(1, 24) }),
  z.refine(({ from, to }: { from: number; to: number }) => from < to, {
    error: 'Конец не\u00a0раньше начала',
    path: ['to'],
  }),
);

/** What somebody looks for in a room; what is left out does not matter. */
export const RoomWish = z.object({
  people: z.optional(whole(1, 5000)),
  /** At least so many square metres. */
  area: z.optional(whole(1, 100_000)),
  /** The most an hour may cost; rooms without a price do not fit then. */
  price: z.optional(Price),
  equipmentIds: z.optional(checked(z.array(Id), z.maxLength(30))),
  hours: z.optional(WishedHours),
});
export type RoomWish = z.output<typeof RoomWish>;

/** Why a room cannot be had at the wished hours. */
export const notFreeReasons = ['taken', 'closed', 'passed', 'far'] as const;

/** A room that fits a wish, with what is free of it. */
export const FoundRoom = z.object({
  roomId: Id,
  name: z.string(),
  floor: z.int(),
  bookingMode: schemaOf(bookingMode),
  capacity: z.int(),
  area: z.int(),
  description: z.string(),
  cover: z.nullable(Picture),
  /** Lowest price of an hour that can be booked alone; null for rooms that are not booked online. */
  priceFrom: z.nullable(Kopecks),
  priceLong: z.nullable(LongPrice),
  equipmentIds: z.array(Id),
  /** Whether it is free at the wished hours; null when none were wished. */
  free: z.nullable(z.boolean()),
  why: z.nullable(z.enum(notFreeReasons)),
  /** What the wished hours cost by the tariff that is best for them, without extras; null where that is not known. */
  sum: z.nullable(Kopecks),
  /** The nearest times at which as many hours in a row are free, where the wished ones are not. */
  instead: z.array(z.object({ start: Instant, end: Instant })),
});
export type FoundRoom = z.output<typeof FoundRoom>;
