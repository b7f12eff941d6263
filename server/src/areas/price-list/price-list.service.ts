import { listPriceItems, savePriceItem } from '@venue/sdk/price-list/admin';
import { priceItemRecord } from '@venue/sdk/price-list/kind';
import { priceItemMoves } from '@venue/sdk/price-list/model';
import { presentOne, recordArea } from '../../area/recordArea.ts';
import { presentPriceItems } from './price-list.presenter.ts';
import { auditedOf } from './price-list.rules.ts';
import { priceItemStore } from './price-list.store.ts';

export const priceList = recordArea({
  kind: priceItemRecord,
  list: listPriceItems,
  save: savePriceItem,
  store: priceItemStore,
  presentRows: presentPriceItems,
  present: presentOne(presentPriceItems),
  auditedOf,
  status: {
    moves: priceItemMoves,
    statusOf: row => row.active,
    withStatus: active => ({ active }),
    titleOf: row => row.name,
  },
});
