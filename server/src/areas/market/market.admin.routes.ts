import { ApiFailure } from '@venue/sdk';
import {
  acceptRequest,
  exportItems,
  exportRequests,
  getItem,
  getRequest,
  listItems,
  listRequests,
  removeItem,
  removeRequest,
} from '@venue/sdk/market/admin';
import { marketItemRecord } from '@venue/sdk/market/kind';
import { actorOf } from '../../core/context.ts';
import { transact } from '../../core/db/transact.ts';
import { sheetFile } from '../../core/files/sheet.ts';
import { handle } from '../../core/http/handle.ts';
import { writeAudit } from '../../core/record/audit.ts';
import { mayManage, mustExist } from '../../core/record/records.ts';
import { closeApplication } from '../applications/applications.service.ts';
import { itemsSheet, requestsSheet } from './market.export.ts';
import * as items from './market.items.store.ts';
import {
  presentAdminItem,
  presentAdminItems,
  presentAdminRequest,
  presentAdminRequestRow,
} from './market.presenter.ts';
import * as requests from './market.requests.store.ts';
import { decideRequest, mustBeSeen, reloadItem, reloadRequest } from './market.service.ts';

export const marketAdminRoutes = [
  handle(listItems, async ({ query: { ownerId: userId, ...filter } }, context) => {
    const { rows, ...totals } = await items.itemsPage(context.db, { ...filter, userId, widely: true });
    return {
      message: { page: filter.page, pageSize: filter.pageSize, ...totals },
      items: await presentAdminItems(context.db, rows, mayManage(context, marketItemRecord)),
    };
  }),

  handle(exportItems, ({ query: { ownerId: userId, format, ...filter } }, { batches, now }) =>
    sheetFile(
      itemsSheet,
      batches(db => items.allItems(db, { ...filter, userId, widely: true })),
      { format, now },
    ),
  ),

  handle(getItem, async ({ body: { itemId } }, context) => ({
    message: await presentAdminItem(
      context.db,
      await reloadItem(context.db, itemId),
      mayManage(context, marketItemRecord),
    ),
  })),

  handle(listRequests, async ({ query: { ownerId: userId, ...filter } }, context) => {
    const { rows, ...totals } = await requests.requestsPage(context.db, { ...filter, userId, sent: true });
    return {
      message: { page: filter.page, pageSize: filter.pageSize, ...totals },
      items: rows.map(row => presentAdminRequestRow(row, mayManage(context, marketItemRecord))),
    };
  }),

  handle(exportRequests, ({ query: { ownerId: userId, format, ...filter } }, { batches, now }) =>
    sheetFile(
      requestsSheet,
      batches(db => requests.allRequests(db, { ...filter, userId, sent: true })),
      { format, now },
    ),
  ),

  handle(getRequest, async ({ body: { requestId } }, context) => ({
    message: await presentAdminRequest(
      context.db,
      await reloadRequest(context.db, requestId),
      mayManage(context, marketItemRecord),
    ),
  })),

  handle(acceptRequest, ({ body: { requestId, seen, status, rejectionReason: reason } }, context) =>
    transact(context, async tx => {
      const { before, after } = await decideRequest(tx, context, { requestId, seen, status, reason });
      await writeAudit(tx, context, acceptRequest.id, {
        subject: 'marketRequest',
        subjectId: requestId,
        before: { status: before.status },
        after: { status: after.status, rejectionReason: after.rejectionReason },
      });
      return { message: await presentAdminRequest(tx, await reloadRequest(tx, requestId), true) };
    }),
  ),

  handle(removeRequest, ({ body: { requestId, seen } }, context) =>
    transact(context, async tx => {
      const before = mustExist(await requests.lockRequest(tx, requestId));
      await mustBeSeen(tx, before, seen);
      const items = await requests.itemsOf(tx, requestId);
      await requests.removeRequest(tx, requestId);
      const { userId: by } = actorOf(context);
      await closeApplication(tx, context.now, { kind: 'marketRequest', objectId: requestId, by });
      await writeAudit(tx, context, removeRequest.id, {
        subject: 'marketRequest',
        subjectId: requestId,
        before: { ...before, items },
      });
      return { message: { success: true } };
    }),
  ),

  handle(removeItem, ({ body: { itemId } }, context) =>
    transact(context, async tx => {
      const [before] = await items.lockItems(tx, [itemId]);
      if (!before) throw new ApiFailure('not_found');
      await items.removeItem(tx, itemId, context.now);
      await writeAudit(tx, context, removeItem.id, { subject: 'marketItem', subjectId: itemId, before });
      return { message: { success: true } };
    }),
  ),
];
