import { graceEnds } from '../../area/payable.ts';
import { nextTry } from '../../jobs/nextTry.ts';

/** Payments one thing may start; after that it has to be ordered again. */
export const MOST_PAYMENTS = 5;

/**
 * When the provider is asked about a payment again. A notification is lost seldom, so while the term runs once a minute
 * is enough; its end is when the answer is awaited.
 */
export function nextAsk({ createdAt, expiresAt: term }: { createdAt: Date; expiresAt: Date }, now: Date): Date {
  if (now >= term) return nextTry(term, now, now < graceEnds(term) ? { mostMs: 15_000 } : {});
  const next = nextTry(createdAt, now, { leastMs: 15_000, mostMs: 60_000 });
  return next < term ? next : term;
}
