import { and, desc, eq, getTableColumns, inArray, or, sql } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import { inserted } from '../../core/db/inserted.ts';
import { inOrder, pageByNumbers } from '../../core/db/pageByNumbers.ts';
import { type Sought, withWords } from '../../core/db/search.ts';
import { agreement } from './agreements.table.ts';
import { invoice } from './invoices.table.ts';
import { invoiceOrder } from './orders.table.ts';
import type { StatementPayment } from './statements.file.ts';
import type { Awaited } from './statements.rules.ts';
import { bankPayment } from './statements.table.ts';

const sortable = {
  bankPaymentId: [bankPayment.id],
  paidOn: [bankPayment.paidOn, bankPayment.id],
  sum: [bankPayment.sum, bankPayment.id],
} as const;

interface Wanted {
  readonly bankPaymentStatus?: 'waiting' | 'counted' | 'dismissed' | undefined;
  readonly search?: string | undefined;
  readonly sort?: keyof typeof sortable | undefined;
  readonly order?: 'asc' | 'desc' | undefined;
  readonly page: number;
  readonly pageSize: number;
}

const texts = [bankPayment.payerName, bankPayment.payerInn, bankPayment.paymentOrder, bankPayment.purpose];

const fitting = ({ bankPaymentStatus: state, search = '' }: Wanted): Sought => ({
  id: bankPayment.id,
  fits: state === undefined ? undefined : eq(bankPayment.state, state),
  found: search === '' ? undefined : [withWords(texts, search)],
});

const payments = (db: Db) =>
  db
    .select({ ...getTableColumns(bankPayment), invoiceNumber: invoice.number })
    .from(bankPayment)
    .leftJoin(invoice, eq(invoice.id, bankPayment.invoiceId));
export type PaymentRecord = typeof bankPayment.$inferSelect & { readonly invoiceNumber: string | null };

/** A page of payments. */
export function paymentsPage(db: Db, wanted: Wanted) {
  const { sort = 'bankPaymentId', order = 'desc' } = wanted;
  return pageByNumbers<PaymentRecord>(db, wanted, {
    ...fitting(wanted),
    sorting: inOrder(sortable[sort], order),
    rowsOf: ids => payments(db).where(inArray(bankPayment.id, [...ids])),
  });
}

export async function paymentById(db: Db, id: number): Promise<PaymentRecord | undefined> {
  const [row] = await payments(db).where(eq(bankPayment.id, id));
  return row;
}

/** A payment, locked until the end of the transaction. */
export async function lockPayment(tx: Db, id: number) {
  const [row] = await tx.select().from(bankPayment).where(eq(bankPayment.id, id)).for('update');
  return row;
}

export const changePayment = async (tx: Db, id: number, values: Partial<typeof bankPayment.$inferInsert>) =>
  void (await tx.update(bankPayment).set(values).where(eq(bankPayment.id, id)));

/** Keeps a payment if it is not known; answers its row, and whether it is new. */
export async function keepPayment(
  tx: Db,
  payment: StatementPayment,
  by: { takenBy: number; takenAt: Date },
): Promise<{ id: number; state: string; isNew: boolean }> {
  const [row] = await tx
    .insert(bankPayment)
    .values({ ...payment, ...by })
    .onConflictDoNothing()
    .returning({ id: bankPayment.id, state: bankPayment.state });
  if (row) return { ...row, isNew: true };
  const { payerAccount, orderDate, paymentOrder, sum } = payment;
  const known = await tx
    .select({ id: bankPayment.id, state: bankPayment.state })
    .from(bankPayment)
    .where(
      and(
        eq(bankPayment.payerAccount, payerAccount),
        eq(bankPayment.orderDate, orderDate),
        eq(bankPayment.paymentOrder, paymentOrder),
        eq(bankPayment.sum, sum),
      ),
    );
  return { ...inserted(known), isNew: false };
}

const awaited = (db: Db) =>
  db
    .select({
      invoiceId: invoice.id,
      number: invoice.number,
      date: invoice.date,
      customerName: agreement.customerName,
      customerInn: agreement.customerInn,
      state: invoiceOrder.state,
      sum: invoiceOrder.sum,
      received: invoiceOrder.received,
    })
    .from(invoiceOrder)
    .innerJoin(invoice, eq(invoice.id, invoiceOrder.invoiceId))
    .innerJoin(agreement, eq(agreement.id, invoice.agreementId));

/** The invoices of orders that have one of these numbers. */
export const invoicesNumbered = (db: Db, numbers: readonly string[]): Promise<Awaited[]> =>
  numbers.length === 0
    ? Promise.resolve([])
    : awaited(db)
        .where(inArray(invoice.number, [...numbers]))
        .execute();

const MOST = 20;

/** The invoices a payment may be for: those it names and those of its payer, awaiting ones first. */
export const candidates = (db: Db, numbers: readonly string[], payerInn: string) =>
  awaited(db)
    .where(
      or(numbers.length > 0 ? inArray(invoice.number, [...numbers]) : sql`false`, eq(agreement.customerInn, payerInn)),
    )
    .orderBy(
      sql`${invoiceOrder.state} <> 'awaiting'`,
      numbers.length > 0 ? sql`not (${inArray(invoice.number, [...numbers])})` : sql`1`,
      desc(invoice.id),
    )
    .limit(MOST);
