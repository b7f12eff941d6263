import { inArray } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import { type RefundRow, refund } from './payments.table.ts';

/** Notes who handed these refunds over at the desk. */
export async function noteGiver(tx: Db, refunds: readonly RefundRow[], givenBy: number): Promise<void> {
  if (refunds.length === 0) return;
  const ids = refunds.map(({ id }) => id);
  await tx.update(refund).set({ givenBy }).where(inArray(refund.id, ids));
}
