import { addDays, dayOf, momentOf } from '@venue/sdk';
import { bookingStatus } from '@venue/sdk/bookings/model';
import { measure, type VatRate, vatRate } from '@venue/sdk/papers/model';
import type { Db } from '../../core/db/database.ts';
import { inTransaction } from '../../core/db/transact.ts';
import { isNight } from '../../core/night.ts';
import { tell } from '../../core/outbox.ts';
import { mustExist } from '../../core/record/records.ts';
import { eachAlone } from '../../jobs/eachAlone.ts';
import type { Job, JobContext } from '../../jobs/job.ts';
import { reachOf } from '../accounts/accounts.store.ts';
import { agreementById } from '../agreements/agreements.store.ts';
import { actOfInvoice } from '../invoice-orders/invoice-orders.acts.service.ts';
import { cancellationLine, chargedLines, issueInvoice } from '../invoice-orders/invoice-orders.service.ts';
import { addOrder, changeOrder } from '../papers/money/papers.money.store.ts';
import { BANKS_END } from '../papers/papers.service.ts';
import { monthBefore, monthOf } from './client-terms.rules.ts';
import * as store from './client-terms.store.ts';

/** The month that ended last, and its end. */
function lastMonth(now: Date): { month: string; end: Date } {
  const today = dayOf(now);
  return { month: monthBefore(today), end: momentOf(monthOf(today), 0) };
}

/** Makes the invoices of the last month, by day. Several servers make only one for each organisation. */
const makeInvoices: Job = {
  name: 'client-terms.makeInvoices',
  everyMs: 60_000,
  async run(context) {
    const { db, now, log } = context;
    const at = now();
    // guard: client-terms.month.test.ts
    if (isNight(at)) return;
    const period = lastMonth(at);
    await eachAlone(log, await store.termsToInvoice(db, period), ({ termsId }) =>
      inTransaction(db, tx => invoiceMonth(tx, context, termsId, { ...period, at }), log),
    );
  },
};

/** The lines of a booking: as it was priced; what is kept of a cancelled one; what another payment left of it. */
function linesOf(row: store.BookingToInvoice) {
  const { id: bookingId, charge, price } = row;
  if (row.status === bookingStatus.cancelled) return [cancellationLine({ bookingId, kept: charge })];
  if (charge === price) return chargedLines([row]);
  const serviceName = `Аренда: ${row.roomName}, бронь № ${bookingId}, часть стоимости`;
  return [{ serviceName, measure: measure.piece, quantity: 1, price: charge }];
}

const rateOf = ([first]: readonly store.BookingToInvoice[]): VatRate =>
  vatRate.ids.find(id => id === String(first?.vatPercent)) ?? vatRate.none;

async function invoiceMonth(
  tx: Db,
  { config }: JobContext,
  termsId: number,
  { month, end, at: now }: { month: string; end: Date; at: Date },
): Promise<void> {
  const terms = mustExist(await store.clientTermsStore.lock(tx, termsId));
  const rows = await store.bookingsToInvoice(tx, termsId, end);
  // Another server was first; the primary key would refuse a second invoice of the month.
  if (rows.length === 0) return;
  const agreement = mustExist(await agreementById(tx, terms.agreementId));
  const context = { now, config, staffNameOf: async () => '' };
  const sum = rows.reduce((total, { charge }) => total + charge, 0);
  const until = momentOf(addDays(dayOf(now), terms.dueDays), BANKS_END);
  const { id: invoiceId, number } = await issueInvoice(tx, context, {
    ...{ agreement, sum, until },
    userId: agreement.userId ?? agreement.createdBy,
    createdBy: agreement.createdBy,
    rate: rateOf(rows),
    lines: rows.flatMap(linesOf),
  });
  const { userId } = agreement;
  await addOrder(tx, { invoiceId, userId, ofAgreement: true, orderIds: [], sum, keptUntil: until });
  await store.addClientInvoice(
    tx,
    { termsId, month, invoiceId },
    rows.map(({ id }) => id),
  );
  const last = dayOf(end.getTime() - 1);
  const days = rows.flatMap(({ hours }) => hours.map(hour => dayOf(hour))).sort();
  const actId = await actOfInvoice(tx, context, invoiceId, {
    from: days[0] ?? month,
    to: last,
    createdBy: agreement.createdBy,
  });
  await changeOrder(tx, invoiceId, { actedAt: now, actId });
  if (userId === null) return;
  await tell(tx, context, {
    event: 'invoice.ofMonth',
    of: { kind: 'invoice', ids: [invoiceId] },
    to: await reachOf(tx, userId),
    about: { number, sum, until, from: month, to: last },
  });
}

export const clientTermsJobs: readonly Job[] = [makeInvoices];
