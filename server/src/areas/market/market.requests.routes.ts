import { ApiFailure, mayMove } from '@venue/sdk';
import {
  addRequestItem,
  createRequest,
  getRequest,
  listMyRequests,
  removeRequest,
  removeRequestItem,
  saveRequest,
  saveRequestItem,
  sendRequestForVerification,
} from '@venue/sdk/market';
import { marketLimits, marketRequestMoves, marketRequestStatus } from '@venue/sdk/market/model';
import { actorOf } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { transact } from '../../core/db/transact.ts';
import { handle } from '../../core/http/handle.ts';
import { openApplication } from '../applications/applications.service.ts';
import { presentRequest, presentRequestRow } from './market.presenter.ts';
import * as store from './market.requests.store.ts';
import { checkBrand, checkItems, note, reloadRequest, takeRequest } from './market.service.ts';

const PAGE_SIZE = 25;

const presentById = async (tx: Db, requestId: number) => ({
  message: await presentRequest(tx, await reloadRequest(tx, requestId), 'owner'),
});

export const marketRequestsRoutes = [
  handle(listMyRequests, async ({ body }, context) => {
    const { page = 1, pageSize = PAGE_SIZE, requestStatus: status, ...filter } = body;
    const { userId } = actorOf(context);
    const { rows, ...totals } = await store.requestsPage(context.db, { ...filter, status, userId, page, pageSize });
    return { message: { page, pageSize, ...totals }, items: rows.map(row => presentRequestRow(row, 'owner')) };
  }),

  handle(getRequest, async ({ body: { requestId } }, context) => {
    const row = await store.requestById(context.db, requestId);
    if (row?.userId !== actorOf(context).userId) throw new ApiFailure('not_found');
    return { message: await presentRequest(context.db, row, 'owner') };
  }),

  handle(createRequest, ({ body: { itemIds, ...fields } }, context) => {
    const { now } = context;
    const { userId } = actorOf(context);
    return transact(context, async tx => {
      await checkBrand(tx, context, fields.brandId);
      await checkItems(tx, context, fields.brandId, itemIds, 'itemIds');
      const row = await store.addRequest(tx, { ...fields, userId, createdAt: now, updatedAt: now });
      for (const itemId of new Set(itemIds)) await store.putItem(tx, row.id, { itemId, quantity: 1, comment: '' });
      await note(tx, context, row, 'create');
      return { id: row.id, ...(await presentById(tx, row.id)) };
    });
  }),

  handle(saveRequest, ({ body: { requestId, version, ...fields } }, context) =>
    transact(context, async tx => {
      const row = await takeRequest(tx, context, requestId, version);
      await checkBrand(tx, context, fields.brandId);
      if (fields.brandId !== row.brandId && (await store.countItems(tx, requestId)) > 0)
        throw new ApiFailure('invalid_input', {
          fields: { brandId: 'Сначала уберите из заявки товары другого бренда' },
        });
      await store.changeRequest(tx, requestId, { ...fields, version: row.version + 1 });
      return presentById(tx, requestId);
    }),
  ),

  handle(sendRequestForVerification, ({ body: { requestId } }, context) => {
    const { now } = context;
    const { userId } = actorOf(context);
    return transact(context, async tx => {
      const row = await store.lockRequest(tx, requestId);
      if (row?.userId !== userId) throw new ApiFailure('not_found');
      if (!mayMove(marketRequestMoves, 'send', row.status)) throw new ApiFailure('move_not_allowed');
      const placed = await store.itemsOf(tx, requestId);
      if (placed.length === 0) throw new ApiFailure('request_empty');
      // Locked, so that nobody changes an item between the check and the sending.
      await checkItems(
        tx,
        context,
        row.brandId,
        placed.map(each => each.itemId),
        'items',
      );
      await store.freezePrices(tx, requestId, true);
      const sent = await store.changeRequest(tx, requestId, {
        status: marketRequestStatus.onVerification,
        rejectionReason: null,
        decidedAt: null,
        sentAt: now,
        updatedAt: now,
      });
      await note(tx, context, sent, 'send');
      const { brandName: title } = await reloadRequest(tx, requestId);
      await openApplication(tx, now, {
        kind: 'marketRequest',
        objectId: requestId,
        title,
        userId,
        isAmendment: row.sentAt !== null,
      });
      return presentById(tx, requestId);
    });
  }),

  handle(removeRequest, ({ body: { requestId } }, context) =>
    transact(context, async tx => {
      await takeRequest(tx, context, requestId);
      await store.removeRequest(tx, requestId);
      return { message: { success: true } };
    }),
  ),

  handle(addRequestItem, ({ body: { requestId, ...placing } }, context) =>
    transact(context, async tx => {
      const row = await takeRequest(tx, context, requestId);
      await checkItems(tx, context, row.brandId, [placing.itemId], 'itemId');
      await store.putItem(tx, requestId, placing);
      if ((await store.countItems(tx, requestId)) > marketLimits.itemsInRequest)
        throw new ApiFailure('invalid_input', {
          fields: { itemId: `Не больше ${marketLimits.itemsInRequest} товаров` },
        });
      return presentById(tx, requestId);
    }),
  ),

  handle(saveRequestItem, ({ body: { requestId, ...placing } }, context) =>
    transact(context, async tx => {
      await takeRequest(tx, context, requestId);
      if (!(await store.changeItemIn(tx, requestId, placing))) throw new ApiFailure('not_found');
      return presentById(tx, requestId);
    }),
  ),

  handle(removeRequestItem, ({ body: { requestId, itemId } }, context) =>
    transact(context, async tx => {
      await takeRequest(tx, context, requestId);
      if (!(await store.takeItemOut(tx, requestId, itemId))) throw new ApiFailure('not_found');
      return presentById(tx, requestId);
    }),
  ),
];
