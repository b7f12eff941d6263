import { aheadKinds, DELETION_DAYS, type ThingAhead } from '@venue/sdk/privacy/model';
import type { Area } from '../../area/area.ts';
import type { Context } from '../../core/context.ts';
import { afterCommit } from '../../core/db/afterCommit.ts';
import type { Db } from '../../core/db/database.ts';
import { inTransaction } from '../../core/db/transact.ts';
import { tell } from '../../core/outbox.ts';
import { publish } from '../../core/publish.ts';
import type { Job, JobContext } from '../../jobs/job.ts';
import { lockUser, reachedAt, type UserRow } from '../accounts/accounts.store.ts';
import {
  aheadOf,
  inTheWay,
  latestOf,
  mustBeTold,
  needsStaff,
  triedAgain,
  usersChanged,
} from './privacy.ahead.service.ts';
import * as store from './privacy.deletion.store.ts';
import { inventoryOf } from './privacy.inventory.ts';
import { setDeletion, setTold } from './privacy.store.ts';

const DAY = 24 * 60 * 60_000;

/** Deletes a person: their rows, files and letters. What the law requires to keep stays under an id without a name. */
async function deletePerson(areas: readonly Area[], context: JobContext, userId: number): Promise<void> {
  const { db, ports, config, now, log } = context;
  const inventory = inventoryOf(areas);
  const forget = async (tx: Db) => {
    const user = await lockUser(tx, userId);
    if (!user?.deletionAt || user.deletionAt > now()) return;
    // Everything ahead is looked at again: what was booked since delays the deletion too.
    const waitsFor = inTheWay(await aheadOf(areas, tx, userId, now()));
    if (waitsFor.length > 0) return postpone(tx, { now: now(), config }, user, waitsFor);
    await store.forgetPictures(tx, ports.files, inventory, userId);
    for (const { personal } of areas) await personal?.forget?.(tx, ports.files, userId, user.phone);
    await store.forgetRows(tx, inventory, user);
    await tell(tx, { now: now(), config }, { event: 'account.deleted', to: reachedAt(user), about: undefined });
    afterCommit(tx, ports.sessionsEnded);
  };
  await inTransaction(db, forget, log);
}

/** Puts a deletion off, and tells staff and, now and then, its owner why. */
async function postpone(
  tx: Db,
  works: Pick<Context, 'now' | 'config'>,
  user: UserRow,
  waitsFor: readonly ThingAhead[],
): Promise<void> {
  const { now } = works;
  const at = triedAgain(waitsFor, now);
  await setDeletion(tx, user.id, at, needsStaff(waitsFor));
  const [first] = waitsFor;
  // guard: privacy.kinds.test.ts
  if (first && mustBeTold(user.deletionToldAt, now)) {
    await setTold(tx, user.id, now);
    const why = `${aheadKinds[first.kind].label} № ${first.id}`;
    await tell(tx, works, { event: 'account.deletionPostponed', to: reachedAt(user), about: { at, why } });
  }
  publish(tx, now, [usersChanged]);
}

/**
 * Takes an account off the list of staff once there is nothing to decide about it any more. What it waited for may have
 * had a late date, so it is planned anew, but never later.
 */
async function lookAgain(areas: readonly Area[], { db, now, log }: JobContext, userId: number): Promise<void> {
  const look = async (tx: Db) => {
    const user = await lockUser(tx, userId);
    if (!user?.deletionAt || !user.deletionNeedsStaff) return;
    const things = await aheadOf(areas, tx, userId, now());
    if (needsStaff(things)) return;
    const anew = latestOf(things, new Date(now().getTime() + DELETION_DAYS * DAY));
    await setDeletion(tx, userId, new Date(Math.min(anew.getTime(), user.deletionAt.getTime())));
    publish(tx, now(), [usersChanged]);
  };
  await inTransaction(db, look, log);
}

/** Deletes the accounts whose deletion is due, from all areas. */
export const privacyJobs = (areas: readonly Area[]): readonly Job[] => [
  {
    name: 'privacy.delete',
    everyMs: 10 * 60_000,
    async run(context) {
      for (const id of await store.dueForDeletion(context.db, context.now())) await deletePerson(areas, context, id);
      for (const id of await store.waitingForStaff(context.db, context.now())) await lookAgain(areas, context, id);
    },
  },
];
