import type { Db } from '../../core/db/database.ts';
import { inTransaction } from '../../core/db/transact.ts';
import { isNight } from '../../core/night.ts';
import { tell } from '../../core/outbox.ts';
import type { Job } from '../../jobs/job.ts';
import { reachOf } from '../accounts/accounts.store.ts';
import { bookingById } from '../bookings/bookings.store.ts';
import { stayOf } from '../bookings/desk/bookings.stay.service.ts';
import { payLinkOf } from '../bookings/link/bookings.link.service.ts';
import { changeDeposit, claimReminders } from './deposits.store.ts';

/** Reminds customers of what they still owe: a day before its term, and when the term has passed; by day. */
const remind: Job = {
  name: 'deposits.remind',
  everyMs: 60_000,
  async run({ db, now, config, log }) {
    const at = now();
    // guard: deposits.test.ts
    if (isNight(at)) return;
    const write = async (tx: Db) => {
      for (const { bookingId, rest, dueAt } of await claimReminders(tx, at)) {
        const row = await bookingById(tx, bookingId);
        if (!row || !rest) continue;
        await changeDeposit(tx, bookingId, { remindAt: at < dueAt ? dueAt : null });
        const link = payLinkOf(config, row);
        await tell(
          tx,
          { now: at, config },
          {
            event: at < dueAt ? 'booking.restSoon' : 'booking.restOverdue',
            of: { kind: 'booking', ids: [bookingId] },
            to: await reachOf(tx, row.userId),
            uselessAt: row.lastEnd,
            about: { ...(await stayOf(tx, bookingId, at)), sum: rest, until: dueAt, link },
            secret: link,
          },
        );
      }
    };
    await inTransaction(db, write, log);
  },
};

export const depositsJobs: readonly Job[] = [remind];
