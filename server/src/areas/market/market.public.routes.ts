import { getPublicItem, listPublicItems } from '@venue/sdk/market';
import { handle } from '../../core/http/handle.ts';
import { found } from '../../core/record/records.ts';
import { shownItem, shownItems } from './market.items.store.ts';
import { presentItem, presentItems } from './market.presenter.ts';

const PAGE_SIZE = 12;

// What a reply does not declare is left out of it: visitors get no more than the public model has.
export const marketPublicRoutes = [
  handle(listPublicItems, async ({ query: { page, activityKindId: kindId, ...wanted } }, { db }) => {
    const { rows, ...totals } = await shownItems(db, { ...wanted, kindId, page, pageSize: PAGE_SIZE });
    return {
      message: { page, pageSize: PAGE_SIZE, ...totals },
      items: await presentItems(db, rows, () => 'guest'),
    };
  }),

  handle(getPublicItem, async ({ itemId }, { db }) => ({
    message: await presentItem(db, found(await shownItem(db, itemId)), 'guest'),
  })),
];
