import * as z from 'zod/mini';
import { BookingRequest, Guests, MOST_HOURS, Quote, TakenHours } from '../bookings/bookings.model.ts';
import { call } from '../core/schema/call.ts';
import { schemaOf } from '../core/schema/enums.ts';
import { created, Day, done, Id, Instant, Kopecks, message, QueryInt } from '../core/schema/fields.ts';
import { InputDay, InputInstant } from '../core/schema/inputDates.ts';
import { Phone, required } from '../core/schema/rules.ts';
import {
  Arrival,
  Board,
  Caller,
  CallerName,
  Comment,
  DeskBooking,
  DeskPayment,
  DeskQuote,
  keepFor,
  MOST_DAYS,
  Series,
} from './desk.model.ts';

export {
  DeskInvoice,
  findPayer,
  getDeskInvoice,
  mailDeskInvoice,
  makeDeskInvoice,
  PayerFields,
  withdrawDeskInvoice,
} from './desk.invoice.admin.ts';
export { sendPayLink } from './desk.link.admin.ts';
export { cancelDeskSbp, DeskSbp, getDeskSbp, startDeskSbp } from './desk.sbp.admin.ts';

const bookingFails = ['room_not_bookable', 'tariff_gone', 'slot_invalid'] as const;

/** The board of a day, a week or a month, up to 31 days: every room with its hours, what takes them, and the notes of the shift. */
export const getBoard = call({
  id: 'admin.desk.board',
  summary: 'Read the board of rooms and hours',
  method: 'GET',
  path: '/admin/board',
  access: 'bookings.read',
  query: z.object({ from: InputDay, days: QueryInt.check(z.minimum(1), z.maximum(MOST_DAYS)) }),
  reply: message(Board),
  reads: ['bookings', 'schedule', 'rooms', 'board'],
  ours: true,
});

/** A booking as the desk works on it. */
export const getDeskBooking = call({
  id: 'admin.desk.booking',
  summary: 'Read what the desk may do with a booking',
  method: 'GET',
  path: '/admin/board/{id}',
  access: 'bookings.read',
  reply: message(DeskBooking),
  fails: ['not_found'],
  reads: ['bookings', 'schedule'],
  ours: true,
});

/** The customer with this phone; null when it is new. */
export const findCaller = call({
  id: 'admin.desk.caller',
  summary: 'Find a caller by phone',
  method: 'POST',
  path: '/admin/board/caller',
  access: 'desk.manage',
  body: z.object({ phone: Phone }),
  reply: message(z.object({ caller: z.nullable(Caller) })),
  reads: ['users', 'bookings'],
  ours: true,
});

/**
 * The price of hours, by the prices customers see, and which of them are taken. If a booking is changed (`orderId`),
 * its own hours count as free, and the parts of its tariff and extras that it keeps retain their price.
 */
export const quoteAtDesk = call({
  id: 'admin.desk.quote',
  summary: 'Calculate the price of hours at the desk',
  method: 'POST',
  path: '/admin/board/quote',
  access: 'desk.manage',
  body: z.extend(BookingRequest, { orderId: z.nullable(Id) }),
  reply: message(DeskQuote),
  fails: ['not_found', ...bookingFails],
  reads: ['prices', 'schedule', 'bookings'],
  ours: true,
});

/**
 * Holds hours for a caller until they are paid, at the desk or by the link in the SMS. A phone without an account gets
 * one with this name, and its owner sets a password by a code. `price` is what staff saw.
 */
export const bookForCaller = call({
  id: 'admin.desk.book',
  summary: 'Hold hours of a room for a caller',
  method: 'POST',
  path: '/admin/board/book',
  access: 'desk.manage',
  body: z.extend(BookingRequest, {
    phone: Phone,
    lastname: CallerName,
    name: CallerName,
    keepMinutes: schemaOf(keepFor),
    comment: Comment,
    guests: z.optional(z.nullable(Guests)),
    price: Kopecks,
  }),
  reply: created(z.object({ orderId: Id, expiresAt: Instant })),
  fails: [...bookingFails, { slot_taken: TakenHours, price_changed: Quote }, 'caller_leaves', 'booking_blocked'],
  changes: ['schedule', 'bookings', 'users'],
  repeat: 'idempotency-key',
  ours: true,
});

/**
 * Gives a booking other hours, another room, tariff or extras, all or nothing. `seen` are its hours as staff saw them;
 * if they have changed, it is a `conflict`. If a paid booking becomes more expensive, the difference (`due`) is taken
 * at once in the way `by` says, which requires `desk.cash`; if it becomes cheaper, `back` is refunded.
 */
export const moveBooking = call({
  id: 'admin.desk.move',
  summary: 'Move or change a booking',
  method: 'POST',
  path: '/admin/board/move',
  access: 'desk.manage',
  body: z.extend(BookingRequest, {
    orderId: Id,
    seen: z.array(InputInstant).check(z.maxLength(MOST_HOURS)),
    price: Kopecks,
    due: Kopecks,
    back: z.optional(Kopecks),
    by: z.nullable(DeskPayment),
  }),
  reply: done,
  fails: [
    'not_found',
    'conflict',
    'move_not_allowed',
    ...bookingFails,
    { slot_taken: TakenHours, price_changed: Quote },
    'sum_changed',
  ],
  changes: ['schedule', 'bookings'],
  repeat: 'idempotency-key',
  ours: true,
});

