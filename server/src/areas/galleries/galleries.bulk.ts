import { ApiFailure } from '@venue/sdk';
import { listGalleries, saveGallery } from '@venue/sdk/galleries/admin';
import { galleryRecord } from '@venue/sdk/galleries/kind';
import { galleryMoves } from '@venue/sdk/galleries/model';
import { bulkAction } from '../../area/bulkAction.ts';
import { moveActions } from '../../area/moveActions.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { changed, writeAudit } from '../../core/record/audit.ts';
import { mustExist } from '../../core/record/records.ts';
import { auditedOf } from './galleries.rules.ts';
import { lockToPlace, place } from './galleries.service.ts';
import { galleryStore } from './galleries.store.ts';
import type { GalleryTableRow } from './galleries.table.ts';

const titleOf = (row: { readonly eventTitle: string | null; readonly urlTranslit: string }) =>
  row.eventTitle ?? row.urlTranslit;

const publication = moveActions({
  kind: galleryRecord,
  list: listGalleries,
  save: saveGallery,
  store: galleryStore,
  moves: galleryMoves,
  statusOf: row => row.isPublished,
  withStatus: isPublished => ({ isPublished }),
  titleOf,
  isRemoved: row => row.isDeleted,
  auditedOf,
});

/** Restores a removed gallery, or removes a restored one, and writes the audit log. */
async function setRemoved(tx: Db, context: Context, before: GalleryTableRow, isDeleted: boolean): Promise<void> {
  await place(tx, before, { isDeleted });
  const after = await galleryStore.save(tx, before, context.now, {});
  const differs = changed(auditedOf(before), auditedOf(after));
  await writeAudit(tx, context, saveGallery.id, { subject: galleryRecord.name, subjectId: before.id, ...differs });
}

const restoring = bulkAction(listGalleries, {
  name: 'galleries.restore',
  permission: galleryRecord.manage,
  changes: saveGallery.changes ?? [],
  rows: async (db, _context, query, most) =>
    (await galleryStore.first(db, query, most)).map(row => ({
      id: row.id,
      title: titleOf(row),
      may: row.isDeleted,
      already: !row.isDeleted,
    })),
  run: async (tx, context, id) => {
    const before = mustExist(await lockToPlace(tx, id));
    if (!before.isDeleted) return 'already';
    await setRemoved(tx, context, before, false);
    return 'done';
  },
  undo: async (tx, context, id, doneAt) => {
    const before = mustExist(await lockToPlace(tx, id));
    // guard: galleries.test.ts
    if (before.isDeleted || before.updatedAt.getTime() !== doneAt.getTime()) throw new ApiFailure('move_not_allowed');
    await setRemoved(tx, context, before, true);
  },
});

/** Bulk actions of staff on the galleries of a view. */
export const galleriesBulk = [...publication, restoring];
