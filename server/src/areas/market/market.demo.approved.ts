import { type ApprovedMarketItem, type MarketItemFields, marketItemStatus } from '@venue/sdk/market/model';
import type { Db } from '../../core/db/database.ts';
import { keepApproved } from '../../core/record/history.ts';
import { picturesOfMany } from '../../core/record/pictures.ts';
import { itemsByIds } from './market.items.store.ts';
import { fieldsOf } from './market.presenter.ts';
import type { MarketItemRow } from './market.table.ts';

/** Goods that changed after their confirmation: the fields that were confirmed, by the current names. */
const before: Readonly<Record<string, Partial<MarketItemFields>>> = {
  'Чайник «Камень», 900 мл': { itemName: 'Чайник «Камень»', itemPrice: 390_000, itemWeight: 780 },
};

/** Saves approved versions: confirmed goods as they are, changed ones as they were when confirmed. */
export async function keepConfirmedItems(tx: Db, rows: readonly MarketItemRow[], at: Date, approvedBy: string) {
  const confirmed = rows.filter(row => row.status === marketItemStatus.confirmed || row.name in before);
  const ids = confirmed.map(row => row.id);
  const [records, images] = [await itemsByIds(tx, ids), await picturesOfMany(tx, 'marketItem', ids)];
  for (const [id, row] of records) {
    const approved: ApprovedMarketItem = {
      ...fieldsOf(row),
      ...before[row.name],
      brandName: row.brandName,
      // The last picture was added after the confirmation.
      images: (images.get(id) ?? []).slice(0, row.name in before ? -1 : undefined),
      approvedAt: at.toISOString(),
      approvedBy,
    };
    await keepApproved(tx, at, 'marketItem', id, approved);
  }
}
