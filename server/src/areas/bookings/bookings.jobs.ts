import type { Db } from '../../core/db/database.ts';
import { inTransaction } from '../../core/db/transact.ts';
import { eachAlone } from '../../jobs/eachAlone.ts';
import type { Job } from '../../jobs/job.ts';
import { settle } from '../payments/payments.service.ts';
import { bookingPayable, expire } from './bookings.payable.ts';
import { groupPayable } from './group/bookings.group.payable.ts';
import {
  expiredHolds,
  isAnythingOver,
  paymentsOfExpired,
  paymentsOfExpiredGroups,
} from './hold/bookings.expiry.store.ts';
import { expiredMoves, paymentsOfExpiredMoves } from './move/bookings.move.store.ts';
import { lapse } from './move/bookings.pending-move.service.ts';

/**
 * Closes bookings whose hold has expired. This is only cleanup: an expired hold counts as cancelled already. Payments
 * that may still be under way are checked with the provider first.
 */
const closeExpired: Job = {
  name: 'bookings.closeExpired',
  everyMs: 500,
  async run({ db, ports, config, now, log }) {
    const cashier = { db, ports, config, now, log, payables: [bookingPayable, groupPayable] };
    const at = now();
    if (!(await isAnythingOver(db, at))) return;
    const open = [
      ...(await paymentsOfExpired(db, at)),
      ...(await paymentsOfExpiredGroups(db, at)),
      ...(await paymentsOfExpiredMoves(db, at)),
    ];
    await eachAlone(log, open, payment => settle(cashier, payment));
    const close = async (tx: Db) => {
      const at = now();
      for (const booking of await expiredHolds(tx, at)) await expire(tx, booking, at);
      for (const booking of await expiredMoves(tx, at)) await lapse(tx, booking, at);
    };
    await inTransaction(db, close, log);
  },
};

export const bookingsJobs: readonly Job[] = [closeExpired];
