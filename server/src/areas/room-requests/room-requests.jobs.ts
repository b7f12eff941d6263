import { inTransaction } from '../../core/db/transact.ts';
import { afterTheNight } from '../../core/night.ts';
import { tell } from '../../core/outbox.ts';
import type { Job } from '../../jobs/job.ts';
import { reachOf } from '../accounts/accounts.store.ts';
import { claimLapsed } from './room-requests.jobs.store.ts';

/** Writes to customers whose offer has lapsed; that it is about to is a reminder. */
const tellOfOffers: Job = {
  name: 'roomRequests.tellOfOffers',
  everyMs: 60_000,
  async run({ db, now, config, log }) {
    await inTransaction(
      db,
      async tx => {
        const at = now();
        for (const { userId, roomName: room, hours, firstStart } of await claimLapsed(tx, at))
          await tell(
            tx,
            { now: at, config },
            {
              event: 'roomRequest.lapsed',
              to: await reachOf(tx, userId),
              uselessAt: firstStart,
              // guard: room-requests.test.ts
              notBefore: afterTheNight(at),
              about: { room, hours },
            },
          );
      },
      log,
    );
  },
};

export const roomRequestsJobs: readonly Job[] = [tellOfOffers];
