import { formatMoney } from '@venue/sdk';
import {
  captureEnds,
  graceEnds,
  type PaidRecord,
  type Payable,
  type PayableKind,
  type Payer,
  type Subject,
  type Unwanted,
} from '../../area/payable.ts';
import type { Config } from '../../config.ts';
import type { Context } from '../../core/context.ts';
import { afterCommit } from '../../core/db/afterCommit.ts';
import type { Db } from '../../core/db/database.ts';
import { inTransaction } from '../../core/db/transact.ts';
import type { ErrorLog } from '../../core/errorLog.ts';
import { type Reach, tell } from '../../core/outbox.ts';
import { publish } from '../../core/publish.ts';
import { type ProviderPayment, takerOf } from '../../ports/payments/payments.ts';
import type { Ports } from '../../ports/ports.ts';
import { fullNameOf, phoneOf, reachOf } from '../accounts/accounts.store.ts';
import { queueMessage } from './payments.messages.ts';
import * as store from './payments.store.ts';

/** What payments are settled with, outside of a request. */
export interface Cashier {
  readonly db: Db;
  readonly ports: Ports;
  readonly config: Config;
  readonly now: () => Date;
  readonly log: ErrorLog;
  /** Things whose payments are settled. */
  readonly payables: readonly Payable[];
}

/** The payable that an area offers for this kind. */
export function payableOf(payables: readonly Payable[], kind: PayableKind): Payable {
  const payable = payables.find(each => each.kind === kind);
  if (!payable) throw new Error(`no area says how to pay for a ${kind}`);
  return payable;
}

/** Who pays for a record: its account, or the guest it names. */
export async function payerOf<Row extends PaidRecord>(
  db: Db,
  payable: Pick<Payable<Row>, 'guests'>,
  { id, userId }: PaidRecord,
): Promise<Payer> {
  if (userId !== null) return { name: await fullNameOf(db, userId), phone: await phoneOf(db, userId) };
  return (await payable.guests?.(db, [id]))?.get(id) ?? { name: '', phone: '' };
}

/** Where the payer is written to; an account by letter too. */
export const payerReach = async (tx: Db, payable: Pick<Payable, 'guests'>, row: PaidRecord): Promise<Reach> =>
  reachOf(tx, row.userId, (await payerOf(tx, payable, row)).phone);

/** What names a payment: the provider that took it, and its id there. */
type AtProvider = Pick<store.PaymentRow, 'provider' | 'providerId'>;

/**
 * Brings one payment to the status that the provider reports. Notifications, the poller and the sweepers all call it,
 * any number of times and in any order: the change is made once, under the lock of the paid record.
 */
export async function settle(cashier: Cashier, { provider, providerId }: AtProvider): Promise<void> {
  const { db, ports, now, log } = cashier;
  const seen = await store.paymentByProvider(db, provider, providerId);
  if (seen?.status !== 'pending') return;
  const answer = (await takerOf(ports, seen).read(providerId)) ?? unknown(seen, now());
  const end = answer.status === 'authorized' ? await decide(cashier, seen, answer) : answer;
  if (end.status === 'pending' || end.status === 'authorized') return;
  await inTransaction(db, tx => apply(tx, cashier, seen, end), log);
}

/**
 * Captures authorised money if what it pays for is still held for it, otherwise releases it. The decision is not stored:
 * as long as the money is authorised, whoever comes next decides again, and the hold makes them decide alike. Only what
 * the provider shows afterwards counts.
 */
async function decide(cashier: Cashier, seen: store.PaymentRow, answer: ProviderPayment): Promise<ProviderPayment> {
  const { db, ports, log } = cashier;
  const taker = takerOf(ports, seen);
  const { id, providerId: paymentId } = seen;
  if (await inTransaction(db, tx => keep(tx, cashier, seen, answer.sum), log))
    await taker.capture({ key: `capture-${id}`, paymentId, sum: answer.sum });
  else await taker.void({ key: `void-${id}`, paymentId });
  return (await taker.read(paymentId)) ?? answer;
}

