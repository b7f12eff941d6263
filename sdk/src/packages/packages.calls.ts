import * as z from 'zod/mini';
import { push } from '../core/live/push.ts';
import { call } from '../core/schema/call.ts';
import { done, Id, Instant, Kopecks, message } from '../core/schema/fields.ts';
import { BookingPackages, OwnPackage, PackageOffer } from './packages.model.ts';

const section = '7 Booking';
const write = { method: 'POST', access: 'customer', section, ours: true } as const;
const OrderOf = z.object({ orderId: Id });

/** The packages of hours on sale, the cheapest first. */
export const listPackages = call({
  id: 'package.list',
  summary: 'List the packages of hours on sale',
  method: 'GET',
  path: '/packages',
  access: 'public',
  reply: message(z.object({ packages: z.array(PackageOffer) })),
  reads: ['packages', 'rooms'],
  section,
  ours: true,
});

/** Begins the purchase of a package at the price that its buyer saw, or returns the unpaid one they have already. */
export const buyPackage = call({
  ...write,
  id: 'package.buy',
  summary: 'Buy a package of hours',
  path: '/packages/buy',
  body: z.object({ packageId: Id, price: Kopecks }),
  reply: message(z.object({ purchaseId: Id })),
  fails: ['not_found', 'price_changed', 'rate_limited'],
  changes: ['packages'],
  repeat: 'safe',
});

/** Starts paying for the reader's package in the provider's frame, or continues a payment in progress. */
export const payPackage = call({
  ...write,
  id: 'package.pay',
  summary: 'Start paying for a package of hours',
  path: '/packages/pay',
  body: z.object({ purchaseId: Id }),
  reply: message(
    z.object({
      paymentId: z.string(),
      confirmationToken: z.string(),
      frameUrl: z.string(),
      expiresAt: Instant,
      now: Instant,
    }),
  ),
  fails: ['not_found', 'package_not_payable', 'event_payment_down'],
  changes: ['packages'],
  repeat: 'safe',
});

/** The packages of the reader: those that wait for their payment, then the others, the latest first. */
export const listMyPackages = call({
  ...write,
  id: 'package.my',
  summary: 'List my packages of hours',
  path: '/packages/my',
  reply: message(z.object({ packages: z.array(OwnPackage) })),
  reads: ['packages', 'bookings'],
});

/** Which of the reader's packages can pay for the hours of their booking, and the one that does. */
export const getBookingPackages = call({
  ...write,
  id: 'package.forBooking',
  summary: 'Read which packages fit a booking',
  path: '/packages/for-booking',
  body: OrderOf,
  reply: message(BookingPackages),
  fails: ['not_found'],
  reads: ['packages', 'bookings'],
});

/**
 * Pays for the hours of the reader's unpaid booking with a package. If nothing else is to be paid, it is confirmed at
 * once. `hoursLeft` is what the reader saw; another number is a `conflict`.
 */
export const payWithPackage = call({
  ...write,
  id: 'package.use',
  summary: 'Pay for a booking with a package of hours',
  path: '/packages/use',
  body: z.object({ orderId: Id, purchaseId: Id, hoursLeft: z.int().check(z.nonnegative(), z.maximum(500)) }),
  reply: message(z.object({ booked: z.boolean() })),
  fails: ['not_found', 'conflict', 'package_not_now', 'package_unfit', 'package_short', 'hold_expired'],
  changes: ['packages', 'bookings', 'schedule'],
  repeat: 'idempotency-key',
});

/** Takes the package off the reader's booking, whose extras are not paid yet; its hours come back. */
export const withdrawPackage = call({
  ...write,
  id: 'package.withdraw',
  summary: 'Withdraw a package from a booking',
  path: '/packages/withdraw',
  body: OrderOf,
  reply: done,
  fails: ['not_found', 'package_not_now'],
  changes: ['packages', 'bookings'],
  repeat: 'safe',
});

/** A package of the reader was paid, extended or returned, its payment failed, or hours came back to it. */
export const packageChanged = push({
  id: 'package.changed',
  summary: 'A package of hours of the reader was changed',
  topics: ['info/{userId}'],
  action: 'packageChanged',
  data: z.object({ purchaseId: Id, packageTitle: z.string(), isPaid: z.boolean() }),
  changes: ['packages'],
});

export const packagePushes = [packageChanged] as const;
