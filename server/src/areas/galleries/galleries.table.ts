import { galleryType } from '@venue/sdk/galleries/model';
import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, serial, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { isOneOf, moment, nameText } from '../../core/db/columns.ts';
import { wordsIn } from '../../core/db/search.ts';
import { event } from '../events/events.table.ts';

/** Galleries of photos and of videos. Positions run from 1 without gaps within a type; a removed gallery has none. */
export const gallery = pgTable(
  'gallery',
  {
    id: serial('id').primaryKey(),
    type: integer('type').$type<(typeof galleryType.ids)[number]>().notNull(),
    position: integer('position'),
    urlTranslit: text('url_translit').notNull(),
    /** The event it shows; the gallery stays when the event is deleted. */
    eventId: integer('event_id').references(() => event.id, { onDelete: 'set null' }),
    // Copies for sorting lists, kept up to date by triggers with `take_copy` and `give_copy`.
    eventTitle: nameText('event_title'),
    eventDate: date('event_date'),
    isPublished: boolean('is_published').notNull().default(false),
    isDeleted: boolean('is_deleted').notNull().default(false),
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  table => [
    check('gallery_type', isOneOf(table.type, galleryType)),
    check('gallery_position', sql`${table.position} > 0 and (${table.position} is null) = ${table.isDeleted}`),
    check('gallery_removed', sql`not (${table.isDeleted} and ${table.isPublished})`),
    // Checked at the end of a statement, because moving several rows creates equal positions in between.
    unique('gallery_place').on(table.type, table.position),
    unique('gallery_address').on(table.urlTranslit),
    index('gallery_words').using('gin', wordsIn(table.urlTranslit)),
    index('gallery_event').on(table.eventId),
    // A list shows one type, either its existing or its removed galleries.
    index('gallery_by_event').on(table.type, table.isDeleted, table.eventTitle, table.id),
    index('gallery_by_day').on(table.type, table.isDeleted, table.eventDate, table.id),
    index('gallery_by_number').on(table.type, table.isDeleted, table.id),
    index('gallery_by_place').on(table.type, table.isDeleted, table.position, table.id),
    index('gallery_created').on(table.type, table.isDeleted, table.createdAt, table.id),
    index('gallery_updated').on(table.type, table.isDeleted, table.updatedAt, table.id),
    index('gallery_by_published').on(table.type, table.isDeleted, table.isPublished, table.id),
  ],
);
export type GalleryTableRow = typeof gallery.$inferSelect;

/** Photos, by file name, and videos, by link. At most 200 per gallery, because positions end there. */
export const galleryFile = pgTable(
  'gallery_file',
  {
    id: serial('id').primaryKey(),
    galleryId: integer('gallery_id')
      .notNull()
      .references(() => gallery.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    file: text('file'),
    /**
     * The hash of a photo as uploaded, so that it is not added twice. Null for videos and for photos older than this
     * column.
     */
    hash: text('hash'),
    isHidden: boolean('is_hidden').notNull().default(false),
    isPreview: boolean('is_preview').notNull().default(false),
    author: text('author').notNull().default(''),
    link: text('link').notNull().default(''),
    description: text('description').notNull().default(''),
    createdAt: moment('created_at').notNull(),
  },
  table => [
    check('gallery_file_position', sql`${table.position} between 1 and 200`),
    check('gallery_file_shows', sql`${table.file} is not null or ${table.link} <> ''`),
    // Checked at the end of a statement, as above.
    unique('gallery_file_place').on(table.galleryId, table.position),
    uniqueIndex('gallery_one_preview').on(table.galleryId).where(sql`${table.isPreview}`),
    uniqueIndex('gallery_file_once').on(table.galleryId, table.hash),
    index('gallery_file_name').on(table.file),
  ],
);
export type GalleryFileRow = typeof galleryFile.$inferSelect;
