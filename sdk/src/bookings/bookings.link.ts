import * as z from 'zod/mini';
import { call } from '../core/schema/call.ts';
import { checked } from '../core/schema/checked.ts';
import { done, Id, Instant, message } from '../core/schema/fields.ts';
import { BookingInfo } from './bookings.model.ts';

// The payment link that staff send by SMS: whoever has it can open one booking and pay for it without a login.

const LinkBody = z.object({ token: checked(z.string(), z.minLength(1), z.maxLength(100)) });

/** The booking of a payment link, while the link is valid. `can` has only `pay` and `release`. */
export const getBookingByLink = call({
  id: 'booking.link',
  summary: 'Read the booking that a link to pay by is for',
  method: 'POST',
  path: '/booking/link',
  access: 'public',
  body: LinkBody,
  reply: message(BookingInfo),
  fails: ['link_expired'],
  reads: ['bookings'],
  ours: true,
});

/** Starts paying the booking of a payment link, in the provider’s embedded frame. */
export const payByLink = call({
  id: 'booking.linkPay',
  summary: 'Start paying the booking of a link in an embedded frame',
  method: 'POST',
  path: '/booking/link/pay',
  access: 'public',
  body: LinkBody,
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
  fails: ['link_expired', 'not_found', 'booking_not_payable', 'hold_expired', 'payment_down'],
  changes: ['bookings', 'schedule'],
  repeat: 'safe',
  ours: true,
});

/** Releases the unpaid hours of a payment link, when the customer does not want them. */
export const releaseByLink = call({
  id: 'booking.linkRelease',
  summary: 'Release the unpaid hours of a link',
  method: 'POST',
  path: '/booking/link/release',
  access: 'public',
  body: LinkBody,
  reply: done,
  fails: ['link_expired', 'booking_not_cancellable'],
  changes: ['bookings', 'schedule'],
  repeat: 'safe',
  ours: true,
});
