import { paperStatus } from '@venue/sdk/papers/model';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { PaperTotals } from '../../area/agreementPapers.ts';
import type { Db } from '../../core/db/database.ts';
import { invoiceOrder } from './money/papers.money.table.ts';
import { act, invoice } from './papers.table.ts';

/** What was invoiced, paid and confirmed by closed acts under each of these agreements, in kopecks. */
export async function totalsOf(db: Db, ids: readonly number[]): Promise<Map<number, PaperTotals>> {
  const totals = new Map(ids.map(id => [id, { invoiced: 0, acted: 0, paid: 0, unpaid: 0 }]));
  if (ids.length === 0) return totals;
  const sum = (column: typeof invoice.sum | typeof act.sum) => sql<string>`sum(${column})`;
  const invoiced = await db
    .select({
      id: invoice.agreementId,
      total: sum(invoice.sum),
      paid: sql<string>`coalesce(sum(${invoiceOrder.received} - ${invoiceOrder.returned}), 0)`,
      unpaid: sql<string>`coalesce(sum(greatest(0, ${invoiceOrder.sum} - ${invoiceOrder.received} + ${invoiceOrder.returned}))
        filter (where ${invoiceOrder.state} = 'awaiting'), 0)`,
    })
    .from(invoice)
    .leftJoin(invoiceOrder, eq(invoiceOrder.invoiceId, invoice.id))
    .where(inArray(invoice.agreementId, [...ids]))
    .groupBy(invoice.agreementId);
  const acted = await db
    .select({ id: act.agreementId, total: sum(act.sum) })
    .from(act)
    .where(and(inArray(act.agreementId, [...ids]), eq(act.status, paperStatus.closed)))
    .groupBy(act.agreementId);
  for (const { id, total, paid, unpaid } of invoiced)
    Object.assign(totals.get(id) ?? {}, { invoiced: Number(total), paid: Number(paid), unpaid: Number(unpaid) });
  for (const { id, total } of acted) Object.assign(totals.get(id) ?? {}, { acted: Number(total) });
  return totals;
}
