import * as z from 'zod/mini';
import { call } from '../core/schema/call.ts';
import { basedOn, decisionFails } from '../core/schema/decision.ts';
import {
  created,
  exportQuery,
  Id,
  Kopecks,
  message,
  page,
  pageQuery,
  QueryInt,
  sortsThen,
} from '../core/schema/fields.ts';
import { file } from '../core/schema/file.ts';
import { InputDay, InputInstant } from '../core/schema/inputDates.ts';
import { required } from '../core/schema/rules.ts';
import { AdminBooking, AdminBookingCard, BookingStatus, PaidKind, TakenHours } from './bookings.model.ts';

/**
 * Filters of the staff's list. `from` and `to` are days on which a booking begins or holds hours; the other days are
 * those on which money came or went back.
 */
export const BookingFilters = z.object({
  status: z.optional(z.pipe(QueryInt, BookingStatus)),
  roomId: z.optional(QueryInt),
  from: z.optional(InputDay),
  to: z.optional(InputDay),
  paidFrom: z.optional(InputDay),
  paidTo: z.optional(InputDay),
  refundedFrom: z.optional(InputDay),
  refundedTo: z.optional(InputDay),
});

export const bookingSorts = [
  'orderId',
  'start',
  'price',
  'createdAt',
  'status',
  'roomName',
  ...sortsThen('start', 'roomName', 'price'),
] as const;

export const BookingsQuery = z.extend(pageQuery(bookingSorts), BookingFilters.shape);

/** A page of all bookings; `search` looks at the number, the customer's phone and name. */
export const listBookings = call({
  id: 'admin.booking.list',
  summary: 'List all bookings',
  method: 'GET',
  path: '/admin/show_all_booking',
  access: 'bookings.read',
  query: BookingsQuery,
  reply: page(AdminBooking),
  reads: ['bookings'],
  section: '7 Admin: bookings and rooms',
});

/** All matching records as one file, `xlsx` or `csv`, with formulas escaped. */
export const exportBookings = call({
  id: 'admin.booking.export',
  summary: 'Export the filtered bookings',
  method: 'GET',
  path: '/admin/export_all_booking',
  access: 'bookings.read',
  query: z.extend(exportQuery(bookingSorts), BookingFilters.shape),
  reply: file('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'),
  reads: ['bookings'],
  ours: true,
});

/** One booking with its customer, payments and history. */
export const getBookingCard = call({
  id: 'admin.booking.detail',
  summary: 'Read one booking as staff',
  method: 'GET',
  path: '/admin/booking/{id}/show',
  access: 'bookings.read',
  reply: message(AdminBookingCard),
  fails: ['not_found'],
  reads: ['bookings'],
  section: '7 Admin: bookings and rooms',
});

/**
 * Cancels a booking with a reason the customer reads. `refund` is one of the sums of `cancelRefund` that staff saw;
 * without it a paid booking is refunded in full. Another sum is refused with `price_changed`.
 */
export const cancelBooking = call({
  id: 'admin.booking.cancel',
  summary: 'Cancel a booking with a reason',
  method: 'POST',
  path: '/admin/booking/cancel',
  access: 'bookings.manage',
  body: z.object({
    orderId: Id,
    seen: basedOn(BookingStatus),
    rejectionReason: required(500),
    refund: z.optional(Kopecks),
  }),
  reply: message(z.object({ success: z.boolean() })),
  fails: [...decisionFails, 'booking_not_cancellable', 'price_changed'],
  changes: ['bookings', 'schedule'],
  repeat: 'idempotency-key',
  section: '7 Admin: bookings and rooms',
});

/** Sends a refund that the payment provider refused again, whatever the payment was for. */
export const retryRefund = call({
  id: 'admin.booking.refundRetry',
  summary: 'Send a refused refund again',
  method: 'POST',
  path: '/admin/booking/refund/retry',
  access: 'bookings.manage',
  body: z.object({ kind: PaidKind, id: Id }),
  reply: message(z.object({ success: z.boolean() })),
  fails: ['not_found', 'refund_not_failed'],
  changes: ['bookings'],
  repeat: 'idempotency-key',
  ours: true,
});

/** Closes free hours of a room for a technical reason, all or none; `slot_taken` names the taken ones. */
export const writeTechnicalReason = call({
  id: 'admin.booking.technicalReasonWrite',
  summary: 'Close hours of a room for a technical reason',
  method: 'POST',
  path: '/admin/write_technical_reason',
  access: 'bookings.manage',
  body: z.object({
    roomId: Id,
    slots: z
      .array(InputInstant)
      .check(z.minLength(1, 'Выберите хотя бы один час'), z.maxLength(90, 'Не больше 90 часов за раз')),
    reason: required(300),
  }),
  reply: created(),
  fails: [{ slot_taken: TakenHours }, 'slot_invalid', 'room_not_bookable'],
  changes: ['schedule'],
  repeat: 'idempotency-key',
  section: '7 Admin: bookings and rooms',
});

/** Opens the hours of a technical reason again. */
export const deleteTechnicalReason = call({
  id: 'admin.booking.technicalReasonDelete',
  summary: 'Reopen hours closed for a technical reason',
  method: 'POST',
  path: '/admin/delete_technical_reason',
  access: 'bookings.manage',
  body: z.object({ technicalReasonId: Id }),
  reply: message(z.object({ success: z.boolean() })),
  fails: ['not_found'],
  changes: ['schedule'],
  repeat: 'idempotency-key',
  section: '7 Admin: bookings and rooms',
});
