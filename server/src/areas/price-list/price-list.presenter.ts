import type { PriceItem } from '@venue/sdk/price-list/model';
import { publicationCan } from '../../area/publication.ts';
import type { Db } from '../../core/db/database.ts';
import { mainPictures } from '../../core/record/pictures.ts';
import { fieldsOf } from './price-list.rules.ts';
import type { ListedPriceItem } from './price-list.store.ts';

/** Items as staff see them. */
export async function presentPriceItems(
  db: Db,
  rows: readonly ListedPriceItem[],
  mayManage: boolean,
): Promise<PriceItem[]> {
  const images = await mainPictures(
    db,
    'priceItem',
    rows.map(({ id }) => id),
  );
  return rows.map(row => ({
    priceItemId: row.id,
    priceItemImage: images.get(row.id) ?? null,
    ...fieldsOf(row),
    priceItemSpace: row.spaceName,
    isPublished: row.active,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    version: row.version,
    can: publicationCan({ isPublished: row.active }, mayManage),
  }));
}
