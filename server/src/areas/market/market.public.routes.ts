import { getPublicItem, listPublicItems } from '@venue/sdk/market';
import { handlePublished } from '../../core/http/handle.ts';
import { mustExist } from '../../core/record/records.ts';
import { shownItem, shownItems } from './market.items.store.ts';
import { presentItem, presentItems } from './market.presenter.ts';

const PAGE_SIZE = 12;

// Fields that a response does not declare are dropped, so visitors get only the public model.
export const marketPublicRoutes = [
  handlePublished(listPublicItems, async ({ query: { page, activityKindId: kindId, ...filter } }, { db }) => {
    const { rows, ...totals } = await shownItems(db, { ...filter, kindId, page, pageSize: PAGE_SIZE });
    return {
      message: { page, pageSize: PAGE_SIZE, ...totals },
      items: await presentItems(db, rows, () => 'guest'),
    };
  }),

  handlePublished(getPublicItem, async ({ itemId }, { db }) => ({
    message: await presentItem(db, mustExist(await shownItem(db, itemId)), 'guest'),
  })),
];
