import * as z from 'zod/mini';
import { call } from '../core/schema/call.ts';
import { done, Id } from '../core/schema/fields.ts';

/** Sends the customer of an unpaid booking an SMS with a link that opens it without a login and leads to payment. */
export const sendPayLink = call({
  id: 'admin.desk.linkSend',
  summary: 'Send the link to pay a booking by',
  method: 'POST',
  path: '/admin/board/link',
  access: 'desk.manage',
  body: z.object({ orderId: Id }),
  reply: done,
  fails: ['not_found', 'booking_not_payable', 'rate_limited'],
  changes: ['bookings'],
  repeat: 'idempotency-key',
  ours: true,
});
