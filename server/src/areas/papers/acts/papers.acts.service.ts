import { ApiFailure, dayOf, type Parsed } from '@venue/sdk';
import { closeAct, createAct } from '@venue/sdk/papers/admin';
import { actRecord } from '@venue/sdk/papers/kind';
import { type Act, actForm, paperStatus, type VatRate } from '@venue/sdk/papers/model';
import { actorOf, type Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { writeAudit } from '../../../core/record/audit.ts';
import { mayManage, mustExist } from '../../../core/record/records.ts';
import { numberFor, withNumber } from '../../agreements/agreements.numbers.store.ts';
import { mustBeVatOn, requisitesOf } from '../../agreements/agreements.service.ts';
import { agreementById, lockAgreement } from '../../agreements/agreements.store.ts';
import { closeIssued, issueOf } from '../papers.issued.service.ts';
import { numberings } from '../papers.numbers.store.ts';
import { presentAct } from '../papers.presenter.ts';
import { actFields, auditedAct, mustBeInForce } from '../papers.rules.ts';
import * as store from '../papers.store.ts';
import { countedAs, mustSuitForm } from '../upd/papers.upd.rules.ts';
import { mustBeRendered, saysRendered } from './papers.rendered.service.ts';

const subject = actRecord.name;

/**
 * Adds an open act and returns its id. With an invoice, the act starts with the quantities that no act confirms yet.
 */
export async function makeAct(tx: Db, context: Context, body: Parsed<typeof createAct>['body']): Promise<number> {
  const { now, config } = context;
  const agreement = mustExist(await lockAgreement(tx, body.agreementId));
  mustBeInForce(agreement);
  mustBeVatOn(body.vatRate, body.actTo);
  const { actForm: form = actForm.act } = body;
  mustSuitForm(form, body.vatRate, agreement.customer);
  const number = await numberFor(tx, config, numberings[countedAs(form)], body.actDate, body.actNumber);
  const row = await withNumber(numberings.act, () =>
    store.addAct(tx, {
      agreementId: body.agreementId,
      invoiceId: body.invoiceId,
      form,
      ...actFields.valuesOf({ ...body, actNumber: number }),
      createdBy: actorOf(context).userId,
      createdAt: now,
      updatedAt: now,
    }),
  );
  if (body.invoiceId !== null) await takeOver(tx, row, body.invoiceId, now);
  await writeAudit(tx, context, createAct.id, { subject, subjectId: row.id, after: auditedAct(row) });
  return row.id;
}

/** The invoice whose lines an act may confirm, locked: of the same agreement, at the same rate. */
export async function confirmable(tx: Db, act: { agreementId: number; vatRate: VatRate }, invoiceId: number) {
  const invoice = mustExist(await store.lockInvoice(tx, invoiceId));
  if (invoice.agreementId !== act.agreementId) throw new ApiFailure('not_found');
  if (invoice.vatRate !== act.vatRate) throw new ApiFailure('vat_differs');
  return invoice;
}

/** Adds to a new act the quantities of an invoice that no act confirms yet. */
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
    const left = { ...store.lineOf(line), quantity: (line.quantity - line.acted) / 1000 };
    const values = store.valuesOfLine(left, act.vatRate);
    await store.addActLine(tx, { actId: act.id, invoiceServiceId: line.id, ...values });
  }
  await store.recountAct(tx, act.id, act.vatRate, now);
}

/**
 * Issues an open, locked act and stores the files printed now. An act without services fails with `document_empty`,
 * one of services that are still ahead with `services_ahead`.
 */
export async function issueAct(
  tx: Db,
  context: Context,
  { id, status, version }: { readonly id: number; readonly status: number; readonly version: number },
): Promise<void> {
  const { now, config } = context;
  const { paper, agreement } = await filledAct(tx, context, id);
  await mustBeRendered(tx, paper, now);
  const issued = await issueOf(tx, paper, agreement, requisitesOf(config), now);
  const closed = { closedBy: actorOf(context).userId, version: version + 1, updatedAt: now };
  await closeIssued(tx, context, id, { ...issued, ...closed });
  const change = { before: { actStatus: status }, after: { actStatus: paperStatus.closed } };
  await writeAudit(tx, context, closeAct.id, { subject, subjectId: id, ...change });
}

/** An act with services, and its agreement. */
export async function filledAct(db: Db, context: Context, id: number) {
  const paper = await shownAct(db, context, id);
  if (paper.services.length === 0) throw new ApiFailure('document_empty');
  return { paper, agreement: mustExist(await agreementById(db, paper.agreementId)) };
}

export async function shownAct(db: Db, context: Context, id: number): Promise<Act> {
  const act = await presentAct(db, context, mustExist(await store.actById(db, id)), mayManage(context, actRecord));
  const isEarly = !saysRendered(act, dayOf(context.now));
  return isEarly ? { ...act, can: act.can.filter(each => each !== 'close') } : act;
}
