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
import { lastApproved } from '../../core/record/history.ts';
import { resized } from '../../core/record/images.ts';
import { addPicture, pictureFilesIn, removePicture, setMainPicture } from '../../core/record/pictures.ts';
import * as store from './market.items.store.ts';
import { imagesOf, presentItem, presentItems } from './market.presenter.ts';
import { checkBrand, reloadItem, takeItem } from './market.service.ts';

const PAGE_SIZE = 25;

const readerOf = (userId: number) => (row: { readonly userId: number }) => (row.userId === userId ? 'owner' : 'guest');

export const marketItemsRoutes = [
  handle(listItems, async ({ body }, context) => {
    const { page = 1, pageSize = PAGE_SIZE, ...filter } = body;
    const status = marketItemStatus.confirmed;
    const { rows, ...totals } = await store.itemsPage(context.db, { ...filter, status, page, pageSize });
    const items = await presentItems(context.db, rows, readerOf(actorOf(context).userId));
    return { message: { page, pageSize, ...totals }, items };
  }),

  handle(listMyItems, async ({ body }, context) => {
    const { page = 1, pageSize = PAGE_SIZE, itemStatus: status, ...filter } = body;
    const { userId } = actorOf(context);
    const { rows, ...totals } = await store.itemsPage(context.db, { ...filter, status, userId, page, pageSize });
    return { message: { page, pageSize, ...totals }, items: await presentItems(context.db, rows, () => 'owner') };
  }),

  handle(getItem, async ({ body: { itemId } }, context) => {
    const reader = readerOf(actorOf(context).userId);
    const row = await store.itemById(context.db, itemId);
    // guard: market.test.ts
    if (!row || (reader(row) === 'guest' && row.status !== marketItemStatus.confirmed))
      throw new ApiFailure('not_found');
    return { message: await presentItem(context.db, row, reader(row)) };
  }),

  handle(createItem, ({ body }, context) => {
    const { now } = context;
    return transact(context, async tx => {
      await checkBrand(tx, context, body.brandId);
      const { userId } = actorOf(context);
      const values = store.itemFields.valuesOf(body);
      const id = await store.addItem(tx, { ...values, userId, createdAt: now, updatedAt: now });
      return { id, message: await presentItem(tx, await reloadItem(tx, id), 'owner') };
    });
  }),

  handle(saveItem, ({ body: { itemId, version, ...fields } }, context) =>
    transact(context, async tx => {
      const row = await takeItem(tx, context, itemId, version);
      await checkBrand(tx, context, fields.brandId);
      await store.changeItem(tx, itemId, { ...store.itemFields.valuesOf(fields), version: row.version + 1 });
      return { message: await presentItem(tx, await reloadItem(tx, itemId), 'owner') };
    }),
  ),

  handle(addItemImage, async ({ body: { file, itemId, before } }, context) => {
    // Checked before resizing the picture, which takes most of the call, and again under the lock.
    const row = await store.itemById(context.db, itemId);
    if (row?.userId !== actorOf(context).userId) throw new ApiFailure('not_found');
    const upload = { resized: await resized(file), most: marketLimits.photos, now: context.now, before };
    return transact(context, async tx => {
      await takeItem(tx, context, itemId);
      return { message: await addPicture(tx, context.ports.files, imagesOf(itemId), upload) };
    });
  }),

  handle(setMainItemImage, ({ body: { itemId, fileId } }, context) =>
    transact(context, async tx => {
      await takeItem(tx, context, itemId);
      return { message: { images: await setMainPicture(tx, imagesOf(itemId), fileId) } };
    }),
  ),

  handle(removeItemImage, ({ body: { itemId, fileId } }, context) =>
    transact(context, async tx => {
      await takeItem(tx, context, itemId);
      // The files of the picture are kept while the confirmed version shows it.
      const approvedFiles = pictureFilesIn(await lastApproved(tx, 'marketItem', itemId));
      await removePicture(tx, context.ports.files, imagesOf(itemId), fileId, approvedFiles);
      return { message: { success: true } };
    }),
  ),

  handle(removeItem, ({ body: { itemId } }, context) =>
    transact(context, async tx => {
      await takeItem(tx, context, itemId);
      await store.removeItem(tx, itemId, context.now);
      return { message: { success: true } };
    }),
  ),
];
