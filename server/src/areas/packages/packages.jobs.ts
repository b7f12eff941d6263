import { afterCommit } from '../../core/db/afterCommit.ts';
import { inTransaction } from '../../core/db/transact.ts';
import { eachAlone } from '../../jobs/eachAlone.ts';
import type { Job } from '../../jobs/job.ts';
import { lapse } from './packages.service.ts';
import * as store from './packages.store.ts';

/** Ends purchases that were not paid in time. */
const lapsePurchases: Job = {
  name: 'packages.lapse',
  everyMs: 60_000,
  async run({ db, now, log }) {
    const at = now();
    await inTransaction(
      db,
      async tx => {
        for (const row of await store.lockLapsed(tx, at)) await lapse(tx, row, at);
      },
      log,
    );
  },
};

/** Gives the used parts of prepayments their receipts of full payment once the booked hours are over. */
const settleUses: Job = {
  name: 'packages.settle',
  everyMs: 60_000,
  async run({ db, ports, now, log }) {
    await eachAlone(log, await store.usesToSettle(db, now()), useId =>
      inTransaction(
        db,
        async tx => {
          if (await store.settleUse(tx, useId, now())) afterCommit(tx, ports.nudge);
        },
        log,
      ),
    );
  },
};

export const packagesJobs: readonly Job[] = [lapsePurchases, settleUses];
