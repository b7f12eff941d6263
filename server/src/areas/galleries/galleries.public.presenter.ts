import { galleryTitleOf, type PublicGalleryRow } from '@venue/sdk/galleries/model';
import type { Db } from '../../core/db/database.ts';
import { pictureUrls } from '../../core/record/images.ts';
import { mainPictures } from '../../core/record/pictures.ts';
import { beginning } from './galleries.presenter.ts';
import type { PublishedGallery } from './galleries.public.store.ts';

const eventOf = ({ eventId, eventTitle, eventIsShown, eventDay, eventTime }: PublishedGallery) =>
  eventId === null || eventTitle === null || !eventIsShown
    ? null
    : { eventId, eventTitle, eventDate: eventDay && eventTime ? beginning(eventDay, eventTime) : null };

/** Galleries as visitors see them. */
export async function presentPublished(db: Db, rows: readonly PublishedGallery[]): Promise<PublicGalleryRow[]> {
  const previews = await mainPictures(
    db,
    'gallery',
    rows.map(row => row.id),
  );
  return rows.map(row => ({
    urlTranslit: row.urlTranslit,
    galleryType: row.type,
    event: eventOf(row),
    galleryTitle: galleryTitleOf(row.type, row.eventTitle ?? undefined),
    fileItems: row.files,
    cover: previews.get(row.id) ?? (row.picture === null ? null : pictureUrls(row.picture)),
    updatedAt: row.updatedAt.toISOString(),
  }));
}
