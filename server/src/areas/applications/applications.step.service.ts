import { ApiFailure } from '@venue/sdk';
import { changeApplicationStatus } from '@venue/sdk/applications/admin';
import { type Application, simpleRequestStatus } from '@venue/sdk/applications/model';
import { actorOf, type Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { publish } from '../../core/publish.ts';
import { writeAudit } from '../../core/record/audit.ts';
import { mustBeAsSeen } from '../../core/record/decided.ts';
import { mustExist } from '../../core/record/records.ts';
import { presentApplication } from './applications.presenter.ts';
import { canWith, stepOf, wishOf } from './applications.rules.ts';
import { moved } from './applications.service.ts';
import * as store from './applications.store.ts';

interface ApplicationStep {
  /** The status the user saw. */
  readonly seen?: Application['requestStatus'] | undefined;
  readonly requestStatus: 2 | 3;
  /** The colleague it is taken over from; without it only a new application can be taken. */
  readonly takenFrom?: number | undefined;
  readonly comment?: string | undefined;
}

/**
 * Takes an application, takes it over from a colleague, or finishes it without a decision.
 * Throws `not_found`, `already_decided` and `move_not_allowed`.
 */
export async function stepApplication(
  tx: Db,
  context: Context,
  id: number,
  { requestStatus: status, seen, takenFrom, comment = '' }: ApplicationStep,
): Promise<store.NamedApplication> {
  const { userId: me } = actorOf(context);
  const { now } = context;
  const row = mustExist(await store.lockApplication(tx, id));
  const before = { status: simpleRequestStatus.schema.parse(row.status), takenBy: row.takenBy };
  const step = async () => stepOf(presentApplication(context, await named(tx, id)));
  await mustBeAsSeen(seen, before.status, step);
  if (takenFrom !== undefined) await mustBeAsSeen<number | null>(takenFrom, before.takenBy, step);
  const wish = wishOf(before, status, takenFrom);
  // The row was read under its lock, so the second of two concurrent requests sees the result of the first.
  if (!wish || !canWith(before, { userId: me, mayManage: true }).includes(wish))
    throw new ApiFailure('move_not_allowed');
  const former = wish === 'takeOver' ? presentApplication(context, await named(tx, id)).takenBy?.userName : undefined;
  const note = comment.trim();
  await store.changeApplication(tx, id, {
    status,
    ...(wish === 'finish' ? { doneBy: me, doneAt: now } : { takenBy: me, takenAt: now }),
    ...(note ? { comment: note } : {}),
  });
  const after = await named(tx, id);
  await writeAudit(tx, context, changeApplicationStatus.id, {
    subject: 'application',
    subjectId: id,
    before,
    after: {
      status,
      takenBy: after.takenBy,
      ...(former ? { takenFrom: former } : {}),
      ...(note ? { comment: note } : {}),
    },
  });
  publish(tx, now, moved(after));
  return after;
}

/** An application with the names of its sender, taker and decider. Throws `not_found`. */
export async function named(db: Db, id: number): Promise<store.NamedApplication> {
  return mustExist(await store.applicationById(db, id));
}
