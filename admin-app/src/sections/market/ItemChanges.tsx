import { marketItemRecord } from '@venue/sdk/market/kind';
import type { ApprovedMarketItem, MarketItem } from '@venue/sdk/market/model';
import { Changes } from '../../app/record/changes/Changes.tsx';
import { changesOf, kindFields, photoChanges } from '../../app/record/changes/changes.ts';

const fields = kindFields<MarketItem | ApprovedMarketItem>(marketItemRecord, [
  'itemName',
  'brandName',
  'itemDescription',
  'itemPrice',
  'itemUnit',
  'itemArticle',
  'itemBarcode',
  'itemWeight',
  'itemNeedsMarking',
]);

/** Whether goods differ from what staff last confirmed. */
export const differs = (item: MarketItem, approved: ApprovedMarketItem): boolean => {
  const { added, removed, newMain } = photoChanges(approved.images, item.images);
  return changesOf(approved, item, fields).length + added.length + removed.length > 0 || newMain !== undefined;
};

/** What has changed about goods since staff last confirmed them. */
export const ItemChanges = ({ item, approved }: { item: MarketItem; approved: ApprovedMarketItem }) => (
  <Changes
    changes={changesOf(approved, item, fields)}
    photos={photoChanges(approved.images, item.images)}
    approvedAt={approved.approvedAt}
    approvedBy={approved.approvedBy}
  />
);
