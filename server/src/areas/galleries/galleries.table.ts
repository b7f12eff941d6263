import { galleryType } from '@venue/sdk/galleries/model';
import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, serial, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { isOneOf, moment, nameText } from '../../core/db/columns.ts';
import { wordsIn } from '../../core/db/search.ts';
import { event } from '../events/events.table.ts';

/** Galleries of photos and of videos. Places run from 1 without gaps among those of a type; a removed one has none. */
export const gallery = pgTable(
  'gallery',
  {
    id: serial('id').primaryKey(),
    type: integer('type').$type<(typeof galleryType.ids)[number]>().notNull(),
    position: integer('position'),
    urlTranslit: text('url_translit').notNull(),
    /** The event it shows; the gallery outlives it. */
    eventId: integer('event_id').references(() => event.id, { onDelete: 'set null' }),
    // Copies for the order of lists; triggers of `take_copy` and `give_copy` keep them.
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
    // Checked at the end of a statement: one that moves several passes through equal places.
    unique('gallery_place').on(table.type, table.position),
    unique('gallery_address').on(table.urlTranslit),
    index('gallery_words').using('gin', wordsIn(table.urlTranslit)),
    index('gallery_event').on(table.eventId),
    // A list is of one type, of those there are or of those removed.
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

/** Photos, by the name of a kept picture, and videos, by a link. At most 200 to a gallery, because places end there. */
export const galleryFile = pgTable(
  'gallery_file',
  {
    id: serial('id').primaryKey(),
    galleryId: integer('gallery_id')
      .notNull()
      .references(() => gallery.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    file: text('file'),
    /** Of the bytes a photo came as: the same one is not added twice. Null for videos, and for photos of before. */
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
