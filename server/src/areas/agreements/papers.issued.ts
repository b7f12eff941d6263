import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { found } from '../../core/record/records.ts';
import { presentInvoice } from './agreements.presenter.ts';
import { requisitesOf } from './agreements.rules.ts';
import { agreementById } from './agreements.store.ts';
import { type OrderRecord, orderOfInvoice } from './orders.store.ts';
import { invoicePdf } from './papers.pdf.ts';
import { invoiceById, issuedPdf } from './papers.store.ts';

/** What stands across the page of an invoice that is not to be paid any more. */
const CANCELLED = 'Аннулирован';

/** The PDF that was issued with a closed invoice, or one that says that it was cancelled; null while it is open. */
export async function issuedInvoice(db: Db, context: Context, invoiceId: number): Promise<Buffer | null> {
  const issued = await issuedPdf(db, 'invoice', invoiceId);
  if (issued === null) return null;
  const order = await orderOfInvoice(db, invoiceId);
  return order?.state === 'cancelled' ? cancelledPdf(db, context, invoiceId) : issued;
}

/** The same for the customer of its order. */
export const invoiceForCustomer = async (db: Db, context: Context, { invoiceId }: OrderRecord): Promise<Buffer> =>
  found((await issuedInvoice(db, context, invoiceId)) ?? undefined);

async function cancelledPdf(db: Db, context: Context, invoiceId: number): Promise<Buffer> {
  const row = found(await invoiceById(db, invoiceId));
  const agreement = found(await agreementById(db, row.agreementId));
  const paper = await presentInvoice(db, context, row, false);
  return invoicePdf(paper, agreement, requisitesOf(context.config), CANCELLED);
}
