import { inTransaction } from '../../core/db/transact.ts';
import { dropPictures } from '../../core/record/images.ts';
import type { Job, JobContext } from '../../jobs/job.ts';
import { lockUser } from '../accounts/accounts.store.ts';
import * as store from './privacy.deletion.store.ts';

/** Deletes a person: their rows, files and letters. What the law keeps stays under a number without a name. */
async function deletePerson({ db, ports, now }: JobContext, userId: number): Promise<void> {
  const gone = await inTransaction(db, async tx => {
    const user = await lockUser(tx, userId);
    if (!user?.deletionAt || user.deletionAt > now()) return undefined;
    const pictures = await store.forgetPictures(tx, userId);
    return { pictures, files: await store.forgetRows(tx, user) };
  });
  await dropPictures(ports.files, gone?.pictures ?? []);
  for (const name of gone?.files ?? []) await ports.files.remove(name);
  if (gone) ports.sessionsEnded();
}

/** Deletes the accounts whose time has come. */
const deleteAsked: Job = {
  name: 'privacy.delete',
  everyMs: 10 * 60_000,
  async run(context) {
    for (const id of await store.dueForDeletion(context.db, context.now())) await deletePerson(context, id);
  },
};

export const privacyJobs = [deleteAsked] as const;
