import { randomUUID } from 'node:crypto';
import { type Act, isUpd } from '@venue/sdk/papers/model';
import type { Requisites } from '../../config/requisites.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { mustExist } from '../../core/record/records.ts';
import { requisitesOf } from '../agreements/agreements.service.ts';
import { type AgreementTableRow, agreementById } from '../agreements/agreements.store.ts';
import { type OrderRecord, orderOfInvoice, receiptsOf } from './money/papers.money.store.ts';
import { actPdf, invoicePdf } from './papers.pdf.ts';
import { presentInvoice } from './papers.presenter.ts';
import { invoiceById, issuedPdf } from './papers.store.ts';
import { updPdf } from './upd/papers.upd.pdf.ts';
import type { Upd } from './upd/papers.upd.rules.ts';
import { updXml } from './upd/papers.upd.xml.ts';

/** The watermark of a cancelled invoice. */
const CANCELLED = 'Аннулирован';

/** The PDF that was issued with a closed invoice, or one that says that it was cancelled; null while it is open. */
export async function issuedInvoice(db: Db, context: Context, invoiceId: number): Promise<Buffer | null> {
  const issued = await issuedPdf(db, 'invoice', invoiceId);
  if (issued === null) return null;
  const order = await orderOfInvoice(db, invoiceId);
  return order?.state === 'cancelled' ? cancelledPdf(db, context, invoiceId) : issued;
}

/** The same for the customer of the order; `not_found` while the invoice is open. */
export const invoiceForCustomer = async (db: Db, context: Context, { invoiceId }: OrderRecord): Promise<Buffer> =>
  mustExist((await issuedInvoice(db, context, invoiceId)) ?? undefined);

async function cancelledPdf(db: Db, context: Context, invoiceId: number): Promise<Buffer> {
  const row = mustExist(await invoiceById(db, invoiceId));
  const agreement = mustExist(await agreementById(db, row.agreementId));
  const paper = await presentInvoice(db, context, row, false);
  return invoicePdf(paper, agreement, requisitesOf(context.config), CANCELLED);
}

/** The payments a УПД lists: those received for its invoice up to the last day of the services. */
async function advancesOf(db: Db, { invoiceId, actTo }: Act): Promise<Upd['advances']> {
  if (invoiceId === null) return [];
  return (await receiptsOf(db, invoiceId)).filter(({ paidOn }) => paidOn <= actTo);
}

type Under = Pick<AgreementTableRow, 'number' | 'date' | 'customer'>;

/** An act printed in its form. */
export async function printedAct(
  db: Db,
  paper: Act,
  agreement: Under,
  venue: Requisites,
  across: string,
): Promise<Buffer> {
  if (!isUpd(paper.actForm)) return actPdf(paper, agreement, venue, across);
  return updPdf({ act: paper, agreement, venue, advances: await advancesOf(db, paper) }, across);
}

/** The files stored when an act is closed: the PDF and, for a УПД, the XML for the tax service. */
export async function issueOf(db: Db, paper: Act, agreement: Under, venue: Requisites, now: Date) {
  const pdf = await printedAct(db, paper, agreement, venue, '');
  if (!isUpd(paper.actForm)) return { pdf };
  const advances = await advancesOf(db, paper);
  const { id, data } = updXml({ act: paper, agreement, venue, advances }, now, randomUUID());
  return { pdf, xml: data, xmlName: `${id}.xml` };
}
