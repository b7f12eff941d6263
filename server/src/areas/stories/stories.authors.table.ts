import type { Socials } from '@venue/sdk/authors/model';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core';
import { moment, nameText } from '../../core/db/columns.ts';
import { wordsIn } from '../../core/db/search.ts';
import { storyCategory } from './stories.categories.table.ts';

/** Authors of the blog. The table is here because stories reference it; the area `authors` works with it. */
export const author = pgTable(
  'author',
  {
    id: serial('id').primaryKey(),
    name: nameText('name').notNull(),
    city: nameText('city').notNull(),
    hobbies: text('hobbies').notNull(),
    description: text('description').notNull(),
    socials: jsonb('socials').$type<Socials>().notNull(),
    /** The number of their stories, counted by a trigger. */
    storiesCount: integer('stories_count').notNull().default(0),
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  table => [
    check('author_name', sql`btrim(${table.name}) <> ''`),
    index('author_by_name').on(table.name, table.id),
    index('author_by_city').on(table.city, table.id),
    index('author_by_stories').on(table.storiesCount, table.id),
    index('author_updated').on(table.updatedAt, table.id),
    index('author_words').using('gin', wordsIn(table.name, table.city)),
  ],
);
export type AuthorTableRow = typeof author.$inferSelect;

/** The categories an author writes about. */
export const authorCategory = pgTable(
  'author_category',
  {
    authorId: integer('author_id')
      .notNull()
      .references(() => author.id, { onDelete: 'cascade' }),
    categoryId: integer('category_id')
      .notNull()
      .references(() => storyCategory.id),
  },
  table => [
    primaryKey({ columns: [table.authorId, table.categoryId] }),
    index('author_category_category').on(table.categoryId, table.authorId),
  ],
);
