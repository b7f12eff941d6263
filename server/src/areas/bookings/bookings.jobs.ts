import { failures, formatMoney } from '@venue/sdk';
import { EXPIRED_REASON } from '@venue/sdk/bookings/model';
import type { Db } from '../../core/db/database.ts';
import { inTransaction } from '../../core/db/transact.ts';
import { post } from '../../core/outbox.ts';
import { publish } from '../../core/publish.ts';
import type { Job } from '../../jobs/job.ts';
import { phoneOf } from '../accounts/accounts.store.ts';
import { bookingDeletedMessages, moneyMessage } from './bookings.messages.ts';
import * as store from './bookings.store.ts';
import { cashierOf, settle } from './payments.service.ts';
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
    for (const { providerId } of await money.paymentsOfExpired(db, now())) await settle(cashier, providerId);
    const close = async (tx: Db) => {
      const at = now();
      for (const booking of await store.expiredHolds(tx, at)) {
        await store.freeHours(tx, booking.id);
        await store.changeBooking(tx, booking.id, {
          status: store.bookingState.cancelled,
          cancelledAt: at,
          cancelledBy: 'expiry',
          rejectionReason: EXPIRED_REASON,
        });
        await store.note(tx, booking.id, at, 'Система', failures.hold_expired.text);
        publish(tx, at, bookingDeletedMessages(booking));
      }
    };
    await inTransaction(db, close, log);
  },
};

/** Asks the provider about payments that no notification has settled: a lost one costs minutes, not money. */
const pollPayments: Job = {
  name: 'bookings.pollPayments',
  everyMs: 15_000,
  async run(context) {
    const { db, now } = context;
    const cashier = cashierOf(context);
    for (const { providerId } of await money.pendingPayments(db, new Date(now().getTime() - 20_000))) {
      await settle(cashier, providerId);
    }
  },
};

const MOST_ATTEMPTS = 30;

/** Sends money back. The provider gets one key per refund, so a repeat after a crash refunds once. */
const sendRefunds: Job = {
  name: 'bookings.sendRefunds',
  everyMs: 2_000,
  async run({ db, ports, now, log }) {
    for (const request of await money.claimRefunds(db, now())) {
      const refunded = await money.refundContext(db, request.id);
      if (!refunded) continue;
      const key = `refund-${request.id}`;
      const outcome = await ports.payments
        .refund({ key, paymentId: refunded.providerId, sum: request.sum })
        .catch(() => (request.attempts >= MOST_ATTEMPTS ? ('failed' as const) : ('pending' as const)));
      if (outcome === 'pending') continue;
      const close = async (tx: Db) => {
        const at = now();
        await money.settleRefund(tx, request.id, outcome, at);
        const succeeded = outcome === 'succeeded';
        await store.note(
          tx,
          refunded.bookingId,
          at,
          'Система',
          succeeded ? `Возвращено ${formatMoney(request.sum)}` : 'Возврат не прошёл, нужна ручная проверка',
        );
        if (succeeded) {
          const to = await phoneOf(tx, refunded.userId);
          await post(tx, at, {
            kind: 'sms',
            to,
            text: `Бронь № ${refunded.bookingId}: вернули ${formatMoney(request.sum)}. Площадка`,
          });
        }
        publish(tx, at, [moneyMessage({ id: refunded.bookingId, userId: refunded.userId }, 'refunded')]);
      };
      await inTransaction(db, close, log);
    }
  },
};

export const bookingsJobs: readonly Job[] = [closeExpired, pollPayments, sendRefunds];