/** Holds what a payment is for until its capture is known; false if it is held for it no more. */
async function keep(tx: Db, { payables, now }: Cashier, seen: store.PaymentRow, sum: number): Promise<boolean> {
  const at = now();
  // guard: payments.capture.test.ts
  if (at >= captureEnds(seen.expiresAt)) return false;
  const { kind, id } = store.subjectOf(seen);
  const payable = payableOf(payables, kind);
  const row = await payable.lock(tx, id);
  return row !== undefined && payable.keep(tx, row, { sum, now: at, keptUntil: graceEnds(at), paymentId: seen.id });
}

/** A payment that the provider does not know counts as cancelled once its grace period is over. */
const unknown = ({ providerId, sum, expiresAt }: store.PaymentRow, now: Date): ProviderPayment => ({
  id: providerId,
  // guard: payments.test.ts
  status: graceEnds(expiresAt) < now ? 'canceled' : 'pending',
  sum,
});

async function apply(tx: Db, cashier: Cashier, seen: store.PaymentRow, answer: ProviderPayment): Promise<void> {
  const { payables, ports, config } = cashier;
  const subject = store.subjectOf(seen);
  const payable = payableOf(payables, subject.kind);
  const row = await payable.lock(tx, subject.id);
  const payment = await store.lockPayment(tx, seen.id);
  if (!row || payment?.status !== 'pending') return;
  afterCommit(tx, ports.nudge);
  const now = cashier.now();
  if (answer.status === 'canceled' || answer.status === 'voided') {
    await store.settlePayment(tx, payment.id, null, now);
    const payments = await store.paymentsOf(tx, subject);
    const another = payments.some(each => each.status === 'pending' && each.expiresAt > now);
    await payable.declined(tx, row, { now, another });
    if (answer.status === 'voided') await tellVoided(tx, payable, row, answer.sum, { now, config });
    return;
  }
  await store.settlePayment(tx, payment.id, answer.sum, now);
  const money = { sum: answer.sum, now, ports, config, paymentId: payment.id };
  const back = await payable.paid(tx, row, money);
  if (back) await returnMoney(tx, payable, row, { paymentId: payment.id, sum: answer.sum, ...back }, { now, config });
}

/** The records whose cards show messages about their money. */
export const recordsOf = ({ kind }: Payable, { id }: PaidRecord) =>
  kind === 'bookingGroup' ? undefined : { kind, ids: [id] };

/** Tells the payer that authorised money was not taken. */
async function tellVoided(
  tx: Db,
  payable: Payable,
  row: PaidRecord,
  sum: number,
  works: Pick<Context, 'now' | 'config'>,
): Promise<void> {
  const what = `Оплата не принята, банк снимет блокировку ${formatMoney(sum)}`;
  await payable.note(tx, row, { at: works.now, who: 'Система', what });
  const about = { of: payable.name(row), sum };
  await tell(tx, works, {
    event: 'payment.voided',
    of: recordsOf(payable, row),
    to: await payerReach(tx, payable, row),
    about,
  });
}

/**
 * Refunds money that nothing is given for, all of it or the share of one of several bookings, and tells its owner why.
 */
export async function returnMoney<Row extends PaidRecord>(
  tx: Db,
  payable: Payable<Row>,
  row: Row,
  { cause, ...request }: { paymentId: number; bookingId?: number; sum: number } & Unwanted,
  works: Pick<Context, 'now' | 'config'>,
): Promise<void> {
  const { now } = works;
  const { sum, why } = request;
  await payable.note(tx, row, { at: now, who: 'Система', what: why });
  await tell(tx, works, {
    event: 'payment.returned',
    of: recordsOf(payable, row),
    to: await payerReach(tx, payable, row),
    about: { of: payable.name(row), sum, cause },
  });
  await askRefund(tx, payable, row, request, now);
}

