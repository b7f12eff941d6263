import { dayOf, runsOf } from '@venue/sdk';
import { bookingStatus } from '@venue/sdk/bookings/model';
import type { VatRate } from '@venue/sdk/papers/model';
import type { Db } from '../../core/db/database.ts';
import { inTransaction } from '../../core/db/transact.ts';
import { tell } from '../../core/outbox.ts';
import { mustExist } from '../../core/record/records.ts';
import { eachAlone } from '../../jobs/eachAlone.ts';
import type { Job, JobContext } from '../../jobs/job.ts';
import { reachOf } from '../accounts/accounts.store.ts';
import { requestById } from '../event-requests/event-requests.store.ts';
import { bookingsOf, type InvoiceOrderRow } from '../papers/money/papers.money.store.ts';
import type { InvoiceServiceRow } from '../papers/papers.store.ts';
import * as store from '../papers/papers.store.ts';
import { addActOf, lineOf, type Rendered } from './invoice-orders.acts.service.ts';
import { hoursOn } from './invoice-orders.events.rules.ts';
import * as due from './invoice-orders.jobs.store.ts';
import { actedParts, cancellationLine } from './invoice-orders.rules.ts';

/** Writes to customers whose invoice has run out; that it is about to is a reminder. */
const tellOfExpired: Job = {
  name: 'invoice-orders.tellOfInvoices',
  everyMs: 60_000,
  async run({ db, now, config, log }) {
    const write = async (tx: Db) => {
      const at = now();
      for (const { invoiceId, userId, number } of await due.claimExpired(tx, at))
        await tell(
          tx,
          { now: at, config },
          {
            event: 'invoice.expired',
            of: { kind: 'invoice', ids: [invoiceId] },
            to: await reachOf(tx, userId),
            about: { number },
          },
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

/** The bookings that took place, and what the venue keeps of those that were cancelled late. */
async function heldBookings(
  tx: Db,
  order: InvoiceOrderRow,
  { vatRate, invoiced, today }: { vatRate: VatRate; invoiced: readonly InvoiceServiceRow[]; today: string },
): Promise<Rendered> {
  const money = await due.moneyOfInvoice(tx, order);
  const ofBooking = new Map(money.map(each => [each.bookingId, each]));
  const bookings = (await bookingsOf(tx, order.orderIds)).map(each => {
    const { isPart = false, kept: part = 0 } = ofBooking.get(each.id) ?? {};
    return { ...each, part: isPart ? part : null };
  });
  const { rows, lines, differs } = actedParts(bookings, invoiced);
  const kept = money.filter(each => each.status === bookingStatus.cancelled && each.kept > 0);
  const runs = runsOf(rows.flatMap(each => each.hours));
  const [first, last] = [runs[0], runs.at(-1)];
  const notes = [
    ...(differs ? ['Бронь изменилась после счёта: проверьте услуги и\u00a0суммы'] : []),
    ...(kept.length > 0 ? ['Бронь отменили поздно: проверьте строку о\u00a0плате за отмену'] : []),
  ];
  return {
    lines: [...lines.map(lineOf), ...kept.map(each => store.valuesOfLine(cancellationLine(each), vatRate))],
    from: first ? dayOf(first.start) : today,
    to: last ? dayOf(Date.parse(last.end) - 1) : today,
    note: notes.length > 0 ? notes.join('. ') : null,
  };
}

/** What the venue keeps of an event that was called off late. */
const calledOffEvent = ({ kept }: InvoiceOrderRow, vatRate: VatRate, today: string): Rendered => ({
  lines: [store.valuesOfLine(cancellationLine({ kept }), vatRate)],
  from: today,
  to: today,
  note: 'Мероприятие отменили поздно: проверьте строку о\u00a0плате за отмену',
});

async function heldEvent(
  tx: Db,
  { eventRequestId }: InvoiceOrderRow,
  invoiced: readonly InvoiceServiceRow[],
): Promise<Rendered | undefined> {
  const request = eventRequestId === null ? undefined : await requestById(tx, eventRequestId);
  if (!request?.startsAt) return undefined;
  const days = hoursOn(request.startsAt, request.answers.eventRequestTime);
  return { lines: invoiced.map(lineOf), ...days, note: null };
}

async function makeAct(tx: Db, { now, config }: JobContext, invoiceId: number): Promise<void> {
  const order = await due.lockToAct(tx, invoiceId);
  if (!order) return;
  const at = now();
  const invoice = mustExist(await store.invoiceById(tx, invoiceId));
  const invoiced = await store.linesOfInvoices(tx, [invoiceId]);
  const date = dayOf(at);
  const { vatRate } = invoice;
  const done =
    order.kept > 0
      ? calledOffEvent(order, vatRate, date)
      : order.orderIds.length > 0
        ? await heldBookings(tx, order, { vatRate, invoiced, today: date })
        : await heldEvent(tx, order, invoiced);
  if (!done || done.lines.length === 0) {
    await due.markActed(tx, invoiceId, { actedAt: at, actId: null });
    return;
  }
  const actId = await addActOf(tx, { now: at, config }, invoice, {
    ...done,
    createdBy: order.userId ?? invoice.createdBy,
  });
  await due.markActed(tx, invoiceId, { actedAt: at, actId });
}

export const ordersJobs: readonly Job[] = [tellOfExpired, makeActs];
