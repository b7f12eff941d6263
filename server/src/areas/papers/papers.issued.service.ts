import { randomUUID } from 'node:crypto';
import { type Act, isUpd, paperStatus } from '@venue/sdk/papers/model';
import type { Requisites } from '../../config/requisites.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { mustExist } from '../../core/record/records.ts';
import { requisitesOf } from '../agreements/agreements.service.ts';
import { type AgreementTableRow, agreementById } from '../agreements/agreements.store.ts';
import { queueUpd } from './edo/papers.edo.store.ts';
import { type OrderRecord, orderOfInvoice, receiptsOf } from './money/papers.money.store.ts';
import { actPdf, invoicePdf } from './papers.pdf.ts';
import { presentInvoice } from './papers.presenter.ts';
import { changeAct, invoiceById, issuedPdf } from './papers.store.ts';
import type { act } from './papers.table.ts';
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
  return order?.state === 'cancelled' ? cancelledPdf(db, context, order) : issued;
}

/** The same for the customer of the order; `not_found` while the invoice is open. */
export const invoiceForCustomer = async (db: Db, context: Context, { invoiceId }: OrderRecord): Promise<Buffer> =>
  mustExist((await issuedInvoice(db, context, invoiceId)) ?? undefined);

async function cancelledPdf(
  db: Db,
  context: Context,
  { invoiceId, ofAgreement, keptUntil }: OrderRecord,
): Promise<Buffer> {
  const row = mustExist(await invoiceById(db, invoiceId));
  const agreement = mustExist(await agreementById(db, row.agreementId));
  const paper = await presentInvoice(db, context, row, false);
  return invoicePdf(paper, agreement, requisitesOf(context.config), CANCELLED, ofAgreement ? null : keptUntil);
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

/** The files of an act that is being closed: the PDF and, for a УПД, the XML for the tax service. */
export async function issueOf(db: Db, paper: Act, agreement: Under, venue: Requisites, now: Date) {
  const pdf = await printedAct(db, paper, agreement, venue, '');
  if (!isUpd(paper.actForm)) return { pdf };
  const advances = await advancesOf(db, paper);
  const { id, data } = updXml({ act: paper, agreement, venue, advances }, now, randomUUID());
  return { pdf, xml: data, xmlName: `${id}.xml` };
}

type Issued = Awaited<ReturnType<typeof issueOf>>;

/** Closes an act with its files. With an exchange folder, a УПД is queued for it. */
export async function closeIssued(
  tx: Db,
  { now, config }: Pick<Context, 'now' | 'config'>,
  actId: number,
  values: Issued & Partial<typeof act.$inferInsert>,
): Promise<void> {
  await changeAct(tx, actId, { ...values, status: paperStatus.closed, closedAt: now });
  if (values.xml && config.edoDir !== undefined) await queueUpd(tx, actId, now);
}
