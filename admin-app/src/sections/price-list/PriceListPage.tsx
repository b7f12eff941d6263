import { listPriceItems, removePriceItem, savePriceItem } from '@venue/sdk/price-list/admin';
import { priceItemRecord } from '@venue/sdk/price-list/kind';
import { priceItemRemovalConfirm } from '@venue/sdk/price-list/model';
import { recordList } from '../../app/list/RecordList.tsx';
import { priceListPaths } from './price-list.paths.ts';

/** The price list, in the order in which customers read it. */
export default recordList(priceItemRecord, listPriceItems, {
  paths: priceListPaths,
  save: savePriceItem,
  removal: { call: removePriceItem, question: priceItemRemovalConfirm },
  columns: ({ column }) => [
    // The name and the price come first: they are what is looked for where not all columns fit.
    column('priceItemName', { minWidth: 240, flex: 2 }),
    column('priceItemPrice', { width: 120 }),
    column('priceItemGroup', { width: 180 }),
    column('priceItemUnit', { width: 150, sortable: false }),
    column('priceItemMinimum', { width: 110, sortable: false }),
    column('isPublished', { width: 168, sortable: false }),
    column('updatedAt', { aside: true }),
    column('priceItemSpace', { aside: true, sortable: false }),
    column('priceItemId', { aside: true }),
  ],
  filters: ['priceItemGroup', 'isPublished'],
  searchLabel: 'Номер или название',
  hint: 'Добавьте кейтеринг, технику и\u00a0персонал: заказчики выберут их в\u00a0заявке и\u00a0увидят сумму.',
});
