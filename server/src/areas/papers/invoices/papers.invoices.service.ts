import { ApiFailure, momentOf } from '@venue/sdk';
import { closeInvoice } from '@venue/sdk/papers/admin';
import { invoiceRecord } from '@venue/sdk/papers/kind';
import { type Invoice, paperStatus } from '@venue/sdk/papers/model';
import { actorOf, type Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { writeAudit } from '../../../core/record/audit.ts';
import { mayManage, mustExist } from '../../../core/record/records.ts';
import { requisitesOf } from '../../agreements/agreements.service.ts';
import { agreementById } from '../../agreements/agreements.store.ts';
import { BANKS_END } from '../money/papers.money.rules.ts';
import { addOrder } from '../money/papers.money.store.ts';
import { invoicePdf } from '../papers.pdf.ts';
import { presentInvoice } from '../papers.presenter.ts';
import * as store from '../papers.store.ts';

/**
 * Issues an open, locked invoice and stores the PDF printed now; from then on it waits for its money. An invoice without services fails with
 * `document_empty`.
 */
export async function issueInvoice(
  tx: Db,
  context: Context,
  { id, status, version }: { readonly id: number; readonly status: number; readonly version: number },
): Promise<void> {
  const { now } = context;
  const pdf = await printedInvoice(tx, context, id, '');
  const { sum, due, agreementId } = mustExist(await store.invoiceById(tx, id));
  const { userId } = mustExist(await agreementById(tx, agreementId));
  const closed = { status: paperStatus.closed, closedAt: now, closedBy: actorOf(context).userId, pdf };
  await store.changeInvoice(tx, id, { ...closed, version: version + 1, updatedAt: now });
  await addOrder(tx, {
    invoiceId: id,
    userId,
    ofAgreement: true,
    orderIds: [],
    sum,
    keptUntil: due === null ? null : momentOf(due, BANKS_END),
    ...(sum === 0 ? { state: 'paid' as const, paidAt: now } : {}),
  });
  const change = { before: { invoiceStatus: status }, after: { invoiceStatus: paperStatus.closed } };
  await writeAudit(tx, context, closeInvoice.id, { subject: invoiceRecord.name, subjectId: id, ...change });
}

/** An invoice as a PDF, with a watermark unless `across` is empty. */
export async function printedInvoice(db: Db, context: Context, id: number, across: string): Promise<Buffer> {
  const paper = await shownInvoice(db, context, id);
  if (paper.services.length === 0) throw new ApiFailure('document_empty');
  const agreement = mustExist(await agreementById(db, paper.agreementId));
  return invoicePdf(paper, agreement, requisitesOf(context.config), across);
}

export async function shownInvoice(db: Db, context: Context, id: number): Promise<Invoice> {
  return presentInvoice(db, context, mustExist(await store.invoiceById(db, id)), mayManage(context, invoiceRecord));
}
