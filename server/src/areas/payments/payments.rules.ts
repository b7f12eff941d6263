import { graceEnds } from '../../area/payable.ts';
import { nextTry } from '../../jobs/nextTry.ts';

const MOST_PAYMENTS = 5;
const DAY_MS = 24 * 60 * 60_000;

/** Whether no more payments of one thing may be started now: five a day. */
export const isSpent = (payments: readonly { readonly createdAt: Date }[], now: Date): boolean =>
  payments.filter(({ createdAt }) => now.getTime() - createdAt.getTime() < DAY_MS).length >= MOST_PAYMENTS;

/**
 * When the provider is asked about a payment again. A notification is lost seldom, so while the term runs once a minute
 * is enough; its end is when the answer is awaited.
 */
export function nextAsk({ createdAt, expiresAt: term }: { createdAt: Date; expiresAt: Date }, now: Date): Date {
  if (now >= term) return nextTry(term, now, now < graceEnds(term) ? { mostMs: 15_000 } : {});
  const next = nextTry(createdAt, now, { leastMs: 15_000, mostMs: 60_000 });
  return next < term ? next : term;
}

/** The key a refund is sent with. The provider gets one per request, so a repeat after a crash or an outage refunds once. */
export const refundKey = ({ id, renewals }: { readonly id: number; readonly renewals: number }): string =>
  renewals === 0 ? `refund-${id}` : `refund-${id}-${renewals}`;
