import {
  addPriceItemImage,
  getPriceItem,
  removePriceItem,
  removePriceItemImage,
  savePriceItem,
} from '@venue/sdk/price-list/admin';
import { priceItemRecord } from '@venue/sdk/price-list/kind';
import { PriceItem, priceItemRemovalConfirm } from '@venue/sdk/price-list/model';
import { plainPage } from '../../app/record/plainPage.tsx';
import { drawPrice } from './PriceField.tsx';
import { priceListPaths } from './price-list.paths.ts';

/** One item of the price list. */
export default plainPage(priceItemRecord, {
  paths: priceListPaths,
  get: getPriceItem,
  save: savePriceItem,
  model: PriceItem,
  picture: {
    of: ({ priceItemImage }) => priceItemImage,
    add: addPriceItemImage,
    remove: removePriceItemImage,
    hint: 'Её увидят заказчики в\u00a0заявке. Сохраняется сразу, новая заменяет прежнюю.',
  },
  removal: { call: removePriceItem, question: priceItemRemovalConfirm },
  site: () => false,
  isVersioned: false,
  useParts: () => ({ own: drawPrice }),
});
