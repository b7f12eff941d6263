import { paperStatus } from '@venue/sdk/papers/model';
import type { Organisation } from '@venue/sdk/profile/model';
import { and, asc, desc, eq, getTableColumns, inArray, lt, or, sql } from 'drizzle-orm';
import type { Subject } from '../../../area/payable.ts';
import type { Db } from '../../../core/db/database.ts';
import { inserted } from '../../../core/db/inserted.ts';
import { type AgreementTableRow, agreement } from '../../agreements/agreements.table.ts';
import { booking } from '../../bookings/bookings.table.ts';
import { eventRequest } from '../../event-requests/event-requests.table.ts';
import { exchange } from '../edo/papers.edo.store.ts';
import { actExchange } from '../edo/papers.edo.table.ts';
import { act, invoice } from '../papers.table.ts';
import { type InvoiceReceiptRow, invoiceOrder, invoiceReceipt, invoiceReturn } from './papers.money.table.ts';

export type { InvoiceOrderRow, InvoiceReceiptRow } from './papers.money.table.ts';

/** The subject of the agreement under which orders are paid; paying an invoice accepts its offer. */
export const OFFER_SUBJECT = 'Аренда помещений и услуги площадки. Оферта принимается оплатой счёта';
const MOST_LISTED = 100;

/** Invoices whose money should have come by now. */
export const isOverdue = (now: Date) => and(eq(invoiceOrder.state, 'awaiting'), lt(invoiceOrder.keptUntil, now));

const orders = (db: Db) =>
  db
    .select({
      ...getTableColumns(invoiceOrder),
      agreementId: invoice.agreementId,
      number: invoice.number,
      date: invoice.date,
      customerName: agreement.customerName,
      eventRequestTitle: eventRequest.title,
    })
    .from(invoiceOrder)
    .innerJoin(invoice, eq(invoice.id, invoiceOrder.invoiceId))
    .innerJoin(agreement, eq(agreement.id, invoice.agreementId))
    .leftJoin(eventRequest, eq(eventRequest.id, invoiceOrder.eventRequestId));
/** The order behind an invoice, with the invoice's number, date and payer. */
export type OrderRecord = Awaited<ReturnType<typeof orders>>[number];

export async function orderOfInvoice(db: Db, invoiceId: number): Promise<OrderRecord | undefined> {
  const [row] = await orders(db).where(eq(invoiceOrder.invoiceId, invoiceId));
  return row;
}

const of = ({ kind, id }: Subject) =>
  kind === 'bookingGroup' ? eq(invoiceOrder.groupId, id) : eq(invoiceOrder.bookingId, id);

/** The last invoice made for a booking, or for an order of several. */
export async function lastOrder(db: Db, subject: Subject): Promise<OrderRecord | undefined> {
  const [row] = await orders(db).where(of(subject)).orderBy(desc(invoiceOrder.invoiceId)).limit(1);
  return row;
}

/** The last invoice made for an event. */
export async function lastEventOrder(db: Db, eventRequestId: number): Promise<OrderRecord | undefined> {
  const [row] = await orders(db)
    .where(eq(invoiceOrder.eventRequestId, eventRequestId))
    .orderBy(desc(invoiceOrder.invoiceId))
    .limit(1);
  return row;
}

/** A person's invoices for orders and events, newest first. */
export const ordersOf = (db: Db, userId: number): PromiseLike<OrderRecord[]> =>
  orders(db).where(eq(invoiceOrder.userId, userId)).orderBy(desc(invoiceOrder.invoiceId)).limit(MOST_LISTED);

const isOf = (userId: number) => or(eq(agreement.userId, userId), eq(invoiceOrder.userId, userId));

/** Closed acts under a person's agreements or for their orders, newest first. */
export const actsOfPerson = (db: Db, userId: number) =>
  db
    .select({
      id: act.id,
      form: act.form,
      number: act.number,
      date: act.date,
      sum: act.sum,
      invoiceNumber: invoice.number,
      customerName: agreement.customerName,
      xmlName: act.xmlName,
      exchange,
    })
    .from(act)
    .innerJoin(agreement, eq(agreement.id, act.agreementId))
    .leftJoin(invoice, eq(invoice.id, act.invoiceId))
    .leftJoin(invoiceOrder, eq(invoiceOrder.invoiceId, act.invoiceId))
    .leftJoin(actExchange, eq(actExchange.actId, act.id))
    .where(and(isOf(userId), eq(act.status, paperStatus.closed)))
    .orderBy(desc(act.id))
    .limit(MOST_LISTED);
export type ActOfPerson = Awaited<ReturnType<typeof actsOfPerson>>[number];

export const addOrder = async (tx: Db, values: typeof invoiceOrder.$inferInsert) =>
  void (await tx.insert(invoiceOrder).values(values));

export const changeOrder = async (tx: Db, invoiceId: number, values: Partial<typeof invoiceOrder.$inferInsert>) =>
  void (await tx.update(invoiceOrder).set(values).where(eq(invoiceOrder.invoiceId, invoiceId)));

/** The order behind an invoice, locked until the transaction ends. Its bookings must be locked before it. */
export async function lockOrderOf(tx: Db, invoiceId: number) {
  const [row] = await tx.select().from(invoiceOrder).where(eq(invoiceOrder.invoiceId, invoiceId)).for('update');
  return row;
}

export const addReceipt = async (tx: Db, values: typeof invoiceReceipt.$inferInsert): Promise<InvoiceReceiptRow> =>
  inserted(await tx.insert(invoiceReceipt).values(values).returning());

export async function receiptById(tx: Db, id: number): Promise<InvoiceReceiptRow | undefined> {
  const [row] = await tx.select().from(invoiceReceipt).where(eq(invoiceReceipt.id, id));
  return row;
}

export const removeReceipt = async (tx: Db, id: number) =>
  void (await tx.delete(invoiceReceipt).where(eq(invoiceReceipt.id, id)));

export const addReturn = async (tx: Db, values: typeof invoiceReturn.$inferInsert) =>
  void (await tx.insert(invoiceReturn).values(values));

export const returnsOf = (db: Db, invoiceId: number) =>
  db.select().from(invoiceReturn).where(eq(invoiceReturn.invoiceId, invoiceId)).orderBy(asc(invoiceReturn.id));

export const receiptsOf = (db: Db, invoiceId: number): PromiseLike<InvoiceReceiptRow[]> =>
  db.select().from(invoiceReceipt).where(eq(invoiceReceipt.invoiceId, invoiceId)).orderBy(asc(invoiceReceipt.id));

/** These bookings, in the order in which they began. */
export const bookingsOf = (tx: Db, ids: readonly number[]) =>
  tx
    .select()
    .from(booking)
    .where(inArray(booking.id, [...ids]))
    .orderBy(asc(booking.firstStart));

/** The agreement in force under which an organisation with exactly these requisites pays for its orders. */
export async function offerOf(
  tx: Db,
  userId: number,
  customer: AgreementTableRow['customer'],
): Promise<AgreementTableRow | undefined> {
  const [row] = await tx
    .select()
    .from(agreement)
    .where(
      and(
        eq(agreement.userId, userId),
        eq(agreement.subject, OFFER_SUBJECT),
        eq(agreement.status, 2),
        sql`${agreement.customer} = ${JSON.stringify(customer)}::jsonb`,
      ),
    )
    .orderBy(asc(agreement.id))
    .limit(1);
  return row;
}

/** The requisites of an organisation as an agreement keeps them. */
export const requisitesOfCompany = ({ organisationId: _, ...customer }: Organisation): AgreementTableRow['customer'] =>
  customer;
