import { addDays, momentOf } from '@venue/sdk';
import { listStories } from '@venue/sdk/stories/admin';
import { eq, getTableColumns, gte, lt, sql } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import { inOrder } from '../../core/db/pageByIds.ts';
import { numberLike, withWords } from '../../core/db/search.ts';
import { planFits } from '../../core/record/plans.ts';
import { recordStore } from '../../core/record/recordStore.ts';
import { author } from './stories.authors.table.ts';
import { storyCategory } from './stories.categories.table.ts';
import { story } from './stories.table.ts';

const sortable = {
  storyId: [story.id],
  storyTitle: [story.title, story.id],
  storyStatus: [story.status, story.id],
  storyCategory: [story.categoryName, story.id],
  storyAuthor: [story.authorName, story.id],
  publishedAt: [story.publishedAt, story.id],
  createdAt: [story.createdAt, story.id],
  updatedAt: [story.updatedAt, story.id],
} as const;

const named = { categoryName: storyCategory.name, authorName: author.name };
// A long text would make a page of rows heavy, and no list shows it.
const { description: _, ...listed } = getTableColumns(story);
/** Whether the text has any words or pictures: `storyGaps` in SQL. */
const hasText = sql<boolean>`(${story.description} ~ '<img' or regexp_replace(${story.description}, '<[^>]*>|&nbsp;', '', 'g') ~ '\\S')`;

const selected = (db: Db) =>
  db
    .select({ ...listed, ...named, hasText })
    .from(story)
    .innerJoin(storyCategory, eq(storyCategory.id, story.categoryId))
    .leftJoin(author, eq(author.id, story.authorId));

/** A story as lists show it. */
export type ListedStory = Omit<Awaited<ReturnType<typeof selected>>[number], 'hasText'>;

/** A story with the names of its category and author. */
const whole = (db: Db) =>
  db
    .select({ ...getTableColumns(story), ...named })
    .from(story)
    .innerJoin(storyCategory, eq(storyCategory.id, story.categoryId))
    .leftJoin(author, eq(author.id, story.authorId));
export type WholeStory = Awaited<ReturnType<typeof whole>>[number];

export const storyStore = recordStore(listStories, story, {
  listed: selected,
  whole,
  // Stories without an author or a publication date come last in both directions.
  sorting: ({ sort = 'updatedAt', order = 'desc' }) =>
    inOrder(sortable[sort], order, sort === 'storyAuthor' || sort === 'publishedAt' ? 'last' : undefined),
  filters: {
    storyStatus: story.status,
    storyCategoryId: story.categoryId,
    authorId: story.authorId,
    from: from => (from === undefined ? undefined : gte(story.publishedAt, momentOf(from, 0))),
    to: to => (to === undefined ? undefined : lt(story.publishedAt, momentOf(addDays(to, 1), 0))),
    hasPlan: hasPlan => planFits('story', story.id, hasPlan),
  },
  search: typed => [
    numberLike(story.id, typed),
    withWords([story.title], typed),
    { column: story.authorId, id: author.id, fits: withWords([author.name, author.city], typed) },
  ],
});
