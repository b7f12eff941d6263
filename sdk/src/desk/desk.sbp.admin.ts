import * as z from 'zod/mini';
import { paymentStatus } from '../bookings/bookings.model.ts';
import { call } from '../core/schema/call.ts';
import { schemaOf } from '../core/schema/enums.ts';
import { Id, Instant, Kopecks, message } from '../core/schema/fields.ts';

// SBP at the desk: a QR code on the desk's screen, paid from the phone of whoever stands there.

/** A payment by SBP that the desk shows. */
export const DeskSbp = z.object({
  paymentId: z.string(),
  /** The address that its QR code has. */
  qr: z.string(),
  sum: Kopecks,
  /** End of the provider's term. */
  expiresAt: Instant,
  now: Instant,
});
export type DeskSbp = z.output<typeof DeskSbp>;

const Outcome = message(z.object({ status: schemaOf(paymentStatus) }));
const desk = { method: 'POST', access: 'desk.cash', ours: true } as const;
const Paying = z.object({ orderId: Id, paymentId: z.string().check(z.minLength(1), z.maxLength(100)) });

/** Starts a payment by SBP for a booking, or answers the open one. `sum` is the amount due as staff saw it. */
export const startDeskSbp = call({
  ...desk,
  id: 'admin.desk.sbp',
  summary: 'Start a payment by SBP at the desk',
  path: '/admin/board/sbp',
  body: z.object({ orderId: Id, sum: Kopecks }),
  reply: message(DeskSbp),
  fails: ['not_found', 'booking_not_payable', 'hold_expired', 'sum_changed', 'payment_down'],
  changes: ['schedule', 'bookings'],
  repeat: 'idempotency-key',
});

/** What has become of a payment by SBP at the desk. */
export const getDeskSbp = call({
  ...desk,
  id: 'admin.desk.sbpStatus',
  summary: 'Ask whether a payment by SBP has come',
  path: '/admin/board/sbp/status',
  body: Paying,
  reply: Outcome,
  fails: ['not_found'],
  reads: ['bookings'],
});

/**
 * Gives a payment by SBP up. The answer says what became of it: `succeeded` if the money has come meanwhile, and
 * `pending` if the provider waits until the end of its term; money that comes then is returned if it pays for nothing.
 */
export const cancelDeskSbp = call({
  ...desk,
  id: 'admin.desk.sbpCancel',
  summary: 'Give up a payment by SBP at the desk',
  path: '/admin/board/sbp/cancel',
  body: Paying,
  reply: Outcome,
  fails: ['not_found', 'payment_down'],
  changes: ['schedule', 'bookings'],
  repeat: 'safe',
});
