import * as z from 'zod/mini';
import { call } from '../core/schema/call.ts';
import { created, Id, Instant, Kopecks, message, page, QueryInt } from '../core/schema/fields.ts';
import { file } from '../core/schema/file.ts';
import { FoundRoom, RoomWish } from './bookings.availability.ts';
import {
  BookingInfo,
  BookingRequest,
  CustomerComment,
  Guests,
  Quote,
  TakenHours,
  UserBooking,
} from './bookings.model.ts';

export { GroupQuote, MOST_PARTS, quoteGroup, writeGroup } from './bookings.group.ts';
export { getBookingByLink, payByLink, releaseByLink } from './bookings.link.ts';
export { dayStates, getMonth, type RoomDay } from './bookings.month.ts';
export { quotePrice } from './bookings.price.ts';
export {
  bookingAdded,
  bookingDeleted,
  bookingPaid,
  bookingPushes,
  orderPaid,
  technicalReasonWritten,
} from './bookings.pushes.ts';
export { getSchedule } from './bookings.schedule.ts';

const OrderBody = z.object({ orderId: Id });

/**
 * Rooms that match the number of people, area, price and equipment, and whether each is free at the wished hours; free
 * rooms come first. For the others `instead` names the nearest free times. `equipment` lists all there is to choose
 * from.
 */
export const findRooms = call({
  id: 'booking.roomsFind',
  summary: 'Find rooms that are free at a time',
  method: 'POST',
  path: '/booking/rooms/find',
  access: 'public',
  body: RoomWish,
  reply: message(
    z.object({
      rooms: z.array(FoundRoom),
      equipment: z.array(z.object({ equipmentId: Id, name: z.string() })),
      now: Instant,
    }),
  ),
  reads: ['rooms', 'schedule'],
  ours: true,
});

/**
 * Holds hours of a room until they are paid, all hours or none: when one is taken, `slot_taken` carries the taken ones
 * and the nearest free ones. `price` is what the customer saw; if it has changed, the call fails with the new quote.
 * `guests` may not exceed the room's capacity; staff read them, and `customerComment`.
 */
export const writeSchedule = call({
  id: 'booking.write',
  summary: 'Hold hours of a room until they are paid',
  method: 'POST',
  path: '/booking/write_schedule',
  access: 'customer',
  body: z.extend(BookingRequest, {
    price: Kopecks,
    guests: z.optional(z.nullable(Guests)),
    customerComment: z.optional(CustomerComment),
  }),
  reply: created(z.object({ orderId: Id, expiresAt: Instant, price: Kopecks, now: Instant })),
  fails: [
    'room_not_bookable',
    'tariff_gone',
    'slot_invalid',
    { slot_taken: TakenHours, price_changed: Quote },
    'too_many_holds',
    'booking_blocked',
  ],
  changes: ['schedule', 'bookings'],
  repeat: 'idempotency-key',
  section: '7 Booking',
});

/** One booking of the signed-in customer. */
export const getBooking = call({
  id: 'booking.orderInfo',
  summary: 'Read one of my bookings',
  method: 'POST',
  path: '/booking/get_info_about_schedule',
  access: 'customer',
  body: OrderBody,
  reply: message(BookingInfo),
  fails: ['not_found'],
  reads: ['bookings'],
  section: '7 Booking',
});

/** The signed-in customer's bookings, newest first; `{x}` is the page from 1. */
export const listMyBookings = call({
  id: 'booking.userSchedule',
  summary: 'List my bookings',
  method: 'POST',
  path: '/booking/get_user_schedule/{x}',
  access: 'customer',
  body: z.optional(z.object({ status: z.optional(QueryInt) })),
  reply: page(UserBooking),
  reads: ['bookings'],
  section: '7 Booking',
});

/** The receipt of a paid booking. */
export const getReceipt = call({
  id: 'booking.checkPdf',
  summary: 'Download the receipt of a paid booking',
  method: 'POST',
  path: '/booking/get_check_pdf',
  access: 'customer',
  body: OrderBody,
  reply: file('application/pdf'),
  fails: ['not_found', 'receipt_not_ready'],
  reads: ['bookings'],
  section: '7 Booking',
});

/** Releases an unpaid hold; its hours are free at once. */
export const releaseBooking = call({
  id: 'booking.deleteFromRedis',
  summary: 'Release an unpaid hold',
  method: 'POST',
  path: '/booking/delete_from_redis',
  access: 'customer',
  body: OrderBody,
  reply: message(z.object({ success: z.boolean() })),
  fails: ['not_found', 'booking_not_cancellable'],
  changes: ['schedule', 'bookings'],
  repeat: 'idempotency-key',
  section: '7 Booking',
});

export { dropMove, moveMyBooking, quoteMove } from './bookings.move.ts';

/** Cancels a paid booking; returns the refund in kopecks. `refund` is the sum the customer was shown. */
export const cancelPaidBooking = call({
  id: 'booking.deleteAfterPaid',
  summary: 'Cancel a paid booking',
  method: 'POST',
  path: '/booking/delete_after_paid',
  access: 'customer',
  body: z.extend(OrderBody, { refund: Kopecks }),
  reply: message(z.object({ success: z.boolean(), refund: Kopecks })),
  fails: ['not_found', 'booking_not_cancellable', { price_changed: z.object({ refund: Kopecks }) }],
  changes: ['schedule', 'bookings'],
  repeat: 'idempotency-key',
  section: '7 Booking',
});

/**
 * Starts a payment in the provider's embedded frame, for this booking and all unpaid bookings made together with it.
 * The hours are held for the provider's term, which ends at `expiresAt` of the reply; the customer's deadline for
 * starting a payment is still the booking's `expiresAt`.
 */
export const payEmbedded = call({
  id: 'booking.payEmbedded',
  summary: 'Start paying a booking in an embedded frame',
  method: 'POST',
  path: '/booking/pay_embedded',
  access: 'customer',
  body: OrderBody,
  reply: message(
    z.object({
      orderId: Id,
      paymentId: z.string(),
      confirmationToken: z.string(),
      frameUrl: z.string(),
      expiresAt: Instant,
      now: Instant,
    }),
  ),
  fails: ['not_found', 'booking_not_payable', 'hold_expired', 'payment_down'],
  changes: ['bookings', 'schedule'],
  repeat: 'idempotency-key',
  section: '7 Booking',
});
