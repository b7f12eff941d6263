import { ApiFailure, type EarlierDecision } from '@venue/sdk';
import {
  assignEventRequest,
  countEventRequests,
  getEventRequest,
  listEventRequests,
  listRequestManagers,
  moveEventRequest,
} from '@venue/sdk/event-requests/admin';
import { eventRequestRecord } from '@venue/sdk/event-requests/kind';
import { eventRequestStatus } from '@venue/sdk/event-requests/model';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { transact } from '../../core/db/transact.ts';
import { handle } from '../../core/http/handle.ts';
import { writeAudit } from '../../core/record/audit.ts';
import { mustBeAsSeen } from '../../core/record/decided.ts';
import { lastAudited, mayManage, mustExist } from '../../core/record/records.ts';
import { presentFiled, presentFiledRow } from './event-requests.admin.presenter.ts';
import * as admin from './event-requests.admin.store.ts';
import { decideRequest } from './event-requests.decision.service.ts';
import { tellUpdated } from './event-requests.notify.service.ts';
import { wrong } from './event-requests.service.ts';
import * as store from './event-requests.store.ts';
import { managers } from './lists/event-requests.lists.store.ts';

/** Names that a chooser shows at once; a longer list is narrowed by typing. */
const MOST_MANAGERS = 20;

const subject = eventRequestRecord.name;

export const eventRequestsAdminRoutes = [
  handle(listEventRequests, async ({ query }, context) => {
    const { rows, ...totals } = await admin.filedPage(context.db, query, context.now);
    const seen = { now: context.now, mayManage: mayManage(context, eventRequestRecord) };
    return {
      message: { page: query.page, pageSize: query.pageSize, ...totals },
      items: rows.map(row => presentFiledRow(row, seen)),
    };
  }),

  handle(countEventRequests, async (_input, { db }) => ({ message: { counts: await admin.countByStatus(db) } })),

  handle(getEventRequest, async ({ id }, context) => ({
    message: await presented(context.db, context, id),
  })),

  handle(moveEventRequest, ({ id, body: { seen, status, rejectionReason: reason, refund } }, context) => {
    const requestId = id;
    return transact(context, async tx => {
      const { before, after } = await decideRequest(tx, context, { requestId, seen, status, reason, refund });
      await writeAudit(tx, context, moveEventRequest.id, {
        subject,
        subjectId: requestId,
        before: { eventRequestStatus: before.status },
        after: { eventRequestStatus: after.status, rejectionReason: after.rejectionReason },
      });
      return { message: await presented(tx, context, requestId) };
    });
  }),

  handle(listRequestManagers, async ({ query: { search } }, { db }) => ({
    message: { managers: await managers(db, { search, most: MOST_MANAGERS }) },
  })),

  handle(assignEventRequest, ({ id, body: { managerId, seen } }, context) => {
    const requestId = id;
    return transact(context, async tx => {
      const before = mustExist(await store.lockRequest(tx, requestId));
      if (before.status === eventRequestStatus.draft) throw new ApiFailure('not_found');
      if (managerId !== null && !(await managers(tx)).some(each => each.managerId === managerId))
        throw wrong({ managerId: 'Выберите из\u00a0списка' });
      // A repeated call: the manager is already assigned.
      if (before.managerId === managerId) return { message: await presented(tx, context, requestId) };
      await mustBeAsSeen<number | null>(seen, before.managerId, () => assignment(tx, context, before));
      const after = await store.changeRequest(tx, requestId, { managerId, updatedAt: context.now });
      await writeAudit(tx, context, assignEventRequest.id, {
        subject,
        subjectId: requestId,
        before: { managerInfo: await nameOf(tx, context, before.managerId) },
        after: { managerInfo: await nameOf(tx, context, managerId) },
      });
      tellUpdated(tx, context, after);
      return { message: await presented(tx, context, requestId) };
    });
  }),
];

/** Who leads a request now, who assigned them and when. Without an audit record they took the request themselves. */
async function assignment(
  tx: Db,
  context: Context,
  { id, managerId }: store.EventRequestTableRow,
): Promise<EarlierDecision> {
  const name = await nameOf(tx, context, managerId);
  const last = await lastAudited(tx, subject, id, assignEventRequest.id);
  const what = name === null ? 'Снят(а) с\u00a0заявки' : `Менеджер заявки: ${name}`;
  const isIts = (last?.after as { managerInfo?: unknown } | undefined)?.managerInfo === name;
  if (!last || !isIts) return { what, by: name, at: null };
  return { what, by: await context.staffNameOf(tx, last.userId), at: last.at.toISOString() };
}

/** A request as the signed-in staff member may see it. Throws `not_found`, also for drafts. */
async function presented(db: Db, context: Context, id: number) {
  const row = mustExist(await admin.filedById(db, id, context.now));
  return presentFiled(db, row, { now: context.now, mayManage: mayManage(context, eventRequestRecord) });
}

const nameOf = (tx: Db, context: Context, userId: number | null) =>
  userId === null ? null : context.staffNameOf(tx, userId);
