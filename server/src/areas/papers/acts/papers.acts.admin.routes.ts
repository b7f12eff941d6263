import { ApiFailure } from '@venue/sdk';
import {
  addActService,
  closeAct,
  createAct,
  getAct,
  getActPdf,
  getActXml,
  listActs,
  listInvoicesForAct,
  removeActService,
  saveAct,
  saveActService,
} from '@venue/sdk/papers/admin';
import { actRecord, invoiceRecord } from '@venue/sdk/papers/kind';
import { leftOf } from '@venue/sdk/papers/model';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { transact } from '../../../core/db/transact.ts';
import { DRAFT } from '../../../core/files/paper.ts';
import { handle } from '../../../core/http/handle.ts';
import { changed, writeAudit } from '../../../core/record/audit.ts';
import { mayManage, mustBeCurrent, mustExist } from '../../../core/record/records.ts';
import { withNumber } from '../../agreements/agreements.numbers.store.ts';
import { mustBeVatOn, requisitesOf } from '../../agreements/agreements.service.ts';
import { agreementById } from '../../agreements/agreements.store.ts';
import { printedAct } from '../papers.issued.service.ts';
import { actsPage } from '../papers.lists.store.ts';
import { numberings } from '../papers.numbers.store.ts';
import { presentInvoice, presentListedAct } from '../papers.presenter.ts';
import { actFields, actFile, auditedAct, mayHaveMore, mustBeOpen, withinInvoice } from '../papers.rules.ts';
import * as store from '../papers.store.ts';
import { mustSuitForm } from '../upd/papers.upd.rules.ts';
import { confirmable, filledAct, issueAct, makeAct, shownAct } from './papers.acts.service.ts';

const subject = actRecord.name;

export const actsAdminRoutes = [
  handle(listInvoicesForAct, async ({ body: { agreementId } }, context) => {
    const { db } = context;
    mustExist(await agreementById(db, agreementId));
    const may = mayManage(context, invoiceRecord);
    const invoices = [];
    for (const row of await store.invoicesOf(db, agreementId)) {
      const invoice = await presentInvoice(db, context, row, may);
      if (invoice.services.some(line => leftOf(line) > 0)) invoices.push(invoice);
    }
    return { message: { invoices } };
  }),

  handle(listActs, async ({ body }, { db }) => {
    const { page = 1, pageSize = 25 } = body;
    const { rows, total, totalIsExact } = await actsPage(db, { ...body, page, pageSize });
    return { message: { page, pageSize, total, totalIsExact }, items: rows.map(presentListedAct) };
  }),

  handle(getAct, async ({ body: { actId } }, context) => ({ message: await shownAct(context.db, context, actId) })),

  handle(createAct, ({ body }, context) =>
    transact(context, async tx => {
      const id = await makeAct(tx, context, body);
      return { id, message: await shownAct(tx, context, id) };
    }),
  ),

  handle(saveAct, ({ body }, context) =>
    transact(context, async tx => {
      const { actId: id, version } = body;
      const before = await opened(tx, context, id, version);
      mustBeVatOn(body.vatRate, body.actTo);
      if (body.vatRate !== before.vatRate) {
        const { customer } = mustExist(await agreementById(tx, before.agreementId));
        mustSuitForm(before.form, body.vatRate, customer);
        const lines = await store.linesOfAct(tx, id);
        if (lines.some(line => line.invoiceServiceId !== null)) throw new ApiFailure('vat_differs');
      }
      const values = actFields.valuesOf({ ...body, actNumber: body.actNumber || before.number });
      const after = await withNumber(numberings.act, () => store.changeAct(tx, id, values));
      await store.recountAct(tx, id, body.vatRate, context.now);
      const change = changed(auditedAct(before), auditedAct(after));
      await writeAudit(tx, context, saveAct.id, { subject, subjectId: id, ...change });
      return { message: await shownAct(tx, context, id) };
    }),
  ),

  handle(addActService, ({ body: { actId: id, invoiceServiceId, ...line } }, context) =>
    transact(context, async tx => {
      const { vatRate, agreementId } = await opened(tx, context, id);
      mayHaveMore(await store.linesOfAct(tx, id));
      if (invoiceServiceId !== null) {
        const { invoiceId } = mustExist(await store.invoiceLine(tx, invoiceServiceId));
        await confirmable(tx, { agreementId, vatRate }, invoiceId);
      }
      await withinInvoice(() =>
        store.addActLine(tx, { actId: id, invoiceServiceId, ...store.valuesOfLine(line, vatRate) }),
      );
      await store.recountAct(tx, id, vatRate, context.now);
      await writeAudit(tx, context, addActService.id, { subject, subjectId: id, after: line });
      return { id, message: await shownAct(tx, context, id) };
    }),
  ),

  handle(saveActService, ({ body: { actServiceId, version, ...line } }, context) =>
    transact(context, async tx => {
      const { actId: id } = mustExist(await store.actLine(tx, actServiceId));
      const { vatRate } = await opened(tx, context, id, version);
      const before = mustExist(await store.actLine(tx, actServiceId));
      await withinInvoice(() => store.changeActLine(tx, actServiceId, store.valuesOfLine(line, vatRate)));
      await store.recountAct(tx, id, vatRate, context.now);
      const change = changed(store.lineOf(before), line);
      await writeAudit(tx, context, saveActService.id, { subject, subjectId: id, ...change });
      return { message: await shownAct(tx, context, id) };
    }),
  ),

  handle(removeActService, ({ body: { actServiceId, version } }, context) =>
    transact(context, async tx => {
      const { actId: id } = mustExist(await store.actLine(tx, actServiceId));
      const { vatRate } = await opened(tx, context, id, version);
      const before = mustExist(await store.actLine(tx, actServiceId));
      await store.removeActLine(tx, actServiceId);
      await store.recountAct(tx, id, vatRate, context.now);
      await writeAudit(tx, context, removeActService.id, { subject, subjectId: id, before: store.lineOf(before) });
      return { message: await shownAct(tx, context, id) };
    }),
  ),

  handle(closeAct, ({ body: { actId: id, version } }, context) =>
    transact(context, async tx => {
      await issueAct(tx, context, await opened(tx, context, id, version));
      return { message: await shownAct(tx, context, id) };
    }),
  ),

  handle(getActPdf, async ({ body: { actId } }, context) => {
    const row = mustExist(await store.actById(context.db, actId));
    const issued = await store.issuedPdf(context.db, 'act', actId);
    const data = issued ?? (await draftOf(context.db, context, actId));
    return { data, type: 'application/pdf', name: actFile(row) };
  }),

  handle(getActXml, async ({ body: { actId } }, { db }) => {
    mustExist(await store.actById(db, actId));
    const issued = await store.issuedXml(db, actId);
    if (!issued) throw new ApiFailure('document_without_xml');
    return { ...issued, type: 'application/xml' };
  }),
];

/** An open act, locked; refuses if its version is not the one the user saw. */
async function opened(tx: Db, context: Context, id: number, version?: number) {
  const row = mustExist(await store.lockAct(tx, id));
  mustBeOpen(row);
  await mustBeCurrent(tx, context, subject, row, version, () => shownAct(tx, context, id));
  return row;
}

async function draftOf(db: Db, context: Context, id: number): Promise<Buffer> {
  const { paper, agreement } = await filledAct(db, context, id);
  return printedAct(db, paper, agreement, requisitesOf(context.config), DRAFT);
}
