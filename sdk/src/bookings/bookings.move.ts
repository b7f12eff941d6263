import * as z from 'zod/mini';
import { call } from '../core/schema/call.ts';
import { done, Id, Kopecks, message } from '../core/schema/fields.ts';
import { InputInstant } from '../core/schema/inputDates.ts';
import { BookingHours, MOST_HOURS, MoveQuote, TakenHours } from './bookings.model.ts';

const Wish = z.object({ orderId: Id, slots: BookingHours });
const moveFails = ['not_found', 'booking_not_movable', 'room_not_bookable', 'tariff_gone', 'slot_invalid'] as const;

/**
 * The price of moving a booking of mine to other hours: what has to be paid on top, or is refunded. Changes nothing.
 */
export const quoteMove = call({
  id: 'booking.movePrice',
  summary: 'Calculate what moving my booking costs',
  method: 'POST',
  path: '/booking/move/price',
  access: 'customer',
  body: Wish,
  reply: message(MoveQuote),
  fails: moveFails,
  reads: ['bookings', 'prices'],
  ours: true,
});

/**
 * Moves a booking of mine to other hours of its room, with the tariff and extras at the prices it was made for. `seen`
 * are its hours as shown, and `price`, `due` and `back` those of `quoteMove`; if any has changed, nothing is done. If
 * nothing is due, the booking moves at once and `back` is refunded. Otherwise the new hours are held in addition to the
 * old ones, and the booking moves when `due` is paid by `payEmbedded`.
 */
export const moveMyBooking = call({
  id: 'booking.move',
  summary: 'Move my booking to other hours',
  method: 'POST',
  path: '/booking/move',
  access: 'customer',
  body: z.extend(Wish, {
    seen: z.array(InputInstant).check(z.maxLength(MOST_HOURS)),
    price: Kopecks,
    due: Kopecks,
    back: Kopecks,
  }),
  reply: message(z.object({ moved: z.boolean() })),
  fails: [...moveFails, 'conflict', 'too_many_holds', { slot_taken: TakenHours, price_changed: MoveQuote }],
  changes: ['schedule', 'bookings'],
  repeat: 'idempotency-key',
  ours: true,
});

/** Drops a move that waits for its payment: the hours held for it become free, the booking stays as it is. */
export const dropMove = call({
  id: 'booking.moveDrop',
  summary: 'Give up a move of my booking',
  method: 'POST',
  path: '/booking/move/drop',
  access: 'customer',
  body: z.object({ orderId: Id }),
  reply: done,
  fails: ['not_found', 'booking_not_movable'],
  changes: ['schedule', 'bookings'],
  repeat: 'idempotency-key',
  ours: true,
});
