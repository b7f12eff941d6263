import type { ApprovedMarketItem } from '@venue/sdk/market/model';
import type { Db } from '../../core/db/database.ts';
import { keepApproved, lastApprovedOf } from '../../core/record/history.ts';
import { dropPictures } from '../../core/record/images.ts';
import { pictureFilesIn, picturesOfMany } from '../../core/record/pictures.ts';
import type { FileStore } from '../../ports/files/files.ts';
import * as items from './market.items.store.ts';
import { fieldsOf } from './market.presenter.ts';

interface Confirmation {
  readonly at: Date;
  /** The name of the staff member who confirmed. */
  readonly by: string;
  readonly files: FileStore;
}

/**
 * Saves items as their approved versions, to compare later changes with. Files that only the previous versions needed
 * are removed.
 */
export async function keepConfirmed(tx: Db, itemIds: readonly number[], { at, by, files }: Confirmation) {
  const rows = await items.itemsByIds(tx, itemIds);
  const images = await picturesOfMany(tx, 'marketItem', itemIds);
  const former = await lastApprovedOf(tx, 'marketItem', itemIds);
  for (const [itemId, row] of rows) {
    const approved: ApprovedMarketItem = {
      ...fieldsOf(row),
      brandName: row.brandName,
      images: images.get(itemId) ?? [],
      approvedAt: at.toISOString(),
      approvedBy: by,
    };
    await keepApproved(tx, at, 'marketItem', itemId, approved);
    await dropPictures(tx, files, pictureFilesIn(former.get(itemId)), pictureFilesIn(approved));
  }
}
