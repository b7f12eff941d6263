import type { Area } from '../../area/area.ts';
import { afterCommit } from '../../core/db/afterCommit.ts';
import type { Db } from '../../core/db/database.ts';
import { inTransaction } from '../../core/db/transact.ts';
import { post } from '../../core/outbox.ts';
import type { Job, JobContext } from '../../jobs/job.ts';
import { lockUser } from '../accounts/accounts.store.ts';
import { aheadOf, latestOf } from './privacy.ahead.ts';
import * as store from './privacy.deletion.store.ts';
import { inventoryOf } from './privacy.inventory.ts';
import { setDeletion } from './privacy.store.ts';

/** Deletes a person: their rows, files and letters. What the law requires to keep stays under an id without a name. */
async function deletePerson(areas: readonly Area[], context: JobContext, userId: number): Promise<void> {
  const { db, ports, now, log } = context;
  const inventory = inventoryOf(areas);
  const forget = async (tx: Db) => {
    const user = await lockUser(tx, userId);
    if (!user?.deletionAt || user.deletionAt > now()) return;
    // Hours booked since, or by somebody who chose to wait, delay the deletion: the venue must be able to call their
    // owner.
    const latest = latestOf(await aheadOf(areas, tx, userId, now()), user.deletionAt);
    if (latest > now()) return setDeletion(tx, userId, latest);
    await store.forgetPictures(tx, ports.files, inventory, userId);
    for (const { personal } of areas) await personal?.forget?.(tx, ports.files, userId, user.phone);
    await store.forgetRows(tx, inventory, user);
    await post(tx, now(), { event: 'account.deleted', to: user.phone, about: undefined });
    afterCommit(tx, ports.sessionsEnded);
  };
  await inTransaction(db, forget, log);
}

/** Deletes the accounts whose deletion is due, from all areas. */
export const privacyJobs = (areas: readonly Area[]): readonly Job[] => [
  {
    name: 'privacy.delete',
    everyMs: 10 * 60_000,
    async run(context) {
      for (const id of await store.dueForDeletion(context.db, context.now())) await deletePerson(areas, context, id);
    },
  },
];
