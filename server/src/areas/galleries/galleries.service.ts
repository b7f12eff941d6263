import { ApiFailure } from '@venue/sdk';
import { galleryType } from '@venue/sdk/galleries/model';
import type { Db } from '../../core/db/database.ts';
import { countFiles } from './galleries.files.store.ts';
import * as store from './galleries.store.ts';
import type { GalleryTableRow } from './galleries.table.ts';

const { galleriesOrder } = store;

/** A gallery, locked to be put at another place: the orders first, always one after the other. */
export async function lockToPlace(tx: Db, id: number): Promise<GalleryTableRow | undefined> {
  for (const type of galleryType.ids) await galleriesOrder.lock(tx, type);
  return store.lockGallery(tx, id);
}

interface Wanted {
  readonly galleryType?: GalleryTableRow['type'] | undefined;
  readonly galleryOrder?: number | undefined;
  readonly isDeleted?: boolean | undefined;
}

/** Puts a gallery where it is wanted: at another place, among those of the other type, among the removed or back. */
export async function place(tx: Db, row: GalleryTableRow, wanted: Wanted): Promise<{ readonly isDeleted: boolean }> {
  const { galleryOrder, isDeleted = row.isDeleted, galleryType: type = row.type } = wanted;
  if (isDeleted && !row.isDeleted) {
    await store.changeGallery(tx, row.id, { isDeleted, isPublished: false, position: null });
    await galleriesOrder.close(tx, row.type);
  } else if (row.isDeleted || type !== row.type) {
    if (type !== row.type && (await countFiles(tx, row.id)) > 0)
      throw new ApiFailure('invalid_input', { fields: { galleryType: 'В\u00a0галерее уже есть файлы' } });
    await store.changeGallery(tx, row.id, { isDeleted, type, position: await galleriesOrder.end(tx, type) });
    if (!row.isDeleted) await galleriesOrder.close(tx, row.type);
    await galleriesOrder.put(tx, [{ id: row.id, to: 1 }], type);
  } else if (galleryOrder !== undefined && galleryOrder !== row.position)
    await galleriesOrder.put(tx, [{ id: row.id, to: galleryOrder }], type);
  return { isDeleted };
}
