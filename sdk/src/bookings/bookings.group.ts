import * as z from 'zod/mini';
import { call } from '../core/schema/call.ts';
import { checked } from '../core/schema/checked.ts';
import { created, Id, Instant, Kopecks, message } from '../core/schema/fields.ts';
import { BookingRequest, CustomerComment, Guests, Quote } from './bookings.model.ts';

// Several bookings at once: other rooms, other days, the same hours every week. They are paid by one payment.

/** The most bookings in one group: 13 weeks, a quarter of a year. */
export const MOST_PARTS = 13;
/** The most hours in one group: as many as three bookings may have. */
export const MOST_GROUP_HOURS = 81;

const hoursFit = (parts: readonly { readonly slots: readonly unknown[] }[]): boolean =>
  parts.reduce((sum, { slots }) => sum + slots.length, 0) <= MOST_GROUP_HOURS;

/* @__NO_SIDE_EFFECTS__ */
const partsOf = <Part extends z.core.$ZodType<{ readonly slots: readonly unknown[] }>>(part: Part) =>
  checked(
    z.array(part),
    z.minLength(1, 'Добавьте хотя бы одну бронь'),
    z.maxLength(MOST_PARTS, `Не\u00a0больше ${MOST_PARTS} броней в\u00a0одном заказе`),
    z.refine(hoursFit, { error: `Не\u00a0больше ${MOST_GROUP_HOURS} часов в\u00a0одном заказе` }),
  );

/** Why a booking of a group cannot be made. */
const groupObstacles = ['taken', 'closed', 'room', 'tariff', 'refused'] as const;

/** The price of each booking of a group, and which of them cannot be made. */
export const GroupQuote = z.object({
  parts: z.array(
    z.object({
      /** Null where it cannot be priced. */
      quote: z.nullable(Quote),
      roomName: z.string(),
      /**
       * `taken`: by somebody, or by another booking of the group; `closed`: the room is closed then, or the hour has
       * begun; `room` and `tariff`: no longer bookable; `refused`: an extra is no longer offered, or there are too many
       * guests.
       */
      obstacle: z.nullable(z.enum(groupObstacles)),
      /** The hours of this booking that are taken. */
      taken: z.array(Instant),
    }),
  ),
  /** Total of the bookings that can be made. */
  price: Kopecks,
});
export type GroupQuote = z.output<typeof GroupQuote>;

/** The prices of several bookings, each with its obstacle if there is one, before anything is held. */
export const quoteGroup = call({
  id: 'booking.groupPrice',
  summary: 'Calculate the price of several bookings',
  method: 'POST',
  path: '/booking/group/price',
  access: 'public',
  body: z.object({ parts: partsOf(BookingRequest) }),
  reply: message(GroupQuote),
  reads: ['prices', 'schedule'],
  ours: true,
});

/**
 * Holds the hours of several bookings until one payment pays for them, all or none. When one cannot be made,
 * `slot_taken` says which; `price_changed` carries the current price of each.
 */
export const writeGroup = call({
  id: 'booking.groupWrite',
  summary: 'Hold the hours of several bookings until they are paid together',
  method: 'POST',
  path: '/booking/group/write',
  access: 'customer',
  body: z.object({
    parts: partsOf(
      z.extend(BookingRequest, {
        price: Kopecks,
        guests: z.optional(z.nullable(Guests)),
        customerComment: z.optional(CustomerComment),
      }),
    ),
  }),
  reply: created(z.object({ groupId: Id, orderIds: z.array(Id), expiresAt: Instant, price: Kopecks, now: Instant })),
  fails: [
    'room_not_bookable',
    'tariff_gone',
    'slot_invalid',
    { slot_taken: GroupQuote, price_changed: GroupQuote },
    'too_many_holds',
    'booking_blocked',
  ],
  changes: ['schedule', 'bookings'],
  repeat: 'idempotency-key',
  ours: true,
});
