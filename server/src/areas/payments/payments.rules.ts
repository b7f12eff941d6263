import { captureEnds } from '../../area/payable.ts';
import { nextTry } from '../../jobs/nextTry.ts';
import type { PaymentRow, RefundRow } from './payments.table.ts';

const MOST_PAYMENTS = 5;
const DAY_MS = 24 * 60 * 60_000;

/** Whether the limit of five payments a day for one thing is reached. */
export const isSpent = (payments: readonly { readonly createdAt: Date }[], now: Date): boolean =>
  payments.filter(({ createdAt }) => now.getTime() - createdAt.getTime() < DAY_MS).length >= MOST_PAYMENTS;

/**
 * When to ask the provider about a payment again. Notifications are seldom lost, so during the term once a minute is
 * enough; from its end on the answer is due and asked for more often.
 */
export function nextAsk({ createdAt, expiresAt: term }: { createdAt: Date; expiresAt: Date }, now: Date): Date {
  if (now >= term) return nextTry(term, now, now < captureEnds(term) ? { mostMs: 15_000 } : {});
  const next = nextTry(createdAt, now, { leastMs: 15_000, mostMs: 60_000 });
  return next < term ? next : term;
}

/** The idempotency key of a refund. Each request has its own, so a repeat after a crash or an outage refunds once. */
export const refundKey = ({ id, renewals }: { readonly id: number; readonly renewals: number }): string =>
  renewals === 0 ? `refund-${id}` : `refund-${id}-${renewals}`;

/**
 * Whether the receipt of a payment, or of its refund, is of a prepayment: until the second receipt made it full payment.
 * Payments of older servers had such receipts too, and no second one.
 */
export const isOfPrepayment = (
  { receiptMode }: Pick<PaymentRow, 'receiptMode'>,
  refund: Pick<RefundRow, 'afterSecondReceipt'> | null,
): boolean => receiptMode !== 'full' && !refund?.afterSecondReceipt;

/** Whether the receipt of a payment is of an advance, because what it will be spent on is not known: a certificate's. */
export const isAdvance = ({ receiptMode }: Pick<PaymentRow, 'receiptMode'>): boolean => receiptMode === 'advance';
