import type { Payable } from '../../area/payable.ts';
import type { Config } from '../../config.ts';
import type { Db } from '../../core/db/database.ts';
import { inTransaction } from '../../core/db/transact.ts';
import { eachAlone } from '../../jobs/eachAlone.ts';
import type { Job, JobContext } from '../../jobs/job.ts';
import { nextTry } from '../../jobs/nextTry.ts';
import { takerOf } from '../../ports/payments/payments.ts';
import { isAdvance, isOfPrepayment, nextAsk, refundKey } from './payments.rules.ts';
import { closeRefund, payableOf, payerOf, settle } from './payments.service.ts';
import * as store from './payments.store.ts';

/**
 * Asks the provider about payments whose outcome it has not reported: a lost notification costs minutes, not money. It
 * asks until the provider says yes or no, even long after somebody else has got what was to be paid.
 */
const poll = (payables: readonly Payable[]): Job => ({
  name: 'payments.poll',
  everyMs: 2_000,
  async run({ db, ports, config, now, log }) {
    await eachAlone(log, await store.claimPayments(db, now()), async payment => {
      try {
        await settle({ db, ports, config, now, log, payables }, payment);
      } finally {
        await store.askAgainAt(db, payment, nextAsk(payment, now()));
      }
    });
  },
});

/** Sends refunds until the provider accepts or refuses them. */
const sendRefunds = (payables: readonly Payable[]): Job => ({
  name: 'payments.sendRefunds',
  everyMs: 2_000,
  async run(context) {
    const { db, now, log } = context;
    await eachAlone(log, await store.claimRefunds(db, now()), refund => sendRefund(context, payables, refund));
  },
});

async function sendRefund(
  { db, ports, config, now, log }: JobContext,
  payables: readonly Payable[],
  sent: store.RefundRow,
): Promise<void> {
  const payment = await store.paymentOfRefund(db, sent);
  if (!payment) return;
  const key = refundKey(sent);
  const { sum } = sent;
  const { description: title, vatPercent, providerId: paymentId } = payment;
  const lines = [{ title, quantity: 1, unitPrice: sum, sum }];
  const { kind, id } = store.subjectOfRefund(payment, sent);
  const { phone } = await payerOf(db, payableOf(payables, kind), { id, userId: payment.userId });
  const receipt = {
    phone,
    lines,
    vatPercent,
    isPrepayment: isOfPrepayment(payment, sent),
    isAdvance: isAdvance(payment),
  };
  const refunding = async () => takerOf(ports, payment).refund({ key, paymentId, sum, receipt });
  const answer = await refunding().catch(err => {
    log.warn({ err, refund: sent.id }, 'refund not sent yet');
    return 'pending' as const;
  });
  if (answer === 'pending') await store.sendAgainAt(db, sent, nextTry(sent.requestedAt, now()));
  else await inTransaction(db, tx => close(tx, payables, sent, payment, { outcome: answer, at: now(), config }), log);
}

async function close(
  tx: Db,
  payables: readonly Payable[],
  sent: store.RefundRow,
  payment: store.PaymentRow,
  end: { outcome: 'succeeded' | 'failed'; at: Date; config: Config },
): Promise<void> {
  const { kind, id } = store.subjectOfRefund(payment, sent);
  const payable = payableOf(payables, kind);
  const row = await payable.lock(tx, id);
  await closeRefund(tx, payable, row, sent, { ...end, who: 'Система' });
}

export const paymentsJobs = (payables: readonly Payable[]): readonly Job[] => [poll(payables), sendRefunds(payables)];
