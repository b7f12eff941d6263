import { ApiFailure, recordsChanged } from '@venue/sdk';
import type { Area } from '../../area/area.ts';
import { shownIn, type Versioned, versionedIn } from '../../area/versioned.ts';
import { afterCommit } from '../../core/db/afterCommit.ts';
import type { Db } from '../../core/db/database.ts';
import { inTransaction } from '../../core/db/transact.ts';
import { textFor } from '../../core/http/when.ts';
import { laterContext } from '../../core/laterContext.ts';
import { publish, toTopic } from '../../core/publish.ts';
import { keepVersion } from '../../core/record/versions.ts';
import type { Job, JobContext } from '../../jobs/job.ts';
import { staffNameOf } from '../accounts/accounts.store.ts';
import { notWhole } from './versions.rules.ts';
import * as store from './versions.store.ts';

const BATCH = 100;

/** Publishes and withdraws records when the moment of their plan comes. */
export const carryOutPlans = (areas: readonly Area[]): Job => ({
  name: 'versions.plans',
  everyMs: 10_000,
  async run(context) {
    while (await inTransaction(context.db, tx => carryOutOne(tx, context, areas), context.log));
  },
});

/** Carries out one plan; false when none is due. */
async function carryOutOne(tx: Db, context: JobContext, areas: readonly Area[]): Promise<boolean> {
  const now = context.now();
  const plan = await store.takeDue(tx, now);
  if (!plan) return false;
  const source = versionedIn(areas).get(plan.kind);
  const turns = source?.turns;
  if (!source || !turns) {
    await store.dropPlan(tx, plan.kind, plan.objectId);
    return true;
  }
  const actor = {
    userId: plan.byId,
    name: await staffNameOf(tx, plan.byId),
    permission: source.kind.manage,
    staleTags: turns.changes,
    shownOf: shownIn(areas),
  };
  const turn = plan.publishAt === null ? turns.withdraw : turns.publish;
  try {
    await inTransaction(tx, point => turn(point, laterContext(context, actor), plan.objectId), context.log);
    await store.passMoment(tx, plan);
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.status >= 500) throw error;
    // The plan is not tried again: staff see why, and make a new one.
    await store.refusePlan(tx, plan, error.code === 'invalid_input' ? notWhole : textFor(error));
  }
  afterCommit(tx, context.ports.nudge);
  publish(tx, now, [toTopic(recordsChanged, 'staff', { tags: [...turns.changes, 'versions'] })]);
  return true;
}

/**
 * Adds a first version of records that were published before versions were kept, so that the next can be compared with
 * it.
 */
export const keepFirstVersions = (areas: readonly Area[]): Job => ({
  name: 'versions.first',
  everyMs: 3_600_000,
  async run({ db, now }) {
    for (const source of versionedIn(areas).values()) await keepFirst(db, source, now());
  },
});

async function keepFirst(db: Db, source: Versioned, at: Date): Promise<void> {
  let after = 0;
  for (;;) {
    const ids = await store.unversioned(db, source, after, BATCH);
    for (const id of ids)
      await inTransaction(db, async tx => {
        await store.lockRecord(tx, source, id);
        const record = await source.read(tx, id);
        if (record?.isShown) await keepVersion(tx, record.data, { kind: source.kind.name, id, byId: null, at });
      });
    after = ids.at(-1) ?? after;
    if (ids.length < BATCH) return;
  }
}
