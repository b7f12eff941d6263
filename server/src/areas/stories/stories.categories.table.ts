import { sql } from 'drizzle-orm';
import { check, pgTable, serial, uniqueIndex } from 'drizzle-orm/pg-core';
import { nameText } from '../../core/db/columns.ts';

/** Categories of stories and of authors. */
export const storyCategory = pgTable(
  'story_category',
  { id: serial('id').primaryKey(), name: nameText('name').notNull() },
  table => [
    check('story_category_named', sql`btrim(${table.name}) <> ''`),
    uniqueIndex('story_category_name').on(sql`lower(${table.name})`),
  ],
);
