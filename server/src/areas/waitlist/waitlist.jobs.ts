import { inTransaction } from '../../core/db/transact.ts';
import { isNight } from '../../core/night.ts';
import { tell } from '../../core/outbox.ts';
import type { Job } from '../../jobs/job.ts';
import { reachOf } from '../accounts/accounts.store.ts';
import { sendLink } from '../bookings/link/bookings.link.service.ts';
import { claimMissed, claimRunningOut } from './waitlist.jobs.store.ts';
import { serveLine } from './waitlist.service.ts';

/** Writes by day to those whose held hours are about to be given away, or were. */
const tellOfHolds: Job = {
  name: 'waitlist.tellOfHolds',
  everyMs: 60_000,
  async run({ db, now, config, log }) {
    const at = now();
    // guard: waitlist.told.test.ts
    if (isNight(at)) return;
    await inTransaction(
      db,
      async tx => {
        for (const row of await claimRunningOut(tx, at))
          await sendLink(tx, { now: at, config }, row, 'waitlist.runsOut');
        for (const { userId, roomName: room, hours } of await claimMissed(tx, at))
          await tell(
            tx,
            { now: at, config },
            { event: 'waitlist.missed', to: await reachOf(tx, userId), about: { room, hours } },
          );
      },
      log,
    );
  },
};

export const waitlistJobs: readonly Job[] = [
  // Freed hours are held for the first in line right after the commit. Holds that expire free hours too, so the job
  // also runs at an interval.
  { name: 'waitlist.serve', everyMs: 2_000, onNudge: true, run: serveLine },
  tellOfHolds,
];
