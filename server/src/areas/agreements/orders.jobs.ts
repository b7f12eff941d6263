import { dayOf } from '@venue/sdk';
import { paperStatus } from '@venue/sdk/agreements/model';
import type { Db } from '../../core/db/database.ts';
import { inTransaction } from '../../core/db/transact.ts';
import { post } from '../../core/outbox.ts';
import { found } from '../../core/record/records.ts';
import { eachAlone } from '../../jobs/eachAlone.ts';
import type { Job, JobContext } from '../../jobs/job.ts';
import { phoneOf } from '../accounts/accounts.store.ts';
import { presentAct } from './agreements.presenter.ts';
import { agreementById } from './agreements.store.ts';
import { numberFor, withNumber } from './numbers.store.ts';
import * as due from './orders.jobs.store.ts';
import { actedParts } from './orders.rules.ts';
import { actPdf } from './papers.pdf.ts';
import * as store from './papers.store.ts';

/** Writes to customers whose invoice is about to run out, or has. */
const tell: Job = {
  name: 'agreements.tellOfInvoices',
  everyMs: 60_000,
  async run({ db, now, log }) {
    const write = async (tx: Db) => {
      const at = now();
      for (const { userId, number, sum, keptUntil } of await due.claimRunningOut(tx, at))
        await post(tx, at, {
          event: 'invoice.runsOut',
          to: await phoneOf(tx, userId),
          uselessAt: keptUntil,
          about: { number, sum, until: keptUntil },
        });
      for (const { userId, number } of await due.claimExpired(tx, at))
        await post(tx, at, { event: 'invoice.expired', to: await phoneOf(tx, userId), about: { number } });
    };
    await inTransaction(db, write, log);
  },
};

/** Makes the act of an invoice once the last of its hours has passed: one, however many servers run this. */
const makeActs: Job = {
  name: 'agreements.makeActs',
  everyMs: 60_000,
  async run(context) {
    const { db, now, log } = context;
    await eachAlone(log, await due.invoicesToAct(db, now()), ({ invoiceId }) =>
      inTransaction(db, tx => makeAct(tx, context, invoiceId), log),
    );
  },
};

async function makeAct(tx: Db, { now, config }: JobContext, invoiceId: number): Promise<void> {
  const order = await due.lockToAct(tx, invoiceId);
  if (!order) return;
  const at = now();
  const invoice = found(await store.invoiceById(tx, invoiceId));
  const { rows, lines, differs } = actedParts(
    await due.bookingsOf(tx, order.orderIds),
    await store.linesOfInvoices(tx, [invoiceId]),
  );
  const [first] = rows;
  const last = rows.at(-1);
  if (!first || !last || lines.length === 0) {
    await due.markActed(tx, invoiceId, { actedAt: at, actId: null });
    return;
  }
  const date = dayOf(at);
  const number = await numberFor(tx, config, 'act', date, undefined);
  const { id } = await withNumber('act', () =>
    store.addAct(tx, {
      agreementId: invoice.agreementId,
      invoiceId,
      number,
      date,
      from: dayOf(first.startsAt),
      to: dayOf(last.startsAt),
      vatRate: invoice.vatRate,
      comment: differs ? 'Бронь изменилась после счёта: проверьте услуги и\u00a0суммы' : '',
      createdBy: order.userId,
      createdAt: at,
      updatedAt: at,
    }),
  );
  for (const line of lines) {
    const { name, measure, quantity, price, sum, vat } = line;
    await store.addActLine(tx, { actId: id, invoiceServiceId: line.id, name, measure, quantity, price, sum, vat });
  }
  await store.recountAct(tx, id, invoice.vatRate, at);
  await due.markActed(tx, invoiceId, { actedAt: at, actId: id });
  // What no longer is as it was invoiced waits for staff, whatever the setting says.
  if (config.actByItself === 'closed' && config.requisites && !differs) {
    const act = found(await store.actById(tx, id));
    const agreement = found(await agreementById(tx, invoice.agreementId));
    const paper = await presentAct(tx, { staffNameOf: async () => '' }, act, false);
    const pdf = await actPdf(paper, agreement, config.requisites, '');
    await store.changeAct(tx, id, { status: paperStatus.closed, closedAt: at, pdf });
  }
}

export const ordersJobs: readonly Job[] = [tell, makeActs];
