import { type LineFields, lineSum, totalsOf, type VatRate, vatWithin } from '@venue/sdk/papers/model';
import { asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import { inserted } from '../../core/db/inserted.ts';
import { recordFields } from '../../core/record/recordFields.ts';
import { agreement } from '../agreements/agreements.table.ts';
import { exchange } from './edo/papers.edo.store.ts';
import { actExchange } from './edo/papers.edo.table.ts';
import { invoiceOrder } from './money/papers.money.table.ts';
import {
  type ActServiceRow,
  act,
  actService,
  type InvoiceServiceRow,
  invoice,
  invoiceService,
} from './papers.table.ts';

export type { ActServiceRow, InvoiceServiceRow } from './papers.table.ts';

// Queries leave the files out: only downloads read them.
const { pdf: _, ...invoiceColumns } = getTableColumns(invoice);
const { pdf: __, xml: ___, ...actColumns } = getTableColumns(act);
/** The money of an invoice; null while it is not issued. */
const money = {
  state: invoiceOrder.state,
  sum: invoiceOrder.sum,
  received: invoiceOrder.received,
  returned: invoiceOrder.returned,
} as const;
const parties = { agreementNumber: agreement.number, customerName: agreement.customerName } as const;

/** Invoices with their agreement's number and customer. */
export const invoices = (db: Db) =>
  db
    .select({ ...invoiceColumns, ...parties, money })
    .from(invoice)
    .innerJoin(agreement, eq(agreement.id, invoice.agreementId))
    .leftJoin(invoiceOrder, eq(invoiceOrder.invoiceId, invoice.id));
export type InvoiceRecord = Awaited<ReturnType<typeof invoices>>[number];

export const invoicesOf = (db: Db, agreementId: number) =>
  invoices(db).where(eq(invoice.agreementId, agreementId)).orderBy(asc(invoice.id));

export async function invoiceById(db: Db, id: number): Promise<InvoiceRecord | undefined> {
  const [row] = await invoices(db).where(eq(invoice.id, id));
  return row;
}

/** The lines of some invoices, in the order in which they were added. */
export const linesOfInvoices = (db: Db, ids: readonly number[]): PromiseLike<InvoiceServiceRow[]> =>
  db
    .select()
    .from(invoiceService)
    .where(inArray(invoiceService.invoiceId, [...ids]))
    .orderBy(asc(invoiceService.id));

/** An invoice, locked until the end of the transaction. */
export async function lockInvoice(tx: Db, id: number) {
  const [row] = await tx.select(invoiceColumns).from(invoice).where(eq(invoice.id, id)).for('update');
  return row;
}

export const addInvoice = async (tx: Db, values: typeof invoice.$inferInsert) =>
  inserted(await tx.insert(invoice).values(values).returning(invoiceColumns));

export const changeInvoice = async (tx: Db, id: number, values: Partial<typeof invoice.$inferInsert>) =>
  inserted(await tx.update(invoice).set(values).where(eq(invoice.id, id)).returning(invoiceColumns));

export async function invoiceLine(db: Db, id: number): Promise<InvoiceServiceRow | undefined> {
  const [row] = await db.select().from(invoiceService).where(eq(invoiceService.id, id));
  return row;
}

export const addInvoiceLine = async (tx: Db, values: typeof invoiceService.$inferInsert) =>
  void (await tx.insert(invoiceService).values(values));

export const changeInvoiceLine = async (tx: Db, id: number, values: Partial<typeof invoiceService.$inferInsert>) =>
  void (await tx.update(invoiceService).set(values).where(eq(invoiceService.id, id)));

export const removeInvoiceLine = async (tx: Db, id: number) =>
  void (await tx.delete(invoiceService).where(eq(invoiceService.id, id)));

/** Acts with their agreement's number and customer, and their invoice's number. */
export const acts = (db: Db) =>
  db
    .select({ ...actColumns, ...parties, invoiceNumber: invoice.number, money, exchange })
    .from(act)
    .innerJoin(agreement, eq(agreement.id, act.agreementId))
    .leftJoin(invoice, eq(invoice.id, act.invoiceId))
    .leftJoin(invoiceOrder, eq(invoiceOrder.invoiceId, act.invoiceId))
    .leftJoin(actExchange, eq(actExchange.actId, act.id));
export type ActRecord = Awaited<ReturnType<typeof acts>>[number];

export const actsOf = (db: Db, agreementId: number) =>
  acts(db).where(eq(act.agreementId, agreementId)).orderBy(asc(act.id));

export async function actById(db: Db, id: number): Promise<ActRecord | undefined> {
  const [row] = await acts(db).where(eq(act.id, id));
  return row;
}

export const linesOfAct = (db: Db, id: number): PromiseLike<ActServiceRow[]> =>
  db.select().from(actService).where(eq(actService.actId, id)).orderBy(asc(actService.id));

/** An act, locked until the end of the transaction. */
export async function lockAct(tx: Db, id: number) {
  const [row] = await tx.select(actColumns).from(act).where(eq(act.id, id)).for('update');
  return row;
}

export const addAct = async (tx: Db, values: typeof act.$inferInsert) =>
  inserted(await tx.insert(act).values(values).returning(actColumns));

export const changeAct = async (tx: Db, id: number, values: Partial<typeof act.$inferInsert>) =>
  inserted(await tx.update(act).set(values).where(eq(act.id, id)).returning(actColumns));

export async function actLine(db: Db, id: number): Promise<ActServiceRow | undefined> {
  const [row] = await db.select().from(actService).where(eq(actService.id, id));
  return row;
}

export const addActLine = async (tx: Db, values: typeof actService.$inferInsert) =>
  void (await tx.insert(actService).values(values));

export const changeActLine = async (tx: Db, id: number, values: Partial<typeof actService.$inferInsert>) =>
  void (await tx.update(actService).set(values).where(eq(actService.id, id)));

export const removeActLine = async (tx: Db, id: number) =>
  void (await tx.delete(actService).where(eq(actService.id, id)));

/** Whether an act confirms a line of an invoice. */
export async function isConfirmed(tx: Db, invoiceId: number): Promise<boolean> {
  const lines = await linesOfInvoices(tx, [invoiceId]);
  return lines.some(({ acted }) => acted > 0);
}

/** The bytes that were issued with a closed paper. */
export async function issuedPdf(db: Db, kind: 'invoice' | 'act', id: number): Promise<Buffer | null> {
  const [row] =
    kind === 'invoice'
      ? await db.select({ pdf: invoice.pdf }).from(invoice).where(eq(invoice.id, id))
      : await db.select({ pdf: act.pdf }).from(act).where(eq(act.id, id));
  return row?.pdf ?? null;
}

/** The tax service's file of a closed УПД, with its name; null for any other act. */
export async function issuedXml(db: Db, id: number): Promise<{ data: Buffer; name: string } | null> {
  const [row] = await db.select({ xml: act.xml, name: act.xmlName }).from(act).where(eq(act.id, id));
  return row?.xml && row.name ? { data: row.xml, name: row.name } : null;
}

type Written = Pick<LineFields, 'quantity' | 'price'>;

/** A line as staff write it; the lines of acts have the same columns. */
const lineFields = recordFields<LineFields>()(invoiceService, {
  serviceName: 'name',
  measure: 'measure',
  quantity: { column: 'quantity', toColumn: units => Math.round(units * 1000), toField: stored => stored / 1000 },
  price: 'price',
});
export const lineOf = lineFields.fieldsOf;

/** A line as column values, with the sum and VAT at the document's rate. */
export const valuesOfLine = (line: LineFields, rate: VatRate) => ({
  ...lineFields.valuesOf(line),
  ...sumsOfLine(line, rate),
});

const sumsOfLine = (line: Written, rate: VatRate) => {
  const sum = lineSum(line);
  return { sum, vat: vatWithin(sum, rate) };
};

const units = ({ quantity, price }: Written): Written => ({ quantity: quantity / 1000, price });

/** Recalculates an invoice and its lines at this VAT rate. */
export async function recountInvoice(tx: Db, id: number, rate: VatRate, now: Date): Promise<void> {
  const lines = await linesOfInvoices(tx, [id]);
  for (const line of lines) {
    const sums = sumsOfLine(units(line), rate);
    if (sums.vat !== line.vat) await tx.update(invoiceService).set(sums).where(eq(invoiceService.id, line.id));
  }
  const totals = totalsOf(lines.map(units), rate);
  await tx
    .update(invoice)
    .set({ ...totals, vatRate: rate, version: sql`${invoice.version} + 1`, updatedAt: now })
    .where(eq(invoice.id, id));
}

/** The same of an act. */
export async function recountAct(tx: Db, id: number, rate: VatRate, now: Date): Promise<void> {
  const lines = await linesOfAct(tx, id);
  for (const line of lines) {
    const sums = sumsOfLine(units(line), rate);
    if (sums.vat !== line.vat) await tx.update(actService).set(sums).where(eq(actService.id, line.id));
  }
  const totals = totalsOf(lines.map(units), rate);
  await tx
    .update(act)
    .set({ ...totals, vatRate: rate, version: sql`${act.version} + 1`, updatedAt: now })
    .where(eq(act.id, id));
}