/** Takes money for a booking at the desk. `sum` is the amount due as staff saw it; if it has changed, it is refused. */
export const payAtDesk = call({
  id: 'admin.desk.pay',
  summary: 'Take the money for a booking at the desk',
  method: 'POST',
  path: '/admin/board/pay',
  access: 'desk.cash',
  body: z.object({ orderId: Id, by: DeskPayment, sum: Kopecks }),
  reply: done,
  fails: ['not_found', 'booking_not_payable', 'hold_expired', 'sum_changed'],
  changes: ['schedule', 'bookings'],
  repeat: 'idempotency-key',
  ours: true,
});

/** Records that money taken at the desk was given back there. `sum` is the amount owed as staff saw it. */
export const giveMoneyAtDesk = call({
  id: 'admin.desk.giveBack',
  summary: 'Give money back at the desk',
  method: 'POST',
  path: '/admin/board/give_back',
  access: 'desk.cash',
  body: z.object({ orderId: Id, sum: Kopecks }),
  reply: done,
  fails: ['not_found', 'sum_changed'],
  changes: ['bookings'],
  repeat: 'idempotency-key',
  ours: true,
});

/** Records whether the guests of a paid booking came; null removes the mark. */
export const markArrival = call({
  id: 'admin.desk.arrival',
  summary: 'Mark whether the guests of a booking came',
  method: 'POST',
  path: '/admin/board/arrival',
  access: 'desk.manage',
  body: z.object({ orderId: Id, arrival: z.nullable(Arrival) }),
  reply: done,
  fails: ['not_found', 'arrival_not_now'],
  changes: ['bookings'],
  repeat: 'safe',
  ours: true,
});

/** The days a series would close, and which of their hours are taken. */
export const previewSeries = call({
  id: 'admin.desk.seriesPreview',
  summary: 'See which days a series would close',
  method: 'POST',
  path: '/admin/board/series/preview',
  access: 'desk.manage',
  body: Series,
  reply: message(
    z.object({ days: z.array(z.object({ day: Day, starts: z.array(Instant), taken: z.array(Instant) })) }),
  ),
  fails: ['room_not_bookable'],
  reads: ['schedule', 'rooms'],
  ours: true,
});

/**
 * Closes the same hours of a room on every day of a series except the skipped ones, for a technical reason; each day
 * can be reopened separately. All or none: `slot_taken` names the taken hours.
 */
export const closeSeries = call({
  id: 'admin.desk.seriesClose',
  summary: 'Close the same hours of a room on many days',
  method: 'POST',
  path: '/admin/board/series/close',
  access: 'desk.manage',
  body: z.object({ series: Series, reason: required(300), skip: z.array(InputDay).check(z.maxLength(120)) }),
  reply: message(z.object({ count: z.int() })),
  fails: ['room_not_bookable', 'slot_invalid', { slot_taken: TakenHours }],
  changes: ['schedule'],
  repeat: 'idempotency-key',
  ours: true,
});

/** Leaves a note about a day for the next shift. */
export const addShiftNote = call({
  id: 'admin.desk.noteAdd',
  summary: 'Leave a note for the shift of a day',
  method: 'POST',
  path: '/admin/board/note/add',
  access: 'desk.manage',
  body: z.object({ day: InputDay, text: required(500) }),
  reply: created(),
  changes: ['board'],
  repeat: 'idempotency-key',
  ours: true,
});

/** Removes a note that is no longer needed. */
export const removeShiftNote = call({
  id: 'admin.desk.noteRemove',
  summary: 'Remove a note of the shift',
  method: 'POST',
  path: '/admin/board/note/remove',
  access: 'desk.manage',
  body: z.object({ noteId: Id }),
  reply: done,
  fails: ['not_found'],
  changes: ['board'],
  repeat: 'idempotency-key',
  ours: true,
});

/** The private link of a room's calendar; null while there is none. */
export const getRoomFeed = call({
  id: 'admin.desk.feed',
  summary: 'Read the private link of a room’s calendar',
  method: 'GET',
  path: '/admin/room_feed/{id}',
  access: 'desk.manage',
  reply: message(z.object({ url: z.nullable(z.string()) })),
  fails: ['not_found'],
  reads: ['room-feeds'],
  ours: true,
});

/** Makes a private link for a room's calendar; a former one stops working. */
export const renewRoomFeed = call({
  id: 'admin.desk.feedRenew',
  summary: 'Make another private link for a room’s calendar',
  method: 'POST',
  path: '/admin/room_feed/renew',
  access: 'desk.manage',
  body: z.object({ roomId: Id }),
  reply: message(z.object({ url: z.string() })),
  fails: ['not_found'],
  changes: ['room-feeds'],
  repeat: 'never: each makes another link',
  ours: true,
});

/** Revokes the private link of a room's calendar: it stops working for everybody who has it. */
export const removeRoomFeed = call({
  id: 'admin.desk.feedRemove',
  summary: 'Take back the private link of a room’s calendar',
  method: 'POST',
  path: '/admin/room_feed/remove',
  access: 'desk.manage',
  body: z.object({ roomId: Id }),
  reply: done,
  fails: ['not_found'],
  changes: ['room-feeds'],
  repeat: 'safe',
  ours: true,
});
