import * as z from 'zod/mini';
import { checked } from '../core/schema/checked.ts';
import { schemaOf } from '../core/schema/enums.ts';
import { Id, Price } from '../core/schema/fields.ts';
import { messages, required } from '../core/schema/rules.ts';
import { bookingMode, roomLimits } from './rooms.limits.ts';
import { PriceRules } from './rooms.priceRules.ts';
import { People, SeatingFields } from './rooms.seating.ts';

const hour = (least: number, most: number) =>
  checked(z.int(), z.minimum(least, messages.invalid), z.maximum(most, messages.invalid));

/**
 * The week of a room as staff save it; a weekday that is left out is closed. The server refuses a weekday that occurs
 * twice.
 */
export const OpeningFields = z
  .array(
    checked(
      z.object({ weekday: hour(1, 7), from: hour(0, 23), to: hour(1, 24) }),
      z.refine(({ from, to }: { from: number; to: number }) => from < to, {
        error: 'Закрывается не\u00a0раньше, чем открывается',
        path: ['to'],
      }),
    ),
  )
  .check(z.maxLength(7));

const described = z.string().check(z.trim(), z.maxLength(1000, messages.tooLong));

/** The fields of a service or a piece of equipment; the price is per hour or for the whole booking. */
export const ExtraFields = z.object({
  name: required(200),
  description: described,
  price: Price,
  perHour: z.boolean(),
});
export type ExtraFields = z.output<typeof ExtraFields>;

export const TariffFields = z.object({
  /** Left out for a new one. */
  tariffId: z.optional(Id),
  tariffValue: required(200),
  description: described,
  pricePerHour: Price.check(z.positive(messages.invalid)),
  minHours: z.int().check(z.minimum(1, messages.invalid), z.maximum(roomLimits.hoursADay, messages.invalid)),
  /** Hours with another price; left out, the saved rules stay. */
  rules: z.optional(PriceRules),
});

const Buffer = z
  .int()
  .check(
    z.minimum(0, messages.invalid),
    z.maximum(roomLimits.bufferHours, `Не больше ${roomLimits.bufferHours} часов`),
  );

const Floor = z.int().check(z.minimum(1, messages.invalid), z.maximum(3, messages.invalid));

/** The fields of a new room. The rest is entered in its settings; until then nobody can book it. */
export const NewRoomFields = z.object({
  /** The number on its door, which identifies the room from then on. */
  roomId: z.int().check(z.minimum(1, messages.invalid), z.maximum(roomLimits.number, messages.invalid)),
  name: required(roomLimits.name),
  shortName: required(roomLimits.shortName),
  floor: Floor,
});
export type NewRoomFields = z.output<typeof NewRoomFields>;

/** What staff may change about a room. */
export const RoomFields = z.object({
  name: z.optional(required(roomLimits.name)),
  shortName: z.optional(required(roomLimits.shortName)),
  floor: z.optional(Floor),
  /** A place drawn on the plan of that floor; null for none. */
  place: z.optional(z.nullable(z.int())),
  /** The room that has that place now: the two swap places. Rooms not named here keep theirs. */
  swapWith: z.optional(z.nullable(Id)),
  description: required(4000),
  /** How to get to it and what to bring, as reminders and letters say it; omitted, it stays. */
  visitInfo: z.optional(z.string().check(z.trim(), z.maxLength(600, messages.tooLong))),
  capacity: People,
  /** All seatings, in their order. */
  seatings: z.optional(SeatingFields),
  /** Square metres. */
  area: z.int().check(z.minimum(1, messages.invalid), z.maximum(100_000, messages.invalid)),
  bookingMode: z.optional(schemaOf(bookingMode)),
  /** The whole week; a weekday that is left out is closed. Hours already booked stay booked. */
  opening: z.optional(OpeningFields),
  /** Orders already made keep the hours they were made with. */
  bufferBefore: z.optional(Buffer),
  bufferAfter: z.optional(Buffer),
  partIds: z.optional(z.array(Id).check(z.maxLength(roomLimits.parts, `Не больше ${roomLimits.parts} частей`))),
  /**
   * All tariffs in their order: customers choose from them, and offers are priced by them. A tariff that is left out is
   * closed; one with another price or other rules is closed and replaced, so that orders keep the tariff they were made
   * with.
   */
  tariffs: z.optional(
    z.array(TariffFields).check(z.maxLength(roomLimits.tariffs, `Не больше ${roomLimits.tariffs} тарифов`)),
  ),
});
export type RoomFields = z.output<typeof RoomFields>;
