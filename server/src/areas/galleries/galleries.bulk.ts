import { ApiFailure } from '@venue/sdk';
import { listGalleries, saveGallery } from '@venue/sdk/galleries/admin';
import { galleryRecord } from '@venue/sdk/galleries/kind';
import { bulkAction } from '../../area/bulkAction.ts';
import { publicationBulk } from '../../area/publication.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { changed, writeAudit } from '../../core/record/audit.ts';
import { found } from '../../core/record/records.ts';
import { auditedOf } from './galleries.rules.ts';
import { lockToPlace, place } from './galleries.service.ts';
import { changeGallery, firstGalleries, lockGallery } from './galleries.store.ts';
import type { GalleryTableRow } from './galleries.table.ts';

const titleOf = (row: { readonly eventTitle: string | null; readonly urlTranslit: string }) =>
  row.eventTitle ?? row.urlTranslit;

const publication = publicationBulk({
  kind: galleryRecord,
  list: listGalleries,
  save: saveGallery,
  first: firstGalleries,
  titleOf,
  lock: async (tx, id) => {
    const row = await lockGallery(tx, id);
    return row?.isDeleted ? undefined : row;
  },
  change: changeGallery,
  audited: auditedOf,
});

/** Restores a removed gallery, or removes a restored one, and writes the audit log. */
async function setRemoved(tx: Db, context: Context, before: GalleryTableRow, isDeleted: boolean): Promise<void> {
  const { id, version } = before;
  await place(tx, before, { isDeleted });
  const after = await changeGallery(tx, id, { version: version + 1, updatedAt: context.now });
  const differs = changed(auditedOf(before), auditedOf(after));
  await writeAudit(tx, context, saveGallery.id, { subject: galleryRecord.name, subjectId: id, ...differs });
}

const restoring = bulkAction(listGalleries, {
  name: 'galleries.restore',
  permission: galleryRecord.manage,
  changes: saveGallery.changes ?? [],
  rows: async (db, _context, wanted, most) =>
    (await firstGalleries(db, wanted, most)).map(row => ({
      id: row.id,
      title: titleOf(row),
      may: row.isDeleted,
      already: !row.isDeleted,
    })),
  run: async (tx, context, id) => {
    const before = found(await lockToPlace(tx, id));
    if (!before.isDeleted) return 'already';
    await setRemoved(tx, context, before, false);
    return 'done';
  },
  undo: async (tx, context, id, doneAt) => {
    const before = found(await lockToPlace(tx, id));
    if (before.isDeleted || before.updatedAt.getTime() !== doneAt.getTime()) throw new ApiFailure('move_not_allowed');
    await setRemoved(tx, context, before, true);
  },
});

/** Bulk actions of staff on the galleries of a view. */
export const galleriesBulk = [...publication, restoring];
