import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Reminding } from '../../area/reminding.ts';
import { tell } from '../../core/outbox.ts';
import { reachOf } from '../accounts/accounts.store.ts';
import { invoiceOrder } from '../papers/money/papers.money.table.ts';
import { invoice } from '../papers/papers.table.ts';

/** Unpaid invoices of bookings and events; those of agreements keep nothing for anybody. */
export const invoiceReminding: Reminding = {
  kind: 'invoice',
  who: 'the customer who asked for it',
  upcoming: (now, until) => sql`
    select ${invoiceOrder.invoiceId} as id, ${invoiceOrder.keptUntil} as at, ${invoiceOrder.userId} as user_id,
      ${invoiceOrder.invoiceId}::text as whose, ${invoice.createdAt} as since
    from ${invoiceOrder} join ${invoice} on ${invoice.id} = ${invoiceOrder.invoiceId}
    where ${invoiceOrder.state} = 'awaiting' and not ${invoiceOrder.ofAgreement}
      and ${invoiceOrder.keptUntil} > ${now.toISOString()}::timestamptz
      and ${invoiceOrder.keptUntil} <= ${until.toISOString()}::timestamptz`,
  lock: async (tx, ids) =>
    (
      await tx
        .select({ id: invoiceOrder.invoiceId })
        .from(invoiceOrder)
        .where(inArray(invoiceOrder.invoiceId, [...ids]))
        .orderBy(asc(invoiceOrder.invoiceId))
        .for('share', { skipLocked: true })
    ).map(({ id }) => id),
  async remind(tx, works, [id = 0], at) {
    const [row] = await tx
      .select({ order: invoiceOrder, number: invoice.number })
      .from(invoiceOrder)
      .innerJoin(invoice, eq(invoice.id, invoiceOrder.invoiceId))
      .where(eq(invoiceOrder.invoiceId, id));
    if (!row) return [];
    const { userId, sum, eventRequestId } = row.order;
    return tell(tx, works, {
      event: eventRequestId === null ? 'invoice.runsOut' : 'eventRequest.invoiceRunsOut',
      of: { kind: 'invoice', ids: [id] },
      to: await reachOf(tx, userId),
      uselessAt: at,
      about: { number: row.number, sum, until: at },
    });
  },
};
