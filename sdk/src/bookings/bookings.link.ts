import * as z from 'zod/mini';
import { call } from '../core/call.ts';
import { checked } from '../core/checked.ts';
import { done, Id, Instant, message } from '../core/fields.ts';
import { BookingInfo } from './bookings.model.ts';

// The link to pay by, which staff send in an SMS: whoever has it opens one booking and pays it, without a login.

const LinkBody = z.object({ token: checked(z.string(), z.minLength(1), z.maxLength(100)) });

/** The booking that a link is for, while the link lasts. `can` says `pay` and `release` alone. */
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

/** Starts paying the booking of a link, in the provider’s embedded frame. */
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

/** Gives the unpaid hours of a link back: whoever was offered them does not want them. */
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
