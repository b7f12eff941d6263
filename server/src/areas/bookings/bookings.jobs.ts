import { failures, showMoney } from '@venue/sdk';
import { EXPIRED_REASON } from '@venue/sdk/bookings/model';
import { inTransaction } from '../../core/db/transact.ts';
import { post } from '../../core/outbox.ts';
import { announce } from '../../core/publish.ts';
import type { Job } from '../../jobs/job.ts';
import { phoneOf } from '../users/users.store.ts';
import { tellDeleted, tellMoney } from './bookings.messages.ts';
import * as store from './bookings.store.ts';
import { settle } from './payments.service.ts';
import * as money from './payments.store.ts';

/**
 * Closes bookings whose hold has ended. Only tidiness: nobody believes an expired hold before either. A payment
 * that may still be under way is read once more first.
 */
const closeExpired: Job = {
  name: 'bookings.closeExpired',
  everyMs: 2_000,
  async run({ db, ports, config, now }) {
    const cashier = { db, payments: ports.payments, now, holdMinutes: config.holdMinutes };
    for (const { providerId } of await money.paymentsOfExpired(db, now())) await settle(cashier, providerId);
    await inTransaction(db, async tx => {
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
        await announce(tx, at, tellDeleted(booking));
      }
    });
  },
};

/** Asks the provider about payments that no notification has settled: a lost one costs minutes, not money. */
const pollPayments: Job = {
  name: 'bookings.pollPayments',
  everyMs: 15_000,
  async run({ db, ports, config, now }) {
    const cashier = { db, payments: ports.payments, now, holdMinutes: config.holdMinutes };
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
  async run({ db, ports, now }) {
    for (const wish of await money.claimRefunds(db, now())) {
      const context = await money.refundContext(db, wish.id);
      if (!context) continue;
      const key = `refund-${wish.id}`;
      const outcome = await ports.payments
        .refund({ key, paymentId: context.providerId, sum: wish.sum })
        .catch(() => (wish.attempts >= MOST_ATTEMPTS ? ('failed' as const) : ('pending' as const)));
      if (outcome === 'pending') continue;
      await inTransaction(db, async tx => {
        const at = now();
        await money.settleRefund(tx, wish.id, outcome, at);
        const succeeded = outcome === 'succeeded';
        await store.note(
          tx,
          context.bookingId,
          at,
          'Система',
          succeeded ? `Возвращено ${showMoney(wish.sum)}` : 'Возврат не прошёл, нужна ручная проверка',
        );
        if (succeeded) {
          const to = await phoneOf(tx, context.userId);
          await post(tx, at, {
            kind: 'sms',
            to,
            text: `Бронь № ${context.bookingId}: вернули ${showMoney(wish.sum)}. Площадка`,
          });
        }
        await announce(tx, at, [tellMoney({ id: context.bookingId, userId: context.userId }, 'refunded')]);
      });
    }
  },
};

export const bookingsJobs: readonly Job[] = [closeExpired, pollPayments, sendRefunds];
