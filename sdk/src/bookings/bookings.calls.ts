import * as z from 'zod/mini';
import { call } from '../core/call.ts';
import { created, Id, Instant, Kopecks, message, page, QueryInt } from '../core/fields.ts';
import { file } from '../core/file.ts';
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
 * Rooms for so many people, so large, so cheap, with this equipment, and whether each is free at the wished hours: those
 * that are come first. Of the others `instead` says when they are. `equipment` is all there is to choose from.
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
 * Holds hours of a room until they are paid. All hours or none: when one is taken, `slot_taken` carries
 * which, and what is free instead. `price` is what the customer saw; another is refused, with the new quote. `guests`
 * are at most what the room holds; staff read them, and `customerComment`.
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

/** Cancels a paid booking; answers what comes back, in kopecks. `refund` is what the customer was shown. */
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
 * Starts a payment in the provider's embedded frame, of all unpaid bookings that were made together with it; the hours are kept for the provider's term. `expiresAt` is the end
 * of that term; the customer's deadline for starting a payment stays the booking's `expiresAt`.
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
