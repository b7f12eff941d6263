import { MOST_EMBED_SITES } from '@venue/sdk/embeds/model';
import { sql } from 'drizzle-orm';
import { check, integer, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { nameText } from '../../core/db/columns.ts';

/** Sites that may show the free hours of rooms in a frame. */
export const embedSite = pgTable(
  'embed_site',
  {
    id: serial('id').primaryKey(),
    /** One of as many places as there may be sites. */
    place: integer('place').notNull().unique('embed_site_place'),
    title: nameText('title').notNull(),
    /** `https://svet.ru`. It becomes a part of a header, so it has nothing that could end there. */
    origin: text('origin').notNull().unique('embed_site_origin'),
    key: text('key').notNull().unique('embed_site_key'),
  },
  table => [
    check('embed_site_places', sql`${table.place} between 1 and ${sql.raw(String(MOST_EMBED_SITES))}`),
    check('embed_site_origins', sql`${table.origin} ~ '^https?://[a-z0-9_.-]+(:[0-9]+)?$'`),
  ],
);
