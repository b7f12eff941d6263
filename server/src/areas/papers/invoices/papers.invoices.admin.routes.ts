import { ApiFailure } from '@venue/sdk';
import {
  addInvoiceService,
  closeInvoice,
  createInvoice,
  getInvoice,
  getInvoicePdf,
  listInvoices,
  removeInvoiceService,
  saveInvoice,
  saveInvoiceService,
} from '@venue/sdk/papers/admin';
import { invoiceRecord } from '@venue/sdk/papers/kind';
import { actorOf, type Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { transact } from '../../../core/db/transact.ts';
import { DRAFT } from '../../../core/files/paper.ts';
import { handle } from '../../../core/http/handle.ts';
import { changed, writeAudit } from '../../../core/record/audit.ts';
import { mustBeCurrent, mustExist } from '../../../core/record/records.ts';
import { numberFor, withNumber } from '../../agreements/agreements.numbers.store.ts';
import { mustBeVatOn } from '../../agreements/agreements.service.ts';
import { lockAgreement } from '../../agreements/agreements.store.ts';
import { mailIssuedInvoice, mayMail } from '../mail/papers.mail.service.ts';
import { issuedInvoice } from '../papers.issued.service.ts';
import { invoicesPage } from '../papers.lists.store.ts';
import { numberings } from '../papers.numbers.store.ts';
import { presentInvoiceRows } from '../papers.presenter.ts';
import { invoiceFields, mayHaveMore, mustBeInForce, mustBeOpen, withinInvoice } from '../papers.rules.ts';
import * as store from '../papers.store.ts';
import { issueInvoice, printedInvoice, shownInvoice } from './papers.invoices.service.ts';

const subject = invoiceRecord.name;

export const invoicesAdminRoutes = [
  handle(listInvoices, async ({ body }, { db, now }) => {
    const { page = 1, pageSize = 25 } = body;
    const { rows, total, totalIsExact } = await invoicesPage(db, { ...body, page, pageSize }, now);
    return { message: { page, pageSize, total, totalIsExact }, items: await presentInvoiceRows(db, rows) };
  }),

  handle(getInvoice, async ({ body: { invoiceId } }, context) => ({
    message: await shownInvoice(context.db, context, invoiceId),
  })),

  handle(createInvoice, ({ body }, context) => {
    const { now, config } = context;
    return transact(context, async tx => {
      mustBeInForce(mustExist(await lockAgreement(tx, body.agreementId)));
      mustBeVatOn(body.vatRate, body.invoiceDate);
      const number = await numberFor(tx, config, numberings.invoice, body.invoiceDate, body.invoiceNumber);
      const row = await withNumber(numberings.invoice, () =>
        store.addInvoice(tx, {
          agreementId: body.agreementId,
          ...invoiceFields.valuesOf({ ...body, invoiceNumber: number }),
          createdBy: actorOf(context).userId,
          createdAt: now,
          updatedAt: now,
        }),
      );
      await writeAudit(tx, context, createInvoice.id, {
        subject,
        subjectId: row.id,
        after: invoiceFields.fieldsOf(row),
      });
      return { id: row.id, message: await shownInvoice(tx, context, row.id) };
    });
  }),

  handle(saveInvoice, ({ body }, context) =>
    transact(context, async tx => {
      const { invoiceId: id, version } = body;
      const before = await opened(tx, context, id, version);
      mustBeVatOn(body.vatRate, body.invoiceDate);
      if (body.vatRate !== before.vatRate && (await store.isConfirmed(tx, id))) throw new ApiFailure('vat_differs');
      const values = invoiceFields.valuesOf({ ...body, invoiceNumber: body.invoiceNumber || before.number });
      const after = await withNumber(numberings.invoice, () => store.changeInvoice(tx, id, values));
      await store.recountInvoice(tx, id, body.vatRate, context.now);
      const change = changed(invoiceFields.fieldsOf(before), invoiceFields.fieldsOf(after));
      await writeAudit(tx, context, saveInvoice.id, { subject, subjectId: id, ...change });
      return { message: await shownInvoice(tx, context, id) };
    }),
  ),

  handle(addInvoiceService, ({ body: { invoiceId: id, ...line } }, context) =>
    transact(context, async tx => {
      const { vatRate } = await opened(tx, context, id);
      mayHaveMore(await store.linesOfInvoices(tx, [id]));
      await store.addInvoiceLine(tx, { invoiceId: id, ...store.valuesOfLine(line, vatRate) });
      await store.recountInvoice(tx, id, vatRate, context.now);
      await writeAudit(tx, context, addInvoiceService.id, { subject, subjectId: id, after: line });
      return { id, message: await shownInvoice(tx, context, id) };
    }),
  ),

  handle(saveInvoiceService, ({ body: { invoiceServiceId, version, ...line } }, context) =>
    transact(context, async tx => {
      const { invoiceId: id } = mustExist(await store.invoiceLine(tx, invoiceServiceId));
      const { vatRate } = await opened(tx, context, id, version);
      const before = mustExist(await store.invoiceLine(tx, invoiceServiceId));
      await withinInvoice(() => store.changeInvoiceLine(tx, invoiceServiceId, store.valuesOfLine(line, vatRate)));
      await store.recountInvoice(tx, id, vatRate, context.now);
      const change = changed(store.lineOf(before), line);
      await writeAudit(tx, context, saveInvoiceService.id, { subject, subjectId: id, ...change });
      return { message: await shownInvoice(tx, context, id) };
    }),
  ),

  handle(removeInvoiceService, ({ body: { invoiceServiceId, version } }, context) =>
    transact(context, async tx => {
      const { invoiceId: id } = mustExist(await store.invoiceLine(tx, invoiceServiceId));
      const { vatRate } = await opened(tx, context, id, version);
      const before = mustExist(await store.invoiceLine(tx, invoiceServiceId));
      if (before.acted > 0) throw new ApiFailure('in_use');
      await store.removeInvoiceLine(tx, invoiceServiceId);
      await store.recountInvoice(tx, id, vatRate, context.now);
      await writeAudit(tx, context, removeInvoiceService.id, { subject, subjectId: id, before: store.lineOf(before) });
      return { message: await shownInvoice(tx, context, id) };
    }),
  ),

  handle(closeInvoice, async ({ body: { invoiceId: id, version, letter } }, context) => {
    // guard: server/src/areas/papers/mail/papers.mail.test.ts
    if (letter) await mayMail(context);
    return transact(context, async tx => {
      await issueInvoice(tx, context, await opened(tx, context, id, version));
      if (letter) await mailIssuedInvoice(tx, context, id, letter);
      return { message: await shownInvoice(tx, context, id) };
    });
  }),

  handle(getInvoicePdf, async ({ body: { invoiceId } }, context) => {
    const { number } = mustExist(await store.invoiceById(context.db, invoiceId));
    const issued = await issuedInvoice(context.db, context, invoiceId);
    const data = issued ?? (await printedInvoice(context.db, context, invoiceId, DRAFT));
    return { data, type: 'application/pdf', name: `Счёт № ${number}.pdf` };
  }),
];

/** An open invoice, locked; refuses if its version is not the one the user saw. */
async function opened(tx: Db, context: Context, id: number, version?: number) {
  const row = mustExist(await store.lockInvoice(tx, id));
  mustBeOpen(row);
  await mustBeCurrent(tx, context, subject, row, version, () => shownInvoice(tx, context, id));
  return row;
}
