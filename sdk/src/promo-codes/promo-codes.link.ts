import * as z from 'zod/mini';
import { call } from '../core/schema/call.ts';
import { checked } from '../core/schema/checked.ts';
import { done } from '../core/schema/fields.ts';
import { PromoCodeInput } from './promo-codes.spelling.ts';

// Without an account: whoever has the link to pay a booking by, or the key of an order of tickets.

const write = { method: 'POST', access: 'public', ours: true } as const;
const fails = [
  'promo_not_now',
  'promo_unknown',
  'promo_ended',
  'promo_used_up',
  'promo_unfit',
  'rate_limited',
] as const;
const Token = checked(z.string(), z.minLength(1), z.maxLength(100));
/** Null takes off the code that there is. */
const promoCode = z.nullable(PromoCodeInput);

/** Gives the unpaid booking of a link the discount of a promo code instead of the one it has; null takes it off. */
export const applyPromoByLink = call({
  ...write,
  id: 'promoCode.applyByLink',
  summary: 'Apply a promo code to the booking of a link',
  path: '/booking/link/promo-code',
  body: z.object({ token: Token, promoCode }),
  reply: done,
  fails: ['link_expired', ...fails],
  changes: ['bookings'],
  repeat: 'safe',
});

/** Confirms the unpaid booking of a link that a promo code made free. */
export const confirmFreeByLink = call({
  ...write,
  id: 'promoCode.confirmFreeByLink',
  summary: 'Confirm the booking of a link that costs nothing',
  path: '/booking/link/promo-code/confirm',
  body: z.object({ token: Token }),
  reply: done,
  fails: ['link_expired', 'booking_not_payable', 'hold_expired'],
  changes: ['bookings', 'schedule'],
  repeat: 'never: the second finds it confirmed',
});

/**
 * Gives an unpaid order of tickets the discount of a promo code instead of the one it has; null takes it off. A code
 * that covers the whole price issues the tickets at once.
 */
export const applyTicketPromo = call({
  ...write,
  id: 'promoCode.applyToTickets',
  summary: 'Apply a promo code to an order of tickets',
  path: '/ticket-order/{slug}/promo-code',
  body: z.object({ promoCode }),
  reply: done,
  fails: ['not_found', ...fails],
  changes: ['tickets'],
  repeat: 'safe',
});
