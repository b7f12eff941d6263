import { ApiFailure } from '@venue/sdk';
import {
  addActService,
  closeAct,
  createAct,
  getAct,
  getActPdf,
  getActXml,
  listInvoicesForAct,
  removeActService,
  saveAct,
  saveActService,
} from '@venue/sdk/agreements/admin';
import { actRecord, invoiceRecord } from '@venue/sdk/agreements/kind';
import { type Act, actForm, leftOf, paperStatus, type VatRate } from '@venue/sdk/agreements/model';
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
import { issueOf, printedAct } from './papers.issued.ts';
import { DRAFT } from './papers.parts.ts';
import {
  actFile,
  auditedAct,
  auditedLine,
  mayHaveMore,
  mustBeInForce,
  mustBeOpen,
  withinInvoice,
} from './papers.rules.ts';
import * as store from './papers.store.ts';
import { countedAs, mustSuitForm } from './upd.rules.ts';

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
      const agreement = found(await lockAgreement(tx, body.agreementId));
      mustBeInForce(agreement);
      mustBeVatOn(body.vatRate, body.actTo);
      const { actForm: form = actForm.act } = body;
      mustSuitForm(form, body.vatRate, agreement.customer);
      const number = await numberFor(tx, config, countedAs(form), body.actDate, body.actNumber);
      const row = await withNumber('act', () =>
        store.addAct(tx, {
          agreementId: body.agreementId,
          invoiceId: body.invoiceId,
          form,
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
        const { customer } = found(await agreementById(tx, before.agreementId));
        mustSuitForm(before.form, body.vatRate, customer);
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
      const { now, config } = context;
      const { paper, agreement } = await filled(tx, context, id);
      const issued = await issueOf(tx, paper, agreement, requisitesOf(config), now);
      const closed = { status: paperStatus.closed, closedAt: now, closedBy: actorOf(context).userId, ...issued };
      await store.changeAct(tx, id, { ...closed, version: before.version + 1, updatedAt: now });
      const change = { before: { actStatus: before.status }, after: { actStatus: paperStatus.closed } };
      await writeAudit(tx, context, closeAct.id, { subject, subjectId: id, ...change });
      return { message: await shown(tx, context, id) };
    }),
  ),

  handle(getActPdf, async ({ body: { actId } }, context) => {
    const row = found(await store.actById(context.db, actId));
    const issued = await store.issuedPdf(context.db, 'act', actId);
    const data = issued ?? (await draftOf(context.db, context, actId));
    return { data, type: 'application/pdf', name: actFile(row) };
  }),

  handle(getActXml, async ({ body: { actId } }, { db }) => {
    found(await store.actById(db, actId));
    const issued = await store.issuedXml(db, actId);
    if (!issued) throw new ApiFailure('document_without_xml');
    return { ...issued, type: 'application/xml' };
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

/** An act with services, and its agreement. */
async function filled(db: Db, context: Context, id: number) {
  const paper = await shown(db, context, id);
  if (paper.services.length === 0) throw new ApiFailure('document_empty');
  return { paper, agreement: found(await agreementById(db, paper.agreementId)) };
}

async function draftOf(db: Db, context: Context, id: number): Promise<Buffer> {
  const { paper, agreement } = await filled(db, context, id);
  return printedAct(db, paper, agreement, requisitesOf(context.config), DRAFT);
}

async function shown(db: Db, context: Context, id: number): Promise<Act> {
  return presentAct(db, context, found(await store.actById(db, id)), mayManage(context, actRecord));
}
