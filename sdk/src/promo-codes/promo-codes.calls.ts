import * as z from 'zod/mini';
import { call } from '../core/schema/call.ts';
import { done, Id } from '../core/schema/fields.ts';
import { PromoCodeInput } from './promo-codes.spelling.ts';

export { applyPromoByLink, applyTicketPromo, confirmFreeByLink } from './promo-codes.link.ts';

const write = { method: 'POST', access: 'customer', changes: ['bookings'], section: '7 Booking', ours: true } as const;

/** Gives the reader's unpaid booking the discount of a promo code; it replaces another code. */
export const applyPromoCode = call({
  ...write,
  id: 'promoCode.apply',
  summary: 'Apply a promo code to a booking',
  path: '/booking/promo-code/apply',
  body: z.object({ orderId: Id, promoCode: PromoCodeInput }),
  reply: done,
  fails: ['not_found', 'promo_not_now', 'promo_unknown', 'promo_ended', 'promo_used_up', 'promo_unfit', 'rate_limited'],
  repeat: 'safe',
});

/** Confirms the reader's unpaid booking that a promo code made free. */
export const confirmFreeBooking = call({
  ...write,
  id: 'promoCode.confirmFree',
  summary: 'Confirm a booking that costs nothing',
  path: '/booking/promo-code/confirm',
  body: z.object({ orderId: Id }),
  reply: done,
  fails: ['not_found', 'booking_not_payable', 'hold_expired'],
  repeat: 'idempotency-key',
});

/** Takes the discount off the reader's unpaid booking; the code may be used again. */
export const withdrawPromoCode = call({
  ...write,
  id: 'promoCode.withdraw',
  summary: 'Withdraw a promo code from a booking',
  path: '/booking/promo-code/withdraw',
  body: z.object({ orderId: Id }),
  reply: done,
  fails: ['not_found', 'promo_not_now'],
  repeat: 'safe',
});
