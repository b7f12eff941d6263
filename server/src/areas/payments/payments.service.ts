import { graceEnds, type PaidRecord, type Payable, type PayableKind, type Unwanted } from '../../area/payable.ts';
import type { ErrorLog } from '../../core/context.ts';
import { afterCommit } from '../../core/db/afterCommit.ts';
import type { Db } from '../../core/db/database.ts';
import { inTransaction } from '../../core/db/transact.ts';
import { post } from '../../core/outbox.ts';
import { publish } from '../../core/publish.ts';
import type { ProviderPayment } from '../../ports/payments/payments.ts';
import type { Ports } from '../../ports/ports.ts';
import { phoneOf } from '../accounts/accounts.store.ts';
import * as store from './payments.store.ts';

/** What payments are settled with, outside of a request. */
export interface Cashier {
  readonly db: Db;
  readonly ports: Ports;
  readonly now: () => Date;
  readonly log: ErrorLog;
  /** Things whose payments are settled. */
  readonly payables: readonly Payable[];
}

/** The area's word on what is paid. */
export function payableOf(payables: readonly Payable[], kind: PayableKind): Payable {
  const payable = payables.find(each => each.kind === kind);
  if (!payable) throw new Error(`no area says how to pay for a ${kind}`);
  return payable;
}

/**
 * Brings one payment to where the provider says it stands. Notifications, the poller and the sweepers all end here, any
 * number of times and in any order: the move is made once, under the lock of what is paid.
 */
export async function settle(cashier: Cashier, providerId: string): Promise<void> {
  const { db, ports, now, log } = cashier;
  const seen = await store.paymentByProvider(db, ports.payments.name, providerId);
  if (seen?.status !== 'pending') return;
  const told = (await ports.payments.read(providerId)) ?? unknown(seen, now());
  if (told.status === 'pending') return;
  await inTransaction(db, tx => apply(tx, cashier, seen, told), log);
}

/** A provider that has not heard of a payment says no, once it has had the time to hear of it. */
const unknown = ({ providerId, sum, expiresAt }: store.PaymentRow, now: Date): ProviderPayment => ({
  id: providerId,
  status: graceEnds(expiresAt) < now ? 'canceled' : 'pending',
  sum,
});

async function apply(tx: Db, cashier: Cashier, seen: store.PaymentRow, told: ProviderPayment): Promise<void> {
  const { payables, ports } = cashier;
  const subject = store.subjectOf(seen);
  const payable = payableOf(payables, subject.kind);
  const row = await payable.lock(tx, subject.id);
  const payment = await store.lockPayment(tx, seen.id);
  if (!row || payment?.status !== 'pending') return;
  afterCommit(tx, ports.nudge);
  const now = cashier.now();
  if (told.status === 'canceled') {
    await store.settlePayment(tx, payment.id, 'canceled', now);
    const payments = await store.paymentsOf(tx, subject);
    const another = payments.some(each => each.status === 'pending' && each.expiresAt > now);
    await payable.declined(tx, row, { now, another });
    return;
  }
  await store.settlePayment(tx, payment.id, 'succeeded', now);
  const back = await payable.paid(tx, row, { sum: told.sum, now, ports });
  if (back) await returnMoney(tx, payable, row, { paymentId: payment.id, sum: told.sum, ...back }, now);
}

/** Money that nothing is given for goes back whole; its owner is told why. */
async function returnMoney(
  tx: Db,
  payable: Payable,
  row: PaidRecord,
  { cause, ...request }: { paymentId: number; sum: number } & Unwanted,
  now: Date,
): Promise<void> {
  const { sum, why } = request;
  await payable.note(tx, row, { at: now, who: 'Система', what: why });
  await post(tx, now, {
    event: 'payment.returned',
    to: await phoneOf(tx, row.userId),
    about: { of: payable.name(row), sum, cause },
  });
  await askRefund(tx, payable, row, request, now);
}

async function askRefund<Row extends PaidRecord>(
  tx: Db,
  payable: Payable<Row>,
  row: Row,
  request: { paymentId: number; sum: number; why: string },
  now: Date,
): Promise<void> {
  await store.addRefund(tx, request, now);
  publish(tx, now, payable.told(row, 'refund_requested'));
}

/**
 * Sends money that was paid for a record back, whose lock the caller holds: all of it, or `sum` of it in kopecks.
 * Answers how much goes back: nothing where nothing was paid, or it has been asked back already.
 */
export async function sendBack<Row extends PaidRecord>(
  tx: Db,
  payable: Payable<Row>,
  row: Row,
  { sum, why }: { sum?: number; why: string },
  now: Date,
): Promise<number> {
  const payment = await store.paidPayment(tx, { kind: payable.kind, id: row.id });
  const back = payment ? (sum ?? payment.sum) : 0;
  if (payment && back > 0) await askRefund(tx, payable, row, { paymentId: payment.id, sum: back, why }, now);
  return back;
}
