import { formatMoney } from '@venue/sdk';
import type { Db } from '../../core/db/database.ts';
import { inTransaction } from '../../core/db/transact.ts';
import { post } from '../../core/outbox.ts';
import { publish } from '../../core/publish.ts';
import { eachAlone } from '../../jobs/eachAlone.ts';
import type { Job, JobContext } from '../../jobs/job.ts';
import { nextTry } from '../../jobs/nextTry.ts';
import { phoneOf } from '../accounts/accounts.store.ts';
import { moneyMessage, queueMessage } from './bookings.messages.ts';
import { nextAsk } from './bookings.rules.ts';
import * as store from './bookings.store.ts';
import { cashierOf, expire, settle } from './payments.service.ts';
import * as money from './payments.store.ts';

/**
 * Closes bookings whose hold has ended. Only tidiness: nobody believes an expired hold before either. A payment
 * that may still be under way is read once more first.
 */
const closeExpired: Job = {
  name: 'bookings.closeExpired',
  everyMs: 2_000,
  async run(context) {
    const { db, now, log } = context;
    const cashier = cashierOf(context);
    const open = await money.paymentsOfExpired(db, now());
    await eachAlone(log, open, ({ providerId }) => settle(cashier, providerId));
    const close = async (tx: Db) => {
      const at = now();
      for (const booking of await store.expiredHolds(tx, at)) await expire(tx, booking, at);
    };
    await inTransaction(db, close, log);
  },
};

/**
 * Asks the provider about payments it has not told us the end of: a lost notification costs minutes, not money. It is
 * asked until it says yes or no, also long after the hours have gone to somebody else.
 */
const pollPayments: Job = {
  name: 'bookings.pollPayments',
  everyMs: 2_000,
  async run(context) {
    const { db, now, log } = context;
    const cashier = cashierOf(context);
    await eachAlone(log, await money.claimPayments(db, now()), async payment => {
      try {
        await settle(cashier, payment.providerId);
      } finally {
        await money.askAgainAt(db, payment.id, nextAsk(payment, now()));
      }
    });
  },
};

/** Sends money back until the provider says that it went, or that it will not. */
const sendRefunds: Job = {
  name: 'bookings.sendRefunds',
  everyMs: 2_000,
  async run(context) {
    const { db, now, log } = context;
    await eachAlone(log, await money.claimRefunds(db, now()), refund => sendRefund(context, refund));
  },
};

async function sendRefund({ db, ports, now, log }: JobContext, sent: store.RefundRow): Promise<void> {
  const refunded = await money.refundContext(db, sent.id);
  if (!refunded) return;
  // The provider gets one key per request, so a repeat after a crash or an outage refunds once.
  const key = sent.renewals === 0 ? `refund-${sent.id}` : `refund-${sent.id}-${sent.renewals}`;
  const answer = await ports.payments.refund({ key, paymentId: refunded.providerId, sum: sent.sum }).catch(err => {
    log.warn({ err, refund: sent.id }, 'refund not sent yet');
    return 'pending' as const;
  });
  if (answer === 'pending') await money.sendAgainAt(db, sent, nextTry(sent.requestedAt, now()));
  else await inTransaction(db, tx => closeRefund(tx, sent, refunded, answer, now()), log);
}

async function closeRefund(
  tx: Db,
  sent: store.RefundRow,
  { bookingId, userId }: { bookingId: number; userId: number },
  outcome: 'succeeded' | 'failed',
  at: Date,
): Promise<void> {
  if (!(await money.settleRefund(tx, sent, outcome, at))) return;
  const sum = formatMoney(sent.sum);
  const what = outcome === 'succeeded' ? `Возвращено ${sum}` : `Банк не принял возврат ${sum}`;
  await store.note(tx, bookingId, at, 'Система', what);
  await post(tx, at, {
    event: outcome === 'succeeded' ? 'refund.sent' : 'refund.refused',
    to: await phoneOf(tx, userId),
    about: { id: bookingId, sum: sent.sum },
  });
  publish(tx, at, [moneyMessage({ id: bookingId, userId }, `refund_${outcome}`), queueMessage()]);
}

export const bookingsJobs: readonly Job[] = [closeExpired, pollPayments, sendRefunds];
