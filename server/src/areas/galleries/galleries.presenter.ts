import type { Gallery, GalleryFile, GalleryPreviewFile } from '@venue/sdk/galleries/model';
import { publicationCan } from '../../area/publication.ts';
import type { Db } from '../../core/db/database.ts';
import { pictureUrls } from '../../core/record/images.ts';
import { mainPictures } from '../../core/record/pictures.ts';
import type { FileStore } from '../../ports/files/files.ts';
import { fileFields } from './galleries.rules.ts';
import type { ListedGallery } from './galleries.store.ts';
import type { GalleryFileRow, GalleryTableRow } from './galleries.table.ts';

/** When an event begins, as an ISO time; `day` and `time` are in the venue's local time. */
export const beginning = (day: string, time: string): string => new Date(`${day}T${time}:00+05:00`).toISOString();

/** What a member of staff may do to a gallery. */
function canOf({ isPublished, isDeleted }: GalleryTableRow, mayManage: boolean): Gallery['can'] {
  return isDeleted && mayManage ? ['restore'] : publicationCan({ isPublished }, mayManage);
}

/** The uploaded preview picture of a gallery, as it is stored. */
export async function presentPreview(
  files: FileStore,
  { fileId, url }: { fileId: number; url: string },
): Promise<GalleryPreviewFile> {
  const fileName = url.replace(/^.*\//, '');
  return { fileId, filePath: url, fileMimeType: 'image/webp', fileName, fileSize: (await files.size(fileName)) ?? 0 };
}

export const presentFile = (row: GalleryFileRow): GalleryFile => {
  const urls = row.file === null ? null : pictureUrls(row.file);
  return {
    fileId: row.id,
    filePath: urls?.url ?? null,
    fileThumb: urls?.thumb ?? null,
    ...fileFields.fieldsOf(row),
  };
};

/** The event whose photos or films these are. */
export const eventOf = ({ eventId, eventTitle, eventDay, eventTime }: ListedGallery): Gallery['event'] =>
  eventId === null || eventTitle === null
    ? null
    : { eventId, eventTitle, eventDate: eventDay && eventTime ? beginning(eventDay, eventTime) : null };

/** Galleries as staff see them. */
export async function presentGalleries(
  db: Db,
  files: FileStore,
  rows: readonly ListedGallery[],
  mayManage: boolean,
): Promise<Gallery[]> {
  const previews = await mainPictures(
    db,
    'gallery',
    rows.map(row => row.id),
  );
  const presented = rows.map(async row => {
    const preview = previews.get(row.id);
    return {
      galleryId: row.id,
      urlTranslit: row.urlTranslit,
      galleryType: row.type,
      galleryOrder: row.position,
      isDeleted: row.isDeleted,
      isPublished: row.isPublished,
      event: eventOf(row),
      eventTitle: row.eventTitle ?? row.urlTranslit,
      fileItems: row.files,
      filePathPreview: preview ? await presentPreview(files, preview) : null,
      galleryThumb: preview?.thumb ?? (row.picture === null ? null : pictureUrls(row.picture).thumb),
      createdAt: row.createdAt.toISOString(),
      updatedAt: row.updatedAt.toISOString(),
      version: row.version,
      can: canOf(row, mayManage),
    };
  });
  return Promise.all(presented);
}
