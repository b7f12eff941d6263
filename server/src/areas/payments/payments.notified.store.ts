import { and, eq, gt, lte, or } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import { payment } from './payments.table.ts';

/** After a notification the provider is asked at once; later ones within this time share one more question. */
const PAUSE_MS = 3_000;

/**
 * Whether a notification makes the server ask about the payment now. If not, the job asks within `PAUSE_MS`, after
 * this notification too, or the payment is settled or unknown.
 */
export async function claimNotified(db: Db, provider: string, providerId: string, now: Date): Promise<boolean> {
  const soon = new Date(now.getTime() + PAUSE_MS);
  const claimed = await db
    .update(payment)
    .set({ dueAt: soon })
    .where(
      and(
        eq(payment.provider, provider),
        eq(payment.providerId, providerId),
        eq(payment.status, 'pending'),
        or(gt(payment.dueAt, soon), lte(payment.dueAt, now)),
      ),
    )
    .returning({ id: payment.id });
  return claimed.length > 0;
}
