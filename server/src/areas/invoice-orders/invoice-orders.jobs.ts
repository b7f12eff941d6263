import { dayOf, runsOf } from '@venue/sdk';
import type { Db } from '../../core/db/database.ts';
import { inTransaction } from '../../core/db/transact.ts';
import { tell } from '../../core/outbox.ts';
import { mustExist } from '../../core/record/records.ts';
import { eachAlone } from '../../jobs/eachAlone.ts';
import type { Job, JobContext } from '../../jobs/job.ts';
import { reachOf } from '../accounts/accounts.store.ts';
import { numberFor, withNumber } from '../agreements/agreements.numbers.store.ts';
import { agreementById } from '../agreements/agreements.store.ts';
import { requestById } from '../event-requests/event-requests.store.ts';
import { actToMail, mailByItself } from '../papers/mail/papers.mail.service.ts';
import { bookingsOf, type InvoiceOrderRow } from '../papers/money/papers.money.store.ts';
import { closeIssued, issueOf } from '../papers/papers.issued.service.ts';
import { numberings } from '../papers/papers.numbers.store.ts';
import { countedAs, formByItself, presentAct } from '../papers/papers.service.ts';
import type { InvoiceServiceRow } from '../papers/papers.store.ts';
import * as store from '../papers/papers.store.ts';
import { hoursOn } from './invoice-orders.events.rules.ts';
import * as due from './invoice-orders.jobs.store.ts';
import { actedParts } from './invoice-orders.rules.ts';

/** Writes to customers whose invoice is about to run out, or has. */
const remind: Job = {
  name: 'invoice-orders.tellOfInvoices',
  everyMs: 60_000,
  async run({ db, now, config, log }) {
    const write = async (tx: Db) => {
      const at = now();
      for (const { userId, number, sum, keptUntil, eventRequestId } of await due.claimRunningOut(tx, at))
        await tell(
          tx,
          { now: at, config },
          {
            event: eventRequestId === null ? 'invoice.runsOut' : 'eventRequest.invoiceRunsOut',
            to: await reachOf(tx, userId),
            uselessAt: keptUntil,
            about: { number, sum, until: keptUntil },
          },
        );
      for (const { userId, number } of await due.claimExpired(tx, at))
        await tell(
          tx,
          { now: at, config },
          { event: 'invoice.expired', to: await reachOf(tx, userId), about: { number } },
        );
    };
    await inTransaction(db, write, log);
  },
};

/** Makes the act of an invoice once its last booking or its event is over. Several servers make only one act. */
const makeActs: Job = {
  name: 'invoice-orders.makeActs',
  everyMs: 60_000,
  async run(context) {
    const { db, now, log } = context;
    await eachAlone(log, await due.invoicesToAct(db, now()), ({ invoiceId }) =>
      inTransaction(db, tx => makeAct(tx, context, invoiceId), log),
    );
  },
};

/** The lines and days that an act confirms. */
interface Rendered {
  readonly lines: readonly InvoiceServiceRow[];
  readonly from: string;
  readonly to: string;
  /** The bookings no longer cost what was invoiced. */
  readonly differs: boolean;
}

async function heldBookings(
  tx: Db,
  { orderIds }: InvoiceOrderRow,
  invoiced: readonly InvoiceServiceRow[],
): Promise<Rendered | undefined> {
  const { rows, ...parts } = actedParts(await bookingsOf(tx, orderIds), invoiced);
  const runs = runsOf(rows.flatMap(each => each.hours));
  const [first, last] = [runs[0], runs.at(-1)];
  return first && last && { ...parts, from: dayOf(first.start), to: dayOf(Date.parse(last.end) - 1) };
}

async function heldEvent(
  tx: Db,
  { eventRequestId }: InvoiceOrderRow,
  lines: readonly InvoiceServiceRow[],
): Promise<Rendered | undefined> {
  const request = eventRequestId === null ? undefined : await requestById(tx, eventRequestId);
  if (!request?.startsAt) return undefined;
  return { lines, ...hoursOn(request.startsAt, request.answers.eventRequestTime), differs: false };
}

async function makeAct(tx: Db, { now, config }: JobContext, invoiceId: number): Promise<void> {
  const order = await due.lockToAct(tx, invoiceId);
  if (!order) return;
  const at = now();
  const invoice = mustExist(await store.invoiceById(tx, invoiceId));
  const lines = await store.linesOfInvoices(tx, [invoiceId]);
  const done = order.orderIds.length > 0 ? await heldBookings(tx, order, lines) : await heldEvent(tx, order, lines);
  if (!done || done.lines.length === 0) {
    await due.markActed(tx, invoiceId, { actedAt: at, actId: null });
    return;
  }
  const date = dayOf(at);
  const agreement = mustExist(await agreementById(tx, invoice.agreementId));
  const form = formByItself(config.actForm, invoice.vatRate, agreement.customer);
  const number = await numberFor(tx, config, numberings[countedAs(form)], date, undefined);
  const { id } = await withNumber(numberings.act, () =>
    store.addAct(tx, {
      agreementId: invoice.agreementId,
      invoiceId,
      form,
      number,
      date,
      from: done.from,
      to: done.to,
      vatRate: invoice.vatRate,
      comment: done.differs ? 'Бронь изменилась после счёта: проверьте услуги и\u00a0суммы' : '',
      createdBy: order.userId ?? invoice.createdBy,
      createdAt: at,
      updatedAt: at,
    }),
  );
  for (const line of done.lines) {
    const { name, measure, quantity, price, sum, vat } = line;
    await store.addActLine(tx, { actId: id, invoiceServiceId: line.id, name, measure, quantity, price, sum, vat });
  }
  await store.recountAct(tx, id, invoice.vatRate, at);
  await due.markActed(tx, invoiceId, { actedAt: at, actId: id });
  // An act that differs from its invoice stays open for staff, whatever the setting.
  if (config.actByItself === 'closed' && config.requisites && !done.differs) {
    const act = mustExist(await store.actById(tx, id));
    const paper = await presentAct(tx, { staffNameOf: async () => '' }, act, false);
    const issued = await issueOf(tx, paper, agreement, config.requisites, at);
    await closeIssued(tx, { now: at, config }, id, issued);
    const xml = issued.xml ? { data: issued.xml, name: issued.xmlName } : null;
    await mailByItself(tx, { now: at, config }, agreement.customer, actToMail(act, issued.pdf, xml));
  }
}

export const ordersJobs: readonly Job[] = [remind, makeActs];
