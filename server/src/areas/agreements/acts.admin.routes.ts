import { ApiFailure } from '@venue/sdk';
import {
  addActService,
  closeAct,
  createAct,
  getAct,
  getActPdf,
  listInvoicesForAct,
  removeActService,
  saveAct,
  saveActService,
} from '@venue/sdk/agreements/admin';
import { actRecord, invoiceRecord } from '@venue/sdk/agreements/kind';
import { type Act, leftOf, paperStatus, type VatRate } from '@venue/sdk/agreements/model';
import { actorOf, type Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { transact } from '../../core/db/transact.ts';
import { handle } from '../../core/http/handle.ts';
import { changed, writeAudit } from '../../core/record/audit.ts';
import { found, mayManage, mustBeCurrent } from '../../core/record/records.ts';
import { presentAct, presentInvoice } from './agreements.presenter.ts';
import { mustBeVatOn, requisitesOf } from './agreements.rules.ts';
import { agreementById, lockAgreement } from './agreements.store.ts';
import { numberFor, withNumber } from './numbers.store.ts';
import { DRAFT } from './papers.parts.ts';
import { actPdf } from './papers.pdf.ts';
import { auditedAct, auditedLine, mayHaveMore, mustBeInForce, mustBeOpen, withinInvoice } from './papers.rules.ts';
import * as store from './papers.store.ts';

const subject = actRecord.name;

export const actsAdminRoutes = [
  handle(listInvoicesForAct, async ({ body: { agreementId } }, context) => {
    const { db } = context;
    found(await agreementById(db, agreementId));
    const may = mayManage(context, invoiceRecord);
    const invoices = [];
    for (const row of await store.invoicesOf(db, agreementId)) {
      const invoice = await presentInvoice(db, context, row, may);
      if (invoice.services.some(line => leftOf(line) > 0)) invoices.push(invoice);
    }
    return { message: { invoices } };
  }),

  handle(getAct, async ({ body: { actId } }, context) => ({ message: await shown(context.db, context, actId) })),

  handle(createAct, ({ body }, context) => {
    const { now, config } = context;
    return transact(context, async tx => {
      mustBeInForce(found(await lockAgreement(tx, body.agreementId)));
      mustBeVatOn(body.vatRate, body.actTo);
      const number = await numberFor(tx, config, 'act', body.actDate, body.actNumber);
      const row = await withNumber('act', () =>
        store.addAct(tx, {
          agreementId: body.agreementId,
          invoiceId: body.invoiceId,
          ...headOf(body),
          number,
          createdBy: actorOf(context).userId,
          createdAt: now,
          updatedAt: now,
        }),
      );
      if (body.invoiceId !== null) await takeOver(tx, row, body.invoiceId, now);
      await writeAudit(tx, context, createAct.id, { subject, subjectId: row.id, after: auditedAct(row) });
      return { id: row.id, message: await shown(tx, context, row.id) };
    });
  }),

  handle(saveAct, ({ body }, context) =>
    transact(context, async tx => {
      const { actId: id, version } = body;
      const before = await opened(tx, context, id, version);
      mustBeVatOn(body.vatRate, body.actTo);
      if (body.vatRate !== before.vatRate) {
        const lines = await store.linesOfAct(tx, id);
        if (lines.some(line => line.invoiceServiceId !== null)) throw new ApiFailure('vat_differs');
      }
      const number = body.actNumber || before.number;
      const after = await withNumber('act', () => store.changeAct(tx, id, { ...headOf(body), number }));
      await store.recountAct(tx, id, body.vatRate, context.now);
      const change = changed(auditedAct(before), auditedAct(after));
      await writeAudit(tx, context, saveAct.id, { subject, subjectId: id, ...change });
      return { message: await shown(tx, context, id) };
    }),
  ),

  handle(addActService, ({ body: { actId: id, invoiceServiceId, ...line } }, context) =>
    transact(context, async tx => {
      const { vatRate, agreementId } = await opened(tx, context, id);
      mayHaveMore(await store.linesOfAct(tx, id));
      if (invoiceServiceId !== null) {
        const { invoiceId } = found(await store.invoiceLine(tx, invoiceServiceId));
        await confirmable(tx, { agreementId, vatRate }, invoiceId);
      }
      await withinInvoice(() =>
        store.addActLine(tx, { actId: id, invoiceServiceId, ...store.valuesOfLine(line, vatRate) }),
      );
      await store.recountAct(tx, id, vatRate, context.now);
      await writeAudit(tx, context, addActService.id, { subject, subjectId: id, after: line });
      return { id, message: await shown(tx, context, id) };
    }),
  ),

  handle(saveActService, ({ body: { actServiceId, version, ...line } }, context) =>
    transact(context, async tx => {
      const { actId: id } = found(await store.actLine(tx, actServiceId));
      const { vatRate } = await opened(tx, context, id, version);
      const before = found(await store.actLine(tx, actServiceId));
      await withinInvoice(() => store.changeActLine(tx, actServiceId, store.valuesOfLine(line, vatRate)));
      await store.recountAct(tx, id, vatRate, context.now);
      const change = changed(auditedLine(before), line);
      await writeAudit(tx, context, saveActService.id, { subject, subjectId: id, ...change });
      return { message: await shown(tx, context, id) };
    }),
  ),

  handle(removeActService, ({ body: { actServiceId, version } }, context) =>
    transact(context, async tx => {
      const { actId: id } = found(await store.actLine(tx, actServiceId));
      const { vatRate } = await opened(tx, context, id, version);
      const before = found(await store.actLine(tx, actServiceId));
      await store.removeActLine(tx, actServiceId);
      await store.recountAct(tx, id, vatRate, context.now);
      await writeAudit(tx, context, removeActService.id, { subject, subjectId: id, before: auditedLine(before) });
      return { message: await shown(tx, context, id) };
    }),
  ),

  handle(closeAct, ({ body: { actId: id, version } }, context) =>
    transact(context, async tx => {
      const before = await opened(tx, context, id, version);
      const pdf = await printed(tx, context, id, false);
      const { now } = context;
      const closed = { status: paperStatus.closed, closedAt: now, closedBy: actorOf(context).userId, pdf };
      await store.changeAct(tx, id, { ...closed, version: before.version + 1, updatedAt: now });
      const change = { before: { actStatus: before.status }, after: { actStatus: paperStatus.closed } };
      await writeAudit(tx, context, closeAct.id, { subject, subjectId: id, ...change });
      return { message: await shown(tx, context, id) };
    }),
  ),

  handle(getActPdf, async ({ body: { actId } }, context) => {
    const { number } = found(await store.actById(context.db, actId));
    const issued = await store.issuedPdf(context.db, 'act', actId);
    const data = issued ?? (await printed(context.db, context, actId, true));
    return { data, type: 'application/pdf', name: `Акт № ${number}.pdf` };
  }),
];

const headOf = (body: Pick<Act, 'actDate' | 'actFrom' | 'actTo' | 'vatRate' | 'comment'>) => ({
  date: body.actDate,
  from: body.actFrom,
  to: body.actTo,
  vatRate: body.vatRate,
  comment: body.comment,
});

/** The invoice whose lines an act may confirm, locked: of the same agreement, at the same rate. */
async function confirmable(tx: Db, act: { agreementId: number; vatRate: VatRate }, invoiceId: number) {
  const invoice = found(await store.lockInvoice(tx, invoiceId));
  if (invoice.agreementId !== act.agreementId) throw new ApiFailure('not_found');
  if (invoice.vatRate !== act.vatRate) throw new ApiFailure('vat_differs');
  return invoice;
}

/** Writes into a new act what no act confirms yet of an invoice. */
async function takeOver(
  tx: Db,
  act: { id: number; agreementId: number; vatRate: VatRate },
  invoiceId: number,
  now: Date,
) {
  await confirmable(tx, act, invoiceId);
  const lines = (await store.linesOfInvoices(tx, [invoiceId])).filter(line => line.acted < line.quantity);
  if (lines.length === 0) throw new ApiFailure('amount_exceeded');
  for (const line of lines) {
    const left = { ...auditedLine(line), quantity: (line.quantity - line.acted) / 1000 };
    const values = store.valuesOfLine(left, act.vatRate);
    await store.addActLine(tx, { actId: act.id, invoiceServiceId: line.id, ...values });
  }
  await store.recountAct(tx, act.id, act.vatRate, now);
}

/** An open act, locked, in the version it was seen in. */
async function opened(tx: Db, context: Context, id: number, version?: number) {
  const row = found(await store.lockAct(tx, id));
  mustBeOpen(row);
  await mustBeCurrent(tx, context, subject, row, version, () => shown(tx, context, id));
  return row;
}

async function printed(db: Db, context: Context, id: number, draft: boolean): Promise<Buffer> {
  const paper = await shown(db, context, id);
  if (paper.services.length === 0) throw new ApiFailure('document_empty');
  const agreement = found(await agreementById(db, paper.agreementId));
  return actPdf(paper, agreement, requisitesOf(context.config), draft ? DRAFT : '');
}

async function shown(db: Db, context: Context, id: number): Promise<Act> {
  return presentAct(db, context, found(await store.actById(db, id)), mayManage(context, actRecord));
}
