import { formatDate } from '@venue/sdk';
import { asc, eq } from 'drizzle-orm';
import type { Ahead } from '../../area/ahead.ts';
import type { Db } from '../../core/db/database.ts';
import { owedOf } from './money/papers.money.rules.ts';
import { invoiceOrder } from './money/papers.money.table.ts';
import { invoice } from './papers.table.ts';

const invoicesOf = (db: Db, userId: number) =>
  db
    .select({ order: invoiceOrder, number: invoice.number, date: invoice.date })
    .from(invoiceOrder)
    .innerJoin(invoice, eq(invoice.id, invoiceOrder.invoiceId))
    .where(eq(invoiceOrder.userId, userId))
    .orderBy(asc(invoiceOrder.invoiceId));

/** Money that came for invoices and has to go back, and invoices whose act is not made yet. */
export const papersAhead: Ahead = {
  list: async (db, userId) =>
    (await invoicesOf(db, userId)).flatMap(({ order, number, date }) => {
      const thing = {
        id: order.invoiceId,
        title: `счёт №\u00a0${number} от\u00a0${formatDate(date)}`,
        until: null,
        refund: null,
      };
      const owed = owedOf(order);
      return [
        ...(owed > 0 ? [{ ...thing, kind: 'invoiceDebt' as const, sum: owed }] : []),
        ...((order.state === 'paid' || order.kept > 0) && order.actedAt === null
          ? [{ ...thing, kind: 'invoiceAct' as const, sum: order.kept || order.sum }]
          : []),
      ];
    }),
};
