import { listGalleries } from '@venue/sdk/galleries/admin';
import { galleryType } from '@venue/sdk/galleries/model';
import { and, desc, eq, getTableColumns, ilike, ne, sql } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import { inserted } from '../../core/db/inserted.ts';
import { inOrder } from '../../core/db/pageByIds.ts';
import { containing, numberLike, withWords } from '../../core/db/search.ts';
import { orderOf } from '../../core/record/order.ts';
import { planFits } from '../../core/record/plans.ts';
import { recordStore } from '../../core/record/recordStore.ts';
import { event, eventTexts } from '../events/events.table.ts';
import { type GalleryTableRow, gallery, galleryFile } from './galleries.table.ts';

/** The positions of galleries within their type. */
export const galleriesOrder = orderOf({
  table: gallery,
  id: gallery.id,
  position: gallery.position,
  among: gallery.type,
});

const sortable = {
  galleryOrder: [gallery.position, gallery.id],
  galleryId: [gallery.id],
  eventTitle: [gallery.eventTitle, gallery.id],
  eventDate: [gallery.eventDate, gallery.id],
  isPublished: [gallery.isPublished, gallery.id],
  createdAt: [gallery.createdAt, gallery.id],
  updatedAt: [gallery.updatedAt, gallery.id],
} as const;

/** The cover file of a gallery: the one marked as preview, else the first visible one. */
export const coverFile = sql<
  string | null
>`(select ${galleryFile.file} from ${galleryFile} where ${galleryFile.galleryId} = ${gallery.id} and ${galleryFile.file} is not null and not ${galleryFile.isHidden} order by ${galleryFile.isPreview} desc, ${galleryFile.position} limit 1)`;

const whole = (db: Db) =>
  db
    .select({
      ...getTableColumns(gallery),
      eventTitle: event.title,
      eventDay: event.date,
      eventTime: event.time,
      files: sql<number>`(select count(*)::int from ${galleryFile} where ${galleryFile.galleryId} = ${gallery.id})`,
      picture: coverFile,
    })
    .from(gallery)
    .leftJoin(event, eq(event.id, gallery.eventId));

/** A gallery with its event, the number of its files and its cover picture. */
export type ListedGallery = Awaited<ReturnType<typeof whole>>[number];

export const galleryStore = recordStore(listGalleries, gallery, {
  listed: whole,
  whole,
  sorting: ({ sort = 'galleryOrder', order }) =>
    inOrder(sortable[sort], order ?? (sort === 'galleryOrder' ? 'asc' : 'desc')),
  filters: {
    galleryType: (type = galleryType.photo) => eq(gallery.type, type),
    isDeleted: (isDeleted = false) => eq(gallery.isDeleted, isDeleted),
    isPublished: gallery.isPublished,
    eventId: gallery.eventId,
    hasPlan: hasPlan => planFits('gallery', gallery.id, hasPlan),
  },
  search: typed => [
    numberLike(gallery.id, typed),
    withWords([gallery.urlTranslit], typed),
    { column: gallery.eventId, id: event.id, fits: withWords(eventTexts, typed) },
  ],
});

/** Adds a gallery before the others of its type. */
export async function addGallery(tx: Db, values: typeof gallery.$inferInsert): Promise<GalleryTableRow> {
  const position = await galleriesOrder.end(tx, values.type);
  const row = inserted(
    await tx
      .insert(gallery)
      .values({ ...values, position })
      .returning(),
  );
  await galleriesOrder.put(tx, [{ id: row.id, to: 1 }], row.type);
  return row;
}

/** Where a gallery stands: among those of its type, or among the removed ones. */
type Standing = Partial<Pick<GalleryTableRow, 'type' | 'position' | 'isDeleted' | 'isPublished'>>;

export async function putGallery(tx: Db, id: number, standing: Standing): Promise<void> {
  await tx.update(gallery).set(standing).where(eq(gallery.id, id));
}

/** Events by words of their titles, newest first. */
export const eventsTitled = (db: Db, words: string, deleted: (typeof event.$inferSelect)['status'], most: number) =>
  db
    .select({ id: event.id, title: event.title, date: event.date, time: event.time })
    .from(event)
    .where(and(ilike(event.title, containing(words)), ne(event.status, deleted)))
    .orderBy(desc(event.date), desc(event.id))
    .limit(most);

export async function isEvent(tx: Db, id: number): Promise<boolean> {
  const rows = await tx.select({ id: event.id }).from(event).where(eq(event.id, id));
  return rows.length > 0;
}
