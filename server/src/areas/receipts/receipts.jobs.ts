import { addDays, momentOf, recordsChanged } from '@venue/sdk';
import type { Payable } from '../../area/payable.ts';
import { afterCommit } from '../../core/db/afterCommit.ts';
import type { Db } from '../../core/db/database.ts';
import { inTransaction } from '../../core/db/transact.ts';
import { publish, toTopic } from '../../core/publish.ts';
import { eachAlone } from '../../jobs/eachAlone.ts';
import type { Job, JobContext } from '../../jobs/job.ts';
import { nextTry } from '../../jobs/nextTry.ts';
import { allProviders, type PaymentProvider, type Registered, takerOf } from '../../ports/payments/payments.ts';
import { payableOf, payerOf } from '../payments/payments.service.ts';
import { isAdvance, isOfPrepayment, refundKey, subjectOf, subjectOfRefund } from '../payments/payments.store.ts';
import { nextReading } from './receipts.rules.ts';
import * as statements from './receipts.statement.store.ts';
import * as store from './receipts.store.ts';

const receiptsChanged = () => toTopic(recordsChanged, 'staff', { tags: ['receipts'] });

/** Asks the provider about receipts at growing intervals until it says yes or no; it never gives up. */
const askReceipts = (payables: readonly Payable[]): Job => ({
  name: 'receipts.ask',
  everyMs: 5_000,
  onNudge: true,
  async run(context) {
    const { db, ports, now, log } = context;
    const names = allProviders(ports).map(({ name }) => name);
    const due = await store.claimReceipts(db, names, now());
    await eachAlone(log, due, row => askReceipt(context, payables, row));
  },
});

async function askReceipt(context: JobContext, payables: readonly Payable[], row: store.ReceiptRow): Promise<void> {
  const { db, now, log } = context;
  const again = () => nextTry(row.requestedAt, now());
  const outcome = await whatBecame(context, payables, row).catch(async error => {
    await store.askAgainAt(db, row, again());
    throw error;
  });
  if (outcome === undefined || outcome === 'written') {
    await store.askAgainAt(db, row, again(), outcome === 'written' ? row.renewals : row.renewalSent);
    return;
  }
  const settle = async (tx: Db) => {
    if (await store.settleReceipt(tx, row, outcome)) publish(tx, now(), [receiptsChanged()]);
  };
  await inTransaction(db, settle, log);
}

type ReceiptOutcome = Registered | { readonly status: 'refused' | 'byHand' };

/** What the provider says of a receipt: undefined while it works on it, `written` when a new one was just requested. */
async function whatBecame(
  { db, ports }: JobContext,
  payables: readonly Payable[],
  row: store.ReceiptRow,
): Promise<ReceiptOutcome | 'written' | undefined> {
  const money = await store.moneyOf(db, row);
  if (!money) return undefined;
  const { payment, refund } = money;
  const { isSecond, sum } = row;
  const { certificateUseId: useId } = payment;
  // What a certificate pays is settled by the advance that was paid for it.
  const sale = useId === null ? null : await store.saleOf(db, useId);
  const part = await store.partOf(db, row, payment);
  const of = {
    paymentId: (sale ?? payment).providerId,
    refundKey: refund && refundKey(refund),
    isSecond: isSecond || sale !== null,
    part,
  };
  const taker = takerOf(ports, sale ?? payment);
  const state = await taker.receipt(of);
  if (state.status === 'pending') return undefined;
  if (state.status === 'registered') return state;
  const isSent = row.renewals === row.renewalSent;
  if (state.status === 'unwritten' && isSent) return undefined;
  if (isSent || (of.isSecond && state.status === 'elsewhere'))
    return { status: state.status === 'refused' ? 'refused' : 'byHand' };
  const { kind, id } = refund ? subjectOfRefund(payment, refund) : subjectOf(payment);
  const { phone } = await payerOf(db, payableOf(payables, kind), { id, userId: payment.userId });
  const lines = [{ title: part ?? payment.description, quantity: 1, unitPrice: sum, sum }];
  const key = `receipt-${row.id}-${row.renewals}`;
  const isPrepayment = !of.isSecond && isOfPrepayment(payment, refund);
  const receipt = { phone, lines, vatPercent: payment.vatPercent, isPrepayment, isAdvance: isAdvance(payment) };
  const answer = await taker.writeReceipt({ ...of, key, sum, receipt });
  return answer === 'pending' ? 'written' : { status: 'refused' };
}

/** Gives prepayments their second receipts once the service was given. */
const settlePrepayments: Job = {
  name: 'receipts.settle',
  everyMs: 60_000,
  async run({ db, ports, now, log }) {
    await eachAlone(log, await store.prepaymentsToSettle(db, now()), async paymentId => {
      const settle = async (tx: Db) => {
        if (!(await store.settlePrepayment(tx, paymentId, now()))) return;
        afterCommit(tx, ports.nudge);
        publish(tx, now(), [receiptsChanged()]);
      };
      await inTransaction(db, settle, log);
    });
  },
};

/** Reads the provider's books day by day, to find money that no notification reported. */
const readStatements: Job = {
  name: 'receipts.readStatements',
  everyMs: 60_000,
  onNudge: true,
  async run(context) {
    await eachAlone(context.log, allProviders(context.ports), provider => readBooks(context, provider));
  },
};

async function readBooks({ db, now, log }: JobContext, provider: PaymentProvider): Promise<void> {
  if (provider.name === 'none') return;
  await statements.addDaysUntil(db, provider.name, now());
  await eachAlone(log, await statements.claimDays(db, provider.name, now()), async read => {
    const readAt = now();
    const { day } = read;
    const span = [momentOf(day, 0), momentOf(addDays(day, 1), 0)] as const;
    const lines = await provider.statement(...span).catch(async error => {
      await statements.readAgainAt(db, read, nextTry(read.requestedAt, now()));
      throw error;
    });
    const write = async (tx: Db) => {
      await statements.writeStatement(tx, read, lines, { readAt, dueAt: nextReading(day, readAt) });
      publish(tx, now(), [receiptsChanged()]);
    };
    await inTransaction(db, write, log);
  });
}

export const receiptsJobs = (payables: readonly Payable[]): readonly Job[] => [
  askReceipts(payables),
  settlePrepayments,
  readStatements,
];
