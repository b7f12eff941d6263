import { sql } from 'drizzle-orm';
import type { DemoData, DemoScene } from '../../area/demo.ts';
import type { Db } from '../../core/db/database.ts';
import { sandboxPayment } from '../../ports/payments/sandbox.table.ts';
import { receipt } from './receipts.table.ts';

const HOUR = 3_600_000;

/** Seeds a receipt that the register refused, and money that only the provider knows of. */
async function seedDifferences(tx: Db, { now }: DemoScene): Promise<void> {
  const id = 'demo-unknown';
  const at = new Date(now.getTime() - 30 * HOUR);
  await tx.insert(sandboxPayment).values({
    id,
    token: id,
    idempotenceKey: id,
    status: 'succeeded',
    sum: 150_000,
    description: 'Оплата по\u00a0ссылке из\u00a0кабинета',
    createdAt: at,
    expiresAt: new Date(at.getTime() + HOUR),
    paidAt: at,
  });
  await tx
    .update(receipt)
    .set({ status: 'refused', dueAt: null })
    .where(sql`${receipt.id} = (select max(id) from ${receipt} where refund_id is null)`);
}

export const receiptsDemo: DemoData = { seed: seedDifferences };
