import { addDays, dayOf, formatDate, momentOf } from '@venue/sdk';
import { agreementStatus } from '@venue/sdk/agreements/model';
import { and, asc, eq, gte, isNull, or, sql } from 'drizzle-orm';
import type { Ahead } from '../../area/ahead.ts';
import type { Db } from '../../core/db/database.ts';
import { owedOf } from '../papers/money/papers.money.rules.ts';
import { invoiceOrder } from '../papers/money/papers.money.table.ts';
import { invoice } from '../papers/papers.table.ts';
import { agreement } from './agreements.table.ts';

/** Agreements in force. One that was made for the invoice of an order ends with that order. */
const agreementsOf = (db: Db, userId: number, today: string) =>
  db
    .select()
    .from(agreement)
    .where(
      and(
        eq(agreement.userId, userId),
        eq(agreement.status, agreementStatus.active),
        or(isNull(agreement.to), gte(agreement.to, today)),
        sql`not exists (select 1 from ${invoice} join ${invoiceOrder} on ${invoiceOrder.invoiceId} = ${invoice.id} where ${invoice.agreementId} = ${agreement.id})`,
      ),
    )
    .orderBy(asc(agreement.id));

const invoicesOf = (db: Db, userId: number) =>
  db
    .select({ order: invoiceOrder, number: invoice.number, date: invoice.date })
    .from(invoiceOrder)
    .innerJoin(invoice, eq(invoice.id, invoiceOrder.invoiceId))
    .where(eq(invoiceOrder.userId, userId))
    .orderBy(asc(invoiceOrder.invoiceId));

/** Agreements in force, money that came for invoices and has to go back, and invoices whose act is not made yet. */
export const agreementsAhead: Ahead = {
  list: async (db, userId, now) => {
    const agreements = (await agreementsOf(db, userId, dayOf(now))).map(({ id, number, subject, sum, to }) => ({
      kind: 'agreement' as const,
      id,
      title: `№\u00a0${number}, ${subject}`,
      sum,
      until: to === null ? null : momentOf(addDays(to, 1), 0).toISOString(),
      refund: null,
    }));
    const invoices = (await invoicesOf(db, userId)).flatMap(({ order, number, date }) => {
      const thing = {
        id: order.invoiceId,
        title: `счёт №\u00a0${number} от\u00a0${formatDate(date)}`,
        until: null,
        refund: null,
      };
      const owed = owedOf(order);
      return [
        ...(owed > 0 ? [{ ...thing, kind: 'invoiceDebt' as const, sum: owed }] : []),
        ...(order.state === 'paid' && order.actedAt === null
          ? [{ ...thing, kind: 'invoiceAct' as const, sum: order.sum }]
          : []),
      ];
    });
    return [...agreements, ...invoices];
  },
};