async function askRefund<Row extends PaidRecord>(
  tx: Db,
  payable: Payable<Row>,
  row: Row,
  request: { paymentId: number; bookingId?: number | null; sum: number; why: string; inPart?: boolean },
  now: Date,
): Promise<void> {
  await store.addRefund(tx, request, now);
  publish(tx, now, payable.liveMessages(row, 'refund_requested'));
}

/**
 * Refunds the money paid for a record, whose lock the caller holds: all of it, or `sum` in kopecks. With `inPart` it
 * may be one of several refunds of a payment. Returns the refunded sum: 0 when nothing was paid or everything was
 * refunded already.
 */
export async function sendBack<Row extends PaidRecord>(
  tx: Db,
  payable: Payable<Row>,
  row: Row,
  { sum, ...request }: { sum?: number; why: string; inPart?: boolean },
  now: Date,
): Promise<number> {
  const payments = await store.paidPayments(tx, { kind: payable.kind, id: row.id });
  const here = payments.reduce((total, each) => total + each.left, 0);
  const back = Math.min(sum ?? here, here);
  // In proportion to how it was paid: what certificates paid comes back to them, the rest goes where it came from.
  const byCertificate = payments.reduce((total, each) => total + (isByCertificate(each) ? each.left : 0), 0);
  const toCertificates = here === 0 ? 0 : Math.round((back * byCertificate) / here);
  const left = { certificates: toCertificates, money: back - toCertificates };
  for (const payment of payments) {
    const to = isByCertificate(payment) ? 'certificates' : 'money';
    const part = Math.min(left[to], payment.left);
    left[to] -= part;
    const of = { paymentId: payment.id, bookingId: payment.share };
    if (part > 0) await askRefund(tx, payable, row, { ...of, sum: part, ...request }, now);
  }
  const what = `На сертификат вернулось ${formatMoney(toCertificates)}`;
  if (toCertificates > 0) await payable.note(tx, row, { at: now, who: 'Система', what });
  return back;
}

const isByCertificate = ({ certificateUseId }: store.PaymentRow): boolean => certificateUseId !== null;

/** How much of the money paid for a thing may still be refunded, in kopecks. */
export async function refundable(db: Db, subject: Subject): Promise<number> {
  return (await store.paidPayments(db, subject)).reduce((total, { left }) => total + left, 0);
}

interface Settled {
  readonly outcome: 'succeeded' | 'failed';
  readonly at: Date;
  readonly who: string;
  readonly config: Config;
  /** The caller sends the SMS that the money was returned. */
  readonly quiet?: boolean;
}

/**
 * Saves the outcome of a refund, whose record's lock the caller holds. Of several calls with it only the first has an
 * effect.
 */
export async function closeRefund(
  tx: Db,
  payable: Payable,
  row: PaidRecord | undefined,
  sent: store.RefundRow,
  { outcome, at, who, config, quiet = false }: Settled,
): Promise<void> {
  if (!(await store.settleRefund(tx, sent, outcome, at)) || !row) return;
  const sum = formatMoney(sent.sum);
  const what = outcome === 'succeeded' ? `Возвращено ${sum}` : `Банк не принял возврат ${sum}`;
  await payable.note(tx, row, { at, who, what });
  const to = await payerReach(tx, payable, row);
  const of = recordsOf(payable, row);
  const about = { of: payable.name(row), sum: sent.sum };
  if (outcome === 'failed') await tell(tx, { now: at, config }, { event: 'refund.refused', of, to, about });
  else if (!quiet) {
    const together = await store.refundedTogether(tx, { kind: payable.kind, id: row.id }, sent);
    await tell(tx, { now: at, config }, { event: 'refund.sent', of, to, about: { ...about, ...together } });
  }
  publish(tx, at, [...payable.liveMessages(row, `refund_${outcome}`), queueMessage()]);
}
