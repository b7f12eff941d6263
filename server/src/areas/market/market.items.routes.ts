import { ApiFailure } from '@venue/sdk';
import {
  addItemImage,
  createItem,
  getItem,
  listItems,
  listMyItems,
  removeItem,
  removeItemImage,
  saveItem,
  setMainItemImage,
} from '@venue/sdk/market';
import { marketItemStatus, marketLimits } from '@venue/sdk/market/model';
import { actorOf } from '../../core/context.ts';
import { transact } from '../../core/db/transact.ts';
import { handle } from '../../core/http/handle.ts';
import { dropPicture } from '../../core/record/images.ts';
import { addPicture, removePicture, setMainPicture, withPicture } from '../../core/record/pictures.ts';
import * as store from './market.items.store.ts';
import { imagesOf, showItem, showItems } from './market.presenter.ts';
import { checkBrand, reloadItem, takeItem } from './market.service.ts';

const PAGE_SIZE = 25;

const readerOf = (userId: number) => (row: { readonly userId: number }) => (row.userId === userId ? 'owner' : 'guest');

export const marketItemsRoutes = [
  handle(listItems, async ({ body }, scope) => {
    const { page = 1, pageSize = PAGE_SIZE, ...wanted } = body;
    const status = marketItemStatus.confirmed;
    const { rows, ...totals } = await store.itemsPage(scope.db, { ...wanted, status, page, pageSize });
    const items = await showItems(scope.db, rows, readerOf(actorOf(scope).userId));
    return { message: { page, pageSize, ...totals }, items };
  }),

  handle(listMyItems, async ({ body }, scope) => {
    const { page = 1, pageSize = PAGE_SIZE, itemStatus: status, ...wanted } = body;
    const { userId } = actorOf(scope);
    const { rows, ...totals } = await store.itemsPage(scope.db, { ...wanted, status, userId, page, pageSize });
    return { message: { page, pageSize, ...totals }, items: await showItems(scope.db, rows, () => 'owner') };
  }),

  handle(getItem, async ({ body: { itemId } }, scope) => {
    const reader = readerOf(actorOf(scope).userId);
    const row = await store.itemById(scope.db, itemId);
    if (!row || (reader(row) === 'guest' && row.status !== marketItemStatus.confirmed))
      throw new ApiFailure('not_found');
    return { message: await showItem(scope.db, row, reader(row)) };
  }),

  handle(createItem, ({ body }, scope) => {
    const { now } = scope;
    return transact(scope, async tx => {
      await checkBrand(tx, scope, body.brandId);
      const { userId } = actorOf(scope);
      const id = await store.addItem(tx, { ...store.itemValues(body), userId, createdAt: now, updatedAt: now });
      return { message: await showItem(tx, await reloadItem(tx, id), 'owner') };
    });
  }),

  handle(saveItem, ({ body: { itemId, version, ...fields } }, scope) =>
    transact(scope, async tx => {
      const row = await takeItem(tx, scope, itemId, version);
      await checkBrand(tx, scope, fields.brandId);
      await store.changeItem(tx, itemId, { ...store.itemValues(fields), version: row.version + 1 });
      return { message: await showItem(tx, await reloadItem(tx, itemId), 'owner') };
    }),
  ),

  handle(addItemImage, async ({ body: { file, itemId } }, scope) => {
    // Asked before the picture is worked on: that costs most of the call. Asked again under the lock.
    const row = await store.itemById(scope.db, itemId);
    if (row?.userId !== actorOf(scope).userId) throw new ApiFailure('not_found');
    const image = await withPicture(scope.ports.files, file, kept =>
      transact(scope, async tx => {
        await takeItem(tx, scope, itemId);
        return addPicture(tx, imagesOf(itemId), { file: kept, most: marketLimits.photos, now: scope.now });
      }),
    );
    return { message: image };
  }),

  handle(setMainItemImage, ({ body: { itemId, fileId } }, scope) =>
    transact(scope, async tx => {
      await takeItem(tx, scope, itemId);
      return { message: { images: await setMainPicture(tx, imagesOf(itemId), fileId) } };
    }),
  ),

  handle(removeItemImage, async ({ body: { itemId, fileId } }, scope) => {
    const file = await transact(scope, async tx => {
      await takeItem(tx, scope, itemId);
      return removePicture(tx, imagesOf(itemId), fileId);
    });
    await dropPicture(scope.ports.files, file);
    return { message: { success: true } };
  }),

  handle(removeItem, ({ body: { itemId } }, scope) =>
    transact(scope, async tx => {
      await takeItem(tx, scope, itemId);
      await store.removeItem(tx, itemId, scope.now);
      return { message: { success: true } };
    }),
  ),
];
