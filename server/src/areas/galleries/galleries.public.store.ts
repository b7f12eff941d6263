import { eventStatus } from '@venue/sdk/events/model';
import type { galleryType } from '@venue/sdk/galleries/model';
import { and, asc, eq, getTableColumns, ilike, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import { pageOf } from '../../core/db/pageOf.ts';
import { containing } from '../../core/db/search.ts';
import { event } from '../events/events.table.ts';
import { coverFile } from './galleries.store.ts';
import { type GalleryFileRow, gallery, galleryFile } from './galleries.table.ts';

interface ListQuery {
  readonly galleryType?: (typeof galleryType.ids)[number] | undefined;
  readonly search?: string | undefined;
  readonly page: number;
  readonly pageSize: number;
}

// A check constraint ensures that a removed gallery is not published.
const published = eq(gallery.isPublished, true);
// guard: galleries.public.test.ts
const shownOf = and(eq(galleryFile.galleryId, gallery.id), eq(galleryFile.isHidden, false));

function fitting({ galleryType, search }: ListQuery): SQL | undefined {
  return and(
    published,
    galleryType === undefined ? undefined : eq(gallery.type, galleryType),
    search ? ilike(event.title, containing(search)) : undefined,
  );
}

const whole = (db: Db) =>
  db
    .select({
      ...getTableColumns(gallery),
      eventTitle: event.title,
      eventDay: event.date,
      eventTime: event.time,
      /** The event has a page that visitors may open. */
      eventIsShown: sql<boolean>`coalesce(${event.status} = ${eventStatus.published}, false)`,
      files: sql<number>`(select count(*)::int from ${galleryFile} where ${shownOf})`,
      picture: coverFile,
    })
    .from(gallery)
    .leftJoin(event, eq(event.id, gallery.eventId));

/** A page of the published galleries by position; galleries of different types with equal positions are adjacent. */
export const publishedGalleries = (db: Db, query: ListQuery) =>
  pageOf(
    db,
    query,
    whole(db).where(fitting(query)).orderBy(asc(gallery.position), asc(gallery.type)),
    db.select({ id: gallery.id }).from(gallery).leftJoin(event, eq(event.id, gallery.eventId)).where(fitting(query)),
  );

/** A published gallery by its address. */
export async function publishedGallery(db: Db, address: string) {
  // guard: galleries.public.test.ts
  const [row] = await whole(db).where(and(published, eq(gallery.urlTranslit, address)));
  return row;
}
export type PublishedGallery = NonNullable<Awaited<ReturnType<typeof publishedGallery>>>;

/** The files of a gallery that visitors see, in their order. */
// guard: galleries.public.test.ts
export const shownFiles = (db: Db, galleryId: number): Promise<GalleryFileRow[]> =>
  db
    .select()
    .from(galleryFile)
    .where(and(eq(galleryFile.galleryId, galleryId), eq(galleryFile.isHidden, false)))
    .orderBy(asc(galleryFile.position));
