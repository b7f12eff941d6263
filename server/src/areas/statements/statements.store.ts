import { and, desc, eq, getTableColumns, inArray, isNull, like, or, sql } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import { inserted } from '../../core/db/inserted.ts';
import { inOrder, pageByIds } from '../../core/db/pageByIds.ts';
import { beginningWith, type SearchQuery, withWords } from '../../core/db/search.ts';
import { agreement } from '../agreements/agreements.table.ts';
import { invoiceOrder, invoiceReceipt } from '../papers/money/papers.money.table.ts';
import { invoice } from '../papers/papers.table.ts';
import type { StatementPayment } from './statements.file.ts';
import type { Awaited } from './statements.rules.ts';
import { bankPayment, statementImport } from './statements.table.ts';

const sortable = {
  bankPaymentId: [bankPayment.id],
  paidOn: [bankPayment.paidOn, bankPayment.id],
  sum: [bankPayment.sum, bankPayment.id],
} as const;

interface ListQuery {
  readonly bankPaymentStatus?: 'waiting' | 'counted' | 'dismissed' | undefined;
  readonly search?: string | undefined;
  readonly sort?: keyof typeof sortable | undefined;
  readonly order?: 'asc' | 'desc' | undefined;
  readonly page: number;
  readonly pageSize: number;
}

const texts = [bankPayment.payerName, bankPayment.payerInn, bankPayment.paymentOrder, bankPayment.purpose];

const fitting = ({ bankPaymentStatus: state, search = '' }: ListQuery): SearchQuery => ({
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
export function paymentsPage(db: Db, query: ListQuery) {
  const { sort = 'bankPaymentId', order = 'desc' } = query;
  return pageByIds<PaymentRecord>(db, query, {
    ...fitting(query),
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

/** A counted payment waits again: its receipt is taken back. */
export const leaveWaiting = async (tx: Db, receiptId: number) =>
  void (await tx
    .update(bankPayment)
    .set({ state: 'waiting', why: 'takenBack', invoiceId: null, receiptId: null })
    .where(eq(bankPayment.receiptId, receiptId)));

/** Keeps the payments that are not known yet; answers the rows of these. */
export const keepPayments = (tx: Db, payments: readonly (typeof bankPayment.$inferInsert)[]) =>
  payments.length === 0
    ? Promise.resolve([])
    : tx
        .insert(bankPayment)
        .values([...payments])
        .onConflictDoNothing()
        .returning()
        .execute();

/** What makes a payment the same as another one. */
export const sameAs = ({ payerAccount, orderDate, paymentOrder, sum }: StatementPayment): string =>
  JSON.stringify([payerAccount, orderDate, paymentOrder, sum]);

/** The rows of payments that are known already, by `sameAs`. */
export async function knownPayments(tx: Db, payments: readonly StatementPayment[]) {
  if (payments.length === 0) return new Map<string, never>();
  const rows = await tx
    .select()
    .from(bankPayment)
    .where(inArray(bankPayment.paymentOrder, [...new Set(payments.map(each => each.paymentOrder))]));
  return new Map(rows.map(row => [sameAs(row), row]));
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
      why: invoiceOrder.why,
      sum: invoiceOrder.sum,
      received: invoiceOrder.received,
      returned: invoiceOrder.returned,
    })
    .from(invoiceOrder)
    .innerJoin(invoice, eq(invoice.id, invoiceOrder.invoiceId))
    .innerJoin(agreement, eq(agreement.id, invoice.agreementId));

/** The issued invoices of these payers, and those with one of these numbers. */
export const invoicesFor = (db: Db, inns: readonly string[], numbers: readonly string[]): Promise<Awaited[]> =>
  awaited(db)
    .where(
      or(
        inArray(agreement.customerInn, inns.length > 0 ? [...inns] : ['']),
        inArray(invoice.number, numbers.length > 0 ? [...numbers] : ['']),
      ),
    )
    .execute();

/** Receipts of an invoice that staff recorded by hand, with the day and the number of this payment order. */
export const typedReceipts = (tx: Db, invoiceIds: readonly number[], paidOn: string, paymentOrder: string) =>
  tx
    .select(getTableColumns(invoiceReceipt))
    .from(invoiceReceipt)
    .leftJoin(bankPayment, eq(bankPayment.receiptId, invoiceReceipt.id))
    .where(
      and(
        inArray(invoiceReceipt.invoiceId, [...invoiceIds]),
        eq(invoiceReceipt.paidOn, paidOn),
        eq(invoiceReceipt.paymentOrder, paymentOrder),
        isNull(bankPayment.id),
      ),
    );

const MOST = 50;

/** The invoices that staff may count a payment for: found by number, customer or INN, awaiting ones first. */
export const candidates = (db: Db, numbers: readonly string[], payerInn: string, search = '') =>
  awaited(db)
    .where(
      search === ''
        ? or(inArray(invoice.number, ['', ...numbers]), eq(agreement.customerInn, payerInn))
        : or(
            like(invoice.number, beginningWith(search)),
            like(agreement.customerInn, beginningWith(search)),
            withWords([agreement.customerName], search),
          ),
    )
    .orderBy(
      sql`${invoiceOrder.state} <> 'awaiting'`,
      sql`not (${inArray(invoice.number, ['', ...numbers])})`,
      desc(invoice.id),
    )
    .limit(MOST);

export const addImport = async (tx: Db, values: typeof statementImport.$inferInsert) =>
  inserted(await tx.insert(statementImport).values(values).returning());

export const changeImport = async (tx: Db, id: number, values: Partial<typeof statementImport.$inferInsert>) =>
  inserted(await tx.update(statementImport).set(values).where(eq(statementImport.id, id)).returning());

const MOST_IMPORTS = 10;

/** The last uploads of statements, newest first. */
export const lastImports = (db: Db) =>
  db.select().from(statementImport).orderBy(desc(statementImport.id)).limit(MOST_IMPORTS);
