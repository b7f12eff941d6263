import * as z from 'zod/mini';
import { call } from '../core/call.ts';
import { done, Id, Instant, Kopecks, message } from '../core/fields.ts';
import { BookingHours, MOST_HOURS, MoveQuote, TakenHours } from './bookings.model.ts';

const Wish = z.object({ orderId: Id, slots: BookingHours });
const moveFails = ['not_found', 'booking_not_movable', 'room_not_bookable', 'tariff_gone', 'slot_invalid'] as const;

/** What a booking of mine would cost at other hours, with what is to be paid on top or comes back. Nothing changes. */
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
 * Gives a booking of mine other hours of its room, with its tariff and extras at the prices it was made for. `seen` are
 * its hours as they were shown, `price`, `due` and `back` what `quoteMove` said: if they are others by now, nothing is
 * done. Where nothing is due it is moved at once, and `back` is on its way. Where something is, the new hours are held
 * beside the old ones, and it moves when `due` is paid by `payEmbedded`; until then it stays as it is.
 */
export const moveMyBooking = call({
  id: 'booking.move',
  summary: 'Move my booking to other hours',
  method: 'POST',
  path: '/booking/move',
  access: 'customer',
  body: z.extend(Wish, {
    seen: z.array(Instant).check(z.maxLength(MOST_HOURS)),
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

/** Gives up a move that waits to be paid: the hours held for it are free, the booking stays as it is. */
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
