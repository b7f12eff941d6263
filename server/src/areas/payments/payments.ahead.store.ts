import type { ThingAhead } from '@venue/sdk/privacy/model';
import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Ahead } from '../../area/ahead.ts';
import { GRACE_MS } from '../../area/payable.ts';
import type { Db } from '../../core/db/database.ts';
import { payment, refund } from './payments.table.ts';

/** Money on its way, of these payments: those without an answer, and refunds that have not arrived. */
export async function moneyAhead(db: Db, paid: SQL | undefined): Promise<ThingAhead[]> {
  const payments = await db
    .select()
    .from(payment)
    .where(and(eq(payment.status, 'pending'), paid))
    .orderBy(asc(payment.id));
  const refunds = await db
    .select({
      id: refund.id,
      sum: refund.sum,
      status: refund.status,
      takenBy: payment.takenBy,
      of: payment.description,
    })
    .from(refund)
    .innerJoin(payment, eq(payment.id, refund.paymentId))
    .where(and(inArray(refund.status, ['requested', 'failed']), paid))
    .orderBy(asc(refund.id));
  return [
    ...payments.map(({ id, description, sum, expiresAt }) => ({
      kind: 'payment' as const,
      id,
      title: description,
      sum,
      until: new Date(expiresAt.getTime() + GRACE_MS).toISOString(),
      refund: null,
    })),
    ...refunds.map(({ id, sum, status, takenBy, of }) => ({
      // Staff hand back what they took, and decide about what the bank refused.
      kind: takenBy !== null || status === 'failed' ? ('refundByStaff' as const) : ('refund' as const),
      id,
      title: of,
      sum,
      until: null,
      refund: null,
    })),
  ];
}

/** Payments of the account itself; those of tickets ordered by its phone are listed with the tickets. */
export const paymentsAhead: Ahead = { list: (db, userId) => moneyAhead(db, eq(payment.userId, userId)) };
