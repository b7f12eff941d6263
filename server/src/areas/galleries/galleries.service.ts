import { ApiFailure } from '@venue/sdk';
import { galleryType } from '@venue/sdk/galleries/model';
import type { Db } from '../../core/db/database.ts';
import { countFiles } from './galleries.files.store.ts';
import * as store from './galleries.store.ts';
import type { GalleryTableRow } from './galleries.table.ts';

const { galleriesOrder } = store;

/** Locks a gallery to move it. The orders of all types are locked first, always in the same sequence. */
export async function lockToPlace(tx: Db, id: number): Promise<GalleryTableRow | undefined> {
  for (const type of galleryType.ids) await galleriesOrder.lock(tx, type);
  return store.galleryStore.lock(tx, id);
}

interface PlaceChange {
  readonly galleryType?: GalleryTableRow['type'] | undefined;
  readonly galleryOrder?: number | undefined;
  readonly isDeleted?: boolean | undefined;
}

/** Moves a gallery: to another position, to the other type, to the removed galleries, or back. */
export async function place(
  tx: Db,
  row: GalleryTableRow,
  change: PlaceChange,
): Promise<{ readonly isDeleted: boolean }> {
  const { galleryOrder, isDeleted = row.isDeleted, galleryType: type = row.type } = change;
  if (isDeleted && !row.isDeleted) {
    await store.putGallery(tx, row.id, { isDeleted, isPublished: false, position: null });
    await galleriesOrder.close(tx, row.type);
  } else if (row.isDeleted || type !== row.type) {
    if (type !== row.type && (await countFiles(tx, row.id)) > 0)
      throw new ApiFailure('invalid_input', { fields: { galleryType: 'В\u00a0галерее уже есть файлы' } });
    await store.putGallery(tx, row.id, { isDeleted, type, position: await galleriesOrder.end(tx, type) });
    if (!row.isDeleted) await galleriesOrder.close(tx, row.type);
    await galleriesOrder.put(tx, [{ id: row.id, to: 1 }], type);
  } else if (galleryOrder !== undefined && galleryOrder !== row.position)
    await galleriesOrder.put(tx, [{ id: row.id, to: galleryOrder }], type);
  return { isDeleted };
}
