import { ApiFailure, dayOf } from '@venue/sdk';
import { closeAct, downloadUpdForEdo, listActs, listInvoices } from '@venue/sdk/papers/admin';
import { actName, edoState, paperStatus } from '@venue/sdk/papers/model';
import { bulkAction } from '../../area/bulkAction.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { writeAudit } from '../../core/record/audit.ts';
import { mustExist } from '../../core/record/records.ts';
import { agreementById } from '../agreements/agreements.store.ts';
import { issueAct, makeAct } from './acts/papers.acts.service.ts';
import { edoStateOf, queueUpd } from './edo/papers.edo.store.ts';
import { issueInvoice } from './invoices/papers.invoices.service.ts';
import { firstActs, firstInvoices, isByHand } from './papers.lists.store.ts';
import { invoiceById, lockAct, lockInvoice } from './papers.store.ts';
import { formByItself } from './upd/papers.upd.rules.ts';

const { open, closed } = paperStatus;
const permission = 'agreements.manage';
const changes = closeAct.changes ?? [];

const closeInvoices = bulkAction(listInvoices, {
  name: 'invoices.close',
  permission,
  changes,
  rows: async (db, { now }, wanted, most) =>
    (await firstInvoices(db, wanted, most, now)).map(({ id, number, status }) => ({
      id,
      title: `Счёт №\u00a0${number}`,
      may: status === open,
      already: status === closed,
    })),
  run: async (tx, context, id) => {
    const row = mustExist(await lockInvoice(tx, id));
    if (row.status === closed) return 'already';
    await issueInvoice(tx, context, row);
    return 'done';
  },
});

/** Makes an act of what is left of each invoice. Acts of orders are made automatically, so orders are skipped. */
const actInvoices = bulkAction(listInvoices, {
  name: 'invoices.act',
  permission,
  changes,
  rows: async (db, { now }, wanted, most) =>
    (await firstInvoices(db, wanted, most, now)).map(({ id, number, canBeActed }) => ({
      id,
      title: `Счёт №\u00a0${number}`,
      may: canBeActed,
      already: false,
    })),
  run: async (tx, context, id) => {
    // guard: papers.bulk.test.ts
    if (!(await isByHand(tx, id))) throw new ApiFailure('move_not_allowed');
    await makeAct(tx, context, await actOf(tx, context, id));
    return 'done';
  },
});

/** An act dated today for services since the invoice's date. It takes no locks: `makeAct` locks the agreement first. */
async function actOf(tx: Db, { now, config }: Context, invoiceId: number): Promise<Parameters<typeof makeAct>[2]> {
  const { agreementId, date, vatRate } = mustExist(await invoiceById(tx, invoiceId));
  const { customer } = mustExist(await agreementById(tx, agreementId));
  const today = dayOf(now);
  // biome-ignore lint/complexity/useMathMinMax: days are texts
  const days = { actDate: today, actFrom: date < today ? date : today, actTo: today };
  const form = formByItself(config.actForm, vatRate, customer);
  return { agreementId, invoiceId, actForm: form, actNumber: '', ...days, vatRate, comment: '' };
}

const closeActs = bulkAction(listActs, {
  name: 'acts.close',
  permission,
  changes,
  rows: async (db, _, wanted, most) =>
    (await firstActs(db, wanted, most)).map(({ id, form, number, status }) => ({
      id,
      title: actName({ actForm: form, actNumber: number }),
      may: status === open,
      already: status === closed,
    })),
  run: async (tx, context, id) => {
    const row = mustExist(await lockAct(tx, id));
    if (row.status === closed) return 'already';
    await issueAct(tx, context, row);
    return 'done';
  },
});

/** Puts УПД into the queue of the exchange folder, where there is one. */
const queueActs = bulkAction(listActs, {
  name: 'acts.edo',
  permission,
  changes,
  rows: async (db, { config }, wanted, most) =>
    (await firstActs(db, wanted, most)).map(row => ({
      id: row.id,
      title: actName({ actForm: row.form, actNumber: row.number }),
      may: config.edoDir !== undefined && edoStateOf(row) === edoState.unsent,
      already: row.exchange !== null,
    })),
  run: async (tx, context, id) => {
    const { xmlName } = mustExist(await lockAct(tx, id));
    if (context.config.edoDir === undefined || xmlName === null) throw new ApiFailure('move_not_allowed');
    if (!(await queueUpd(tx, id, context.now))) return 'already';
    const change = { before: { edoState: edoState.unsent }, after: { edoState: edoState.queued } };
    await writeAudit(tx, context, downloadUpdForEdo.id, { subject: 'act', subjectId: id, ...change });
    return 'done';
  },
});

/** What staff may do with all invoices and acts of a view at once. */
export const papersBulk = [closeInvoices, actInvoices, closeActs, queueActs];
