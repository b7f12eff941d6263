import { ApiFailure } from '@venue/sdk';
import {
  addGalleryPreview,
  addGalleryVideo,
  removeGalleryFile,
  removeGalleryPreview,
  saveGalleryFile,
  uploadGalleryArchive,
} from '@venue/sdk/galleries/admin';
import { galleryRecord } from '@venue/sdk/galleries/kind';
import { galleryLimits, galleryType } from '@venue/sdk/galleries/model';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { transact } from '../../core/db/transact.ts';
import { handle } from '../../core/http/handle.ts';
import { changed, writeAudit } from '../../core/record/audit.ts';
import { dropPictures } from '../../core/record/images.ts';
import { onePicture } from '../../core/record/onePicture.ts';
import { mustExist } from '../../core/record/records.ts';
import * as store from './galleries.files.store.ts';
import { presentFile, presentPreview } from './galleries.presenter.ts';
import { fileFields, standing } from './galleries.rules.ts';
import { galleryStore } from './galleries.store.ts';
import type { GalleryFileRow, GalleryTableRow } from './galleries.table.ts';
import { addPictures, mustFit, opened } from './galleries.upload.service.ts';

const subject = galleryRecord.name;

const preview = onePicture({
  subject,
  field: 'filePathPreview',
  uploadedAs: 'filePreview',
  read: async (db, id) => standing(await galleryStore.byId(db, id)),
  lock: async (tx, id) => standing(await galleryStore.lock(tx, id)),
  touch: galleryStore.touch,
});

export const galleriesFilesRoutes = [
  handle(uploadGalleryArchive, async ({ body: { fileArchive, galleryId, galleryType: type } }, context) => {
    const gallery = standing(await galleryStore.byId(context.db, galleryId));
    mustBeOf(gallery, galleryType.photo);
    if (type !== gallery.type) throw new ApiFailure('not_found');
    const archive = await opened(fileArchive);
    try {
      await mustFit(context.db, galleryId, archive.files);
      if (archive.files.length === 0) throw new ApiFailure('archive_rejected');
      const { added, skipped } = await addPictures(context, galleryId, archive.files);
      return { message: { added: added.length, skipped }, fileItems: added.map(presentFile) };
    } finally {
      archive.close();
    }
  }),

  handle(addGalleryVideo, ({ body: { galleryId, fileLink: link, fileDescription: description } }, context) =>
    transact(context, async tx => {
      const gallery = standing(await galleryStore.lock(tx, galleryId));
      mustBeOf(gallery, galleryType.video);
      const present = await store.countFiles(tx, galleryId);
      if (present >= galleryLimits.files) throw new ApiFailure('too_many_files');
      const values = { galleryId, position: present + 1, link, description, createdAt: context.now };
      const row = await store.addFile(tx, values);
      await note(tx, context, addGalleryVideo.id, galleryId, { after: fileFields.fieldsOf(row) });
      return { id: row.id, message: presentFile(row) };
    }),
  ),

  handle(saveGalleryFile, ({ body: { fileId, fileOrder, ...fields } }, context) =>
    transact(context, async tx => {
      const before = await lockFile(tx, fileId);
      if (before.file === null && fields.fileLink === '')
        throw new ApiFailure('invalid_input', { fields: { fileLink: 'Обязательное поле' } });
      if (fileOrder !== undefined && fileOrder !== before.position)
        await store.filesOrder.put(tx, [{ id: fileId, to: fileOrder }], before.galleryId);
      if (fields.isPreview && !before.isPreview) await store.unmarkPreview(tx, before.galleryId);
      // An update needs a column, also if only the order was sent.
      const values = { isHidden: before.isHidden, ...fileFields.valuesOf(fields) };
      const after = await store.changeFile(tx, fileId, values);
      const differs = changed(fileFields.fieldsOf(before), fileFields.fieldsOf(after));
      await note(tx, context, saveGalleryFile.id, before.galleryId, differs);
      return { message: { success: true } };
    }),
  ),

  handle(removeGalleryFile, ({ body: { fileId } }, context) =>
    transact(context, async tx => {
      const row = await lockFile(tx, fileId);
      await store.dropFile(tx, row);
      if (row.file !== null) await dropPictures(tx, context.ports.files, [row.file]);
      await note(tx, context, removeGalleryFile.id, row.galleryId, { before: fileFields.fieldsOf(row) });
      return { message: { success: true } };
    }),
  ),

  handle(addGalleryPreview, async ({ body: { galleryId, filePreview } }, context) => {
    const { message } = await preview.put(context, addGalleryPreview, galleryId, filePreview);
    return { message: await presentPreview(context.ports.files, message) };
  }),

  handle(removeGalleryPreview, ({ body: { galleryId, fileId } }, context) =>
    preview.remove(context, removeGalleryPreview, galleryId, fileId),
  ),
];

/** A file of a gallery that was not removed; the gallery is locked until the end of the transaction. */
async function lockFile(tx: Db, fileId: number): Promise<GalleryFileRow> {
  const { galleryId } = mustExist(await store.fileById(tx, fileId));
  standing(await galleryStore.lock(tx, galleryId));
  return mustExist(await store.fileById(tx, fileId));
}

function mustBeOf({ type }: Pick<GalleryTableRow, 'type'>, expected: GalleryTableRow['type']): void {
  if (type === expected) return;
  const text = expected === galleryType.photo ? 'Это видеогалерея: добавьте видео' : 'Это фотогалерея: загрузите фото';
  throw new ApiFailure('invalid_input', { fields: { galleryId: text } });
}

async function note(
  tx: Db,
  context: Context,
  callId: string,
  galleryId: number,
  change: { before?: unknown; after?: unknown },
): Promise<void> {
  await galleryStore.touch(tx, galleryId, context.now);
  await writeAudit(tx, context, callId, { subject, subjectId: galleryId, ...change });
}
