import * as z from 'zod/mini';
import { call } from '../core/schema/call.ts';
import { done, message } from '../core/schema/fields.ts';
import { PaymentCode } from './certificates.code.ts';
import { UsedCertificates } from './certificates.model.ts';

// Without an account: whoever has the key of an order of tickets.

const write = { method: 'POST', access: 'public', changes: ['certificates', 'tickets'], ours: true } as const;

/**
 * Pays for an unpaid order of tickets with the certificate of a code, or gives it the discount of a promo code. When
 * nothing is left to pay, its tickets are issued at once.
 */
export const applyTicketPaymentCode = call({
  ...write,
  id: 'certificate.applyToTickets',
  summary: 'Apply the code of a certificate or a promo code to an order of tickets',
  path: '/ticket-order/{slug}/code',
  body: z.object({ promoCode: PaymentCode }),
  reply: done,
  fails: ['not_found', 'promo_not_now', 'promo_unknown', 'promo_ended', 'promo_used_up', 'promo_unfit', 'rate_limited'],
  repeat: 'safe',
});

/** Takes certificates off an unpaid order of tickets; their sums come back to them. */
export const withdrawTicketCertificates = call({
  ...write,
  id: 'certificate.withdrawFromTickets',
  summary: 'Withdraw the certificates from an order of tickets',
  path: '/ticket-order/{slug}/code/withdraw',
  reply: done,
  fails: ['not_found', 'promo_not_now'],
  repeat: 'safe',
});

/** The certificates that pay for an order of tickets, or have paid for it. */
export const getTicketCertificates = call({
  id: 'certificate.ofTickets',
  summary: 'Read which certificates pay for an order of tickets',
  method: 'GET',
  path: '/ticket-order/{slug}/certificates',
  access: 'public',
  reply: message(UsedCertificates),
  fails: ['not_found'],
  reads: ['certificates', 'tickets'],
  ours: true,
});
