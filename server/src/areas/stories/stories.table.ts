import { type StoryFields, type StoryStatus, storyStatus } from '@venue/sdk/stories/model';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { copiedName, isOneOf, moment, nameText } from '../../core/db/columns.ts';
import { wordsIn } from '../../core/db/search.ts';
import { author } from './stories.authors.table.ts';
import { storyCategory } from './stories.categories.table.ts';

/** The stories of the blog. */
export const story = pgTable(
  'story',
  {
    id: serial('id').primaryKey(),
    status: integer('status').$type<StoryStatus>().notNull().default(storyStatus.draft),
    title: nameText('title').notNull(),
    description: text('description').notNull(),
    categoryId: integer('category_id')
      .notNull()
      .references(() => storyCategory.id),
    categoryName: copiedName('category_name'),
    // An author cannot be deleted while they have stories.
    authorId: integer('author_id').references(() => author.id),
    /** A copy of the author's name, like that of the category; null without an author. */
    authorName: nameText('author_name'),
    /** The file offered beside the text: its name in the file store. */
    file: text('file'),
    meta: jsonb('meta').$type<StoryFields['cssMeta']>().notNull(),
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    /** When it was first published. */
    publishedAt: moment('published_at'),
  },
  table => [
    check('story_title', sql`btrim(${table.title}) <> ''`),
    check('story_status', isOneOf(table.status, storyStatus)),
    // A published story has a publication date and a text.
    check(
      'story_published',
      sql`${table.status} <> 3 or (${table.publishedAt} is not null and ${table.description} <> '')`,
    ),
    index('story_category_id').on(table.categoryId, table.id),
    index('story_author').on(table.authorId, table.id),
    index('story_by_category').on(table.categoryName, table.id),
    index('story_by_status').on(table.status, table.id),
    // Stories without an author or a publication date come last in both directions.
    index('story_by_author').on(table.authorName, table.id),
    index('story_by_author_last').on(table.authorName.desc().nullsLast(), table.id.desc().nullsFirst()),
    index('story_published_at').on(table.publishedAt, table.id),
    index('story_published_last').on(table.publishedAt.desc().nullsLast(), table.id.desc().nullsFirst()),
    index('story_created').on(table.createdAt, table.id),
    index('story_updated').on(table.updatedAt, table.id),
    index('story_by_title').on(table.title, table.id),
    index('story_words').using('gin', wordsIn(table.title)),
  ],
);
export type StoryTableRow = typeof story.$inferSelect;
