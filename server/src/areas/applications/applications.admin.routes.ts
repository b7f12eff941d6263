import { ApiFailure } from '@venue/sdk';
import {
  changeApplicationStatus,
  countApplications,
  getApplication,
  listApplications,
} from '@venue/sdk/applications/admin';
import { simpleRequestStatus } from '@venue/sdk/applications/model';
import { announce } from '../../core/announce.ts';
import { record } from '../../core/audit.ts';
import type { Db } from '../../core/database.ts';
import { handle } from '../../core/handle.ts';
import { numberOf } from '../../core/numberOf.ts';
import { actorOf } from '../../core/scope.ts';
import { transact } from '../../core/transact.ts';
import { canWith, wishOf } from './applications.rules.ts';
import { historyOf, showApplication } from './applications.show.ts';
import * as store from './applications.store.ts';
import { moved } from './applications.work.ts';

export const applicationsAdminRoutes = [
  handle(listApplications, async ({ query }, scope) => {
    const { rows, ...totals } = await store.applicationsPage(scope.db, { ...query, me: actorOf(scope).userId });
    return {
      message: { page: query.page, pageSize: query.pageSize, ...totals },
      items: rows.map(row => showApplication(scope, row)),
    };
  }),

  handle(countApplications, async (_input, scope) => ({
    message: await store.queueSizes(scope.db, actorOf(scope).userId),
  })),

  handle(getApplication, async ({ id, query: { type } }, scope) => {
    const row = await named(scope.db, numberOf(id));
    const me = actorOf(scope).userId;
    return {
      message: {
        ...showApplication(scope, row),
        history: await historyOf(scope.db, row),
        nextId: await store.nextAfter(scope.db, row, { me, type }),
      },
    };
  }),

  handle(changeApplicationStatus, ({ id, body }, scope) =>
    transact(scope, async tx => {
      const { requestStatus: status, takenFrom, comment = '' } = body;
      const { userId: me } = actorOf(scope);
      const { now } = scope;
      const row = await store.lockApplication(tx, numberOf(id));
      if (!row) throw new ApiFailure('not_found');
      const before = { status: simpleRequestStatus.schema.parse(row.status), takenBy: row.takenBy };
      const wish = wishOf(before, status, takenFrom);
      // Read under the lock: of two who want the same the second meets what the first has made of it.
      if (!wish || !canWith(before, { userId: me, mayManage: true }).includes(wish))
        throw new ApiFailure('move_not_allowed');
      const former =
        wish === 'takeOver' ? showApplication(scope, await named(tx, row.id)).takenBy?.userName : undefined;
      const note = comment.trim();
      await store.changeApplication(tx, row.id, {
        status,
        ...(wish === 'finish' ? { doneBy: me, doneAt: now } : { takenBy: me, takenAt: now }),
        ...(note ? { comment: note } : {}),
      });
      const after = await named(tx, row.id);
      await record(tx, scope, changeApplicationStatus.id, {
        subject: 'application',
        subjectId: row.id,
        before,
        after: {
          status,
          takenBy: after.takenBy,
          ...(former ? { takenFrom: former } : {}),
          ...(note ? { comment: note } : {}),
        },
      });
      await announce(tx, now, [moved(after)]);
      return { message: showApplication(scope, after) };
    }),
  ),
];

async function named(db: Db, id: number): Promise<store.NamedApplication> {
  const row = await store.applicationById(db, id);
  if (!row) throw new ApiFailure('not_found');
  return row;
}
