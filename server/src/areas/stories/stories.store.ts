import { addDays, momentOf } from '@venue/sdk';
import type { StoryStatus } from '@venue/sdk/stories/model';
import { and, eq, getTableColumns, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import { inserted } from '../../core/db/inserted.ts';
import { inOrder, pageByIds, type Sorting } from '../../core/db/pageByIds.ts';
import { type FoundBy, numberLike, type SearchQuery, whereOf, withWords } from '../../core/db/search.ts';
import { planFits } from '../../core/record/plans.ts';
import { author } from './stories.authors.table.ts';
import { storyCategory } from './stories.categories.table.ts';
import { type StoryTableRow, story } from './stories.table.ts';

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

interface ListFilter {
  readonly storyStatus?: StoryStatus | undefined;
  readonly storyCategoryId?: number | undefined;
  readonly authorId?: number | undefined;
  /** The range of publication days. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly hasPlan?: boolean | undefined;
  readonly search?: string | undefined;
  readonly sort?: keyof typeof sortable | undefined;
  readonly order?: 'asc' | 'desc' | undefined;
}

interface ListQuery extends ListFilter {
  readonly page: number;
  readonly pageSize: number;
}

function fitting({ storyStatus, storyCategoryId, authorId, from, to, hasPlan, search = '' }: ListFilter): SearchQuery {
  const fits = and(
    storyStatus === undefined ? undefined : eq(story.status, storyStatus),
    storyCategoryId === undefined ? undefined : eq(story.categoryId, storyCategoryId),
    authorId === undefined ? undefined : eq(story.authorId, authorId),
    from === undefined ? undefined : gte(story.publishedAt, momentOf(from, 0)),
    to === undefined ? undefined : lt(story.publishedAt, momentOf(addDays(to, 1), 0)),
    planFits('story', story.id, hasPlan),
  );
  return { id: story.id, fits, found: search === '' ? undefined : searched(search) };
}

function searched(search: string): (FoundBy | undefined)[] {
  return [
    numberLike(story.id, search),
    withWords([story.title], search),
    { column: story.authorId, id: author.id, fits: withWords([author.name, author.city], search) },
  ];
}

const named = { categoryName: storyCategory.name, authorName: author.name };
// A long text would make a page of rows heavy, and no list shows it.
const { description: _, ...listed } = getTableColumns(story);
/** Whether the text has any words or pictures: `storyGaps` in SQL. */
const hasText = sql<boolean>`(${story.description} ~ '<img' or regexp_replace(${story.description}, '<[^>]*>|&nbsp;', '', 'g') ~ '\\S')`;

// Stories without an author or a publication date come last in both directions.
const sortingOf = ({ sort = 'updatedAt', order = 'desc' }: ListFilter): Sorting =>
  inOrder(sortable[sort], order, sort === 'storyAuthor' || sort === 'publishedAt' ? 'last' : undefined);

const selected = (db: Db) =>
  db
    .select({ ...listed, ...named, hasText })
    .from(story)
    .innerJoin(storyCategory, eq(storyCategory.id, story.categoryId))
    .leftJoin(author, eq(author.id, story.authorId));

/** A story as lists show it. */
export type ListedStory = Omit<Awaited<ReturnType<typeof selected>>[number], 'hasText'>;

/** A page of stories with the total count of the view. */
export function storiesPage(db: Db, wanted: ListQuery) {
  return pageByIds<Awaited<ReturnType<typeof selected>>[number]>(db, wanted, {
    ...fitting(wanted),
    sorting: sortingOf(wanted),
    rowsOf: ids => selected(db).where(inArray(story.id, [...ids])),
  });
}

/** The first stories of a view. */
export const firstStories = (db: Db, wanted: ListFilter, most: number) =>
  selected(db)
    .where(whereOf(fitting(wanted)))
    .orderBy(...sortingOf(wanted).columns())
    .limit(most);

/** A story with the names of its category and author. */
export async function storyById(db: Db, id: number) {
  const [row] = await db
    .select({ ...getTableColumns(story), ...named })
    .from(story)
    .innerJoin(storyCategory, eq(storyCategory.id, story.categoryId))
    .leftJoin(author, eq(author.id, story.authorId))
    .where(eq(story.id, id));
  return row;
}
export type WholeStory = NonNullable<Awaited<ReturnType<typeof storyById>>>;

/** A story, locked until the end of the transaction. */
export async function lockStory(tx: Db, id: number): Promise<StoryTableRow | undefined> {
  const [row] = await tx.select().from(story).where(eq(story.id, id)).for('update');
  return row;
}

export async function addStory(tx: Db, values: typeof story.$inferInsert): Promise<StoryTableRow> {
  return inserted(await tx.insert(story).values(values).returning());
}

export async function changeStory(tx: Db, id: number, values: Partial<typeof story.$inferInsert>): Promise<void> {
  await tx.update(story).set(values).where(eq(story.id, id));
}

export async function dropStory(tx: Db, id: number): Promise<void> {
  await tx.delete(story).where(eq(story.id, id));
}
