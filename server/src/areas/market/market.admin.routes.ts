import { ApiFailure } from '@venue/sdk';
import {
  acceptRequest,
  getItem,
  getRequest,
  listItems,
  listRequests,
  removeItem,
  removeRequest,
} from '@venue/sdk/market/admin';
import { actorOf, type Scope } from '../../core/context.ts';
import { transact } from '../../core/db/transact.ts';
import { handle } from '../../core/http/handle.ts';
import { announce } from '../../core/publish.ts';
import { record } from '../../core/record/audit.ts';
import { closeApplication } from '../applications/applications.service.ts';
import * as items from './market.items.store.ts';
import { showAdminItems, showAdminRequest, showAdminRequestRow } from './market.presenter.ts';
import * as requests from './market.requests.store.ts';
import { decideRequest, reloadItem, reloadRequest } from './market.service.ts';

const mayManage = (scope: Scope) => actorOf(scope).permissions.has('market.manage');

export const marketAdminRoutes = [
  handle(listItems, async ({ query: { ownerId: userId, ...wanted } }, scope) => {
    const { rows, ...totals } = await items.itemsPage(scope.db, { ...wanted, userId, widely: true });
    return {
      message: { page: wanted.page, pageSize: wanted.pageSize, ...totals },
      items: await showAdminItems(scope.db, rows, mayManage(scope)),
    };
  }),

  handle(getItem, async ({ body: { itemId } }, scope) => {
    const [message] = await showAdminItems(scope.db, [await reloadItem(scope.db, itemId)], mayManage(scope));
    if (!message) throw new ApiFailure('not_found');
    return { message };
  }),

  handle(listRequests, async ({ query: { ownerId: userId, ...wanted } }, scope) => {
    const { rows, ...totals } = await requests.requestsPage(scope.db, { ...wanted, userId, sent: true });
    return {
      message: { page: wanted.page, pageSize: wanted.pageSize, ...totals },
      items: rows.map(row => showAdminRequestRow(row, mayManage(scope))),
    };
  }),

  handle(getRequest, async ({ body: { requestId } }, scope) => ({
    message: await showAdminRequest(scope.db, await reloadRequest(scope.db, requestId), mayManage(scope)),
  })),

  handle(acceptRequest, ({ body: { requestId, status, rejectionReason: reason } }, scope) =>
    transact(scope, async tx => {
      const { before, after, tell } = await decideRequest(tx, scope, { requestId, status, reason });
      await record(tx, scope, acceptRequest.id, {
        subject: 'marketRequest',
        subjectId: requestId,
        before: { status: before.status },
        after: { status: after.status, rejectionReason: after.rejectionReason },
      });
      const message = await showAdminRequest(tx, await reloadRequest(tx, requestId), true);
      await tell();
      return { message };
    }),
  ),

  handle(removeRequest, ({ body: { requestId } }, scope) =>
    transact(scope, async tx => {
      const before = await requests.lockRequest(tx, requestId);
      if (!before) throw new ApiFailure('not_found');
      const held = await requests.itemsOf(tx, requestId);
      await requests.removeRequest(tx, requestId);
      const { userId: by } = actorOf(scope);
      const told = await closeApplication(tx, scope.now, { kind: 'marketRequest', objectId: requestId, by });
      await record(tx, scope, removeRequest.id, {
        subject: 'marketRequest',
        subjectId: requestId,
        before: { ...before, items: held },
      });
      await announce(tx, scope.now, told);
      return { message: { success: true } };
    }),
  ),

  handle(removeItem, ({ body: { itemId } }, scope) =>
    transact(scope, async tx => {
      const [before] = await items.lockItems(tx, [itemId]);
      if (!before) throw new ApiFailure('not_found');
      await items.removeItem(tx, itemId, scope.now);
      await record(tx, scope, removeItem.id, { subject: 'marketItem', subjectId: itemId, before });
      return { message: { success: true } };
    }),
  ),
];
