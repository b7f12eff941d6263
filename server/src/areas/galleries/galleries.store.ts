import type { galleryType } from '@venue/sdk/galleries/model';
import { and, desc, eq, getTableColumns, ilike, inArray, ne, sql } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import { inserted } from '../../core/db/inserted.ts';
import { inOrder, pageByIds, type Sorting } from '../../core/db/pageByIds.ts';
import { containing, type FoundBy, numberLike, type SearchQuery, whereOf, withWords } from '../../core/db/search.ts';
import { orderOf } from '../../core/record/order.ts';
import { planFits } from '../../core/record/plans.ts';
import { event, eventTexts } from '../events/events.table.ts';
import { type GalleryTableRow, gallery, galleryFile } from './galleries.table.ts';

type GalleryType = (typeof galleryType.ids)[number];

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

interface ListFilter {
  readonly galleryType?: GalleryType | undefined;
  readonly isPublished?: boolean | undefined;
  readonly isDeleted?: boolean | undefined;
  readonly eventId?: number | undefined;
  readonly hasPlan?: boolean | undefined;
  readonly search?: string | undefined;
  readonly sort?: keyof typeof sortable | undefined;
  readonly order?: 'asc' | 'desc' | undefined;
}

interface ListQuery extends ListFilter {
  readonly page: number;
  readonly pageSize: number;
}

function fitting({
  galleryType = 1,
  isPublished,
  isDeleted = false,
  eventId,
  hasPlan,
  search = '',
}: ListFilter): SearchQuery {
  const fits = and(
    eq(gallery.type, galleryType),
    eq(gallery.isDeleted, isDeleted),
    isPublished === undefined ? undefined : eq(gallery.isPublished, isPublished),
    eventId === undefined ? undefined : eq(gallery.eventId, eventId),
    planFits('gallery', gallery.id, hasPlan),
  );
  return { id: gallery.id, fits, found: search === '' ? undefined : searched(search) };
}

function searched(search: string): (FoundBy | undefined)[] {
  return [
    numberLike(gallery.id, search),
    withWords([gallery.urlTranslit], search),
    { column: gallery.eventId, id: event.id, fits: withWords(eventTexts, search) },
  ];
}

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

const sortingOf = ({ sort = 'galleryOrder', order }: ListFilter): Sorting =>
  inOrder(sortable[sort], order ?? (sort === 'galleryOrder' ? 'asc' : 'desc'));

/** A gallery with its event, the number of its files and its cover picture. */
export type ListedGallery = Awaited<ReturnType<typeof whole>>[number];

/** A page of galleries with the total count of the view. */
export function galleriesPage(db: Db, wanted: ListQuery) {
  return pageByIds<ListedGallery>(db, wanted, {
    ...fitting(wanted),
    sorting: sortingOf(wanted),
    rowsOf: ids => whole(db).where(inArray(gallery.id, [...ids])),
  });
}

/** The first galleries of a view. */
export const firstGalleries = (db: Db, wanted: ListFilter, most: number) =>
  whole(db)
    .where(whereOf(fitting(wanted)))
    .orderBy(...sortingOf(wanted).columns())
    .limit(most);

export async function galleryById(db: Db, id: number): Promise<ListedGallery | undefined> {
  const [row] = await whole(db).where(eq(gallery.id, id));
  return row;
}

/** A gallery, locked until the end of the transaction. */
export async function lockGallery(tx: Db, id: number): Promise<GalleryTableRow | undefined> {
  const [row] = await tx.select().from(gallery).where(eq(gallery.id, id)).for('update');
  return row;
}

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

export async function changeGallery(
  tx: Db,
  id: number,
  values: Partial<typeof gallery.$inferInsert>,
): Promise<GalleryTableRow> {
  const [row] = await tx.update(gallery).set(values).where(eq(gallery.id, id)).returning();
  if (!row) throw new Error(`gallery ${id} is gone`);
  return row;
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
