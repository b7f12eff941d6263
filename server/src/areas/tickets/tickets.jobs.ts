import { addDays, dayOf } from '@venue/sdk';
import { ticketOrderStatus } from '@venue/sdk/tickets/model';
import type { Db } from '../../core/db/database.ts';
import { inTransaction } from '../../core/db/transact.ts';
import { eachAlone } from '../../jobs/eachAlone.ts';
import type { Job } from '../../jobs/job.ts';
import { settle } from '../payments/payments.service.ts';
import { endCancellation, nextBundles, openCancellations } from './cancellation/tickets.cancellation.store.ts';
import { cancelBundle } from './cancellation/tickets.event.service.ts';
import { forgetOrders, guestOrdersBefore } from './guests/tickets.guests.store.ts';
import { ticketPayable } from './tickets.payable.ts';
import { letGo, lockOrder } from './tickets.service.ts';
import { overdueOrders, paymentsOfOverdue } from './tickets.store.ts';

/**
 * Frees the places of unpaid orders when their hold expires; a new order does so for its own event. A payment that may
 * still be in progress is read from the provider first.
 */
const closeExpired: Job = {
  name: 'tickets.closeExpired',
  everyMs: 5_000,
  async run({ db, ports, config, now, log }) {
    const cashier = { db, ports, config, now, log, payables: [ticketPayable] };
    await eachAlone(log, await paymentsOfOverdue(db, now()), payment => settle(cashier, payment));
    await eachAlone(log, await overdueOrders(db, now()), ({ key }) =>
      inTransaction(
        db,
        async (tx: Db) => {
          const order = await lockOrder(tx, { key });
          if (order?.status === ticketOrderStatus.held && order.holdUntil !== null && order.holdUntil <= now())
            await letGo(tx, order, 'expiry', now());
        },
        log,
      ),
    );
  },
};

const BUNDLES = 50;

/**
 * Cancels the tickets of cancelled events, order by order. Each order is done in one transaction with its refund and
 * its SMS, so after a crash only the remaining ones are left.
 */
const cancelEvents: Job = {
  name: 'tickets.cancelEvents',
  everyMs: 2_000,
  async run({ db, now, config, log }) {
    await eachAlone(log, await openCancellations(db), async cancellation => {
      const { eventId } = cancellation;
      let after = 0;
      for (;;) {
        const bundles = await nextBundles(db, eventId, after, BUNDLES);
        if (bundles.length === 0) break;
        for (const bundle of bundles)
          await inTransaction(db, tx => cancelBundle(tx, cancellation, bundle, { now: now(), config }), log).catch(
            err => log.warn({ err, eventId, ...bundle }, 'tickets not cancelled yet'),
          );
        after = bundles.at(-1)?.first ?? after;
      }
      const [left] = await nextBundles(db, eventId, 0, 1);
      if (!left) await endCancellation(db, eventId, now());
    });
  },
};

/** How many days after an event data of guests without an account are kept, who may ask for a refund or complain. */
export const GUEST_DAYS = 90;
const GUESTS_AT_ONCE = 500;

/** Removes names and contacts of guests without an account from their orders, some time after the event. */
const forgetGuests: Job = {
  name: 'tickets.forgetGuests',
  everyMs: 60 * 60_000,
  async run({ db, now }) {
    const day = addDays(dayOf(now()), -GUEST_DAYS);
    for (let ids = await guestOrdersBefore(db, day, GUESTS_AT_ONCE); ids.length > 0; ) {
      await inTransaction(db, tx => forgetOrders(tx, ids));
      ids = await guestOrdersBefore(db, day, GUESTS_AT_ONCE);
    }
  },
};

export const ticketsJobs: readonly Job[] = [closeExpired, cancelEvents, forgetGuests];
