import * as z from 'zod/mini';
import { push } from '../core/live/push.ts';
import { Id, Instant } from '../core/schema/fields.ts';

// In a file of their own, for screens that subscribe to them and make no calls.

const ScheduleChange = z.object({ roomId: Id, starts: z.array(Instant), orderId: z.nullable(Id) });
const changes = ['schedule', 'bookings'] as const;

/** Hours were held. The public topic does not carry the order's number. */
export const bookingAdded = push({
  id: 'booking.writeSchedule',
  summary: 'Hours of a room were held',
  topics: ['residents', 'info/{userId}'],
  action: 'writeSchedule',
  data: ScheduleChange,
  changes,
});

/** Hours were closed for, or freed from, a technical reason. */
export const technicalReasonWritten = push({
  id: 'booking.writeTechnicalSchedule',
  summary: 'Hours of a room were closed for a technical reason',
  topics: ['residents'],
  action: 'writeTechnicalSchedule',
  data: ScheduleChange,
  changes,
});

/** A booking was cancelled, a hold released or expired, a technical reason removed: the hours are free. */
export const bookingDeleted = push({
  id: 'booking.delete',
  summary: 'Hours of a room became free',
  topics: ['residents', 'info/{userId}'],
  action: 'delete',
  data: ScheduleChange,
  changes,
});

/** A booking was paid; its hours stay busy. */
export const bookingPaid = push({
  id: 'booking.paid',
  summary: 'A booking was paid',
  topics: ['residents', 'info/{userId}'],
  action: 'paid',
  data: ScheduleChange,
  changes,
});

/**
 * The payment status of the reader's own order changed: it was paid, is in process or declined; a refund was requested,
 * succeeded or was refused.
 */
export const orderPaid = push({
  id: 'booking.order_paid',
  summary: 'The payment status of an order changed',
  topics: ['info/{userId}'],
  action: 'order_paid',
  data: z.object({
    orderId: Id,
    status: z.enum(['paid', 'process', 'declined', 'refund_requested', 'refund_succeeded', 'refund_failed']),
  }),
  changes: ['bookings'],
});

export const bookingPushes = [bookingAdded, technicalReasonWritten, bookingDeleted, bookingPaid, orderPaid] as const;
