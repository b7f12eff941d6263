import { storyStatus } from '@venue/sdk/stories/model';
import { and, asc, desc, eq, exists, getTableColumns, gt, ilike, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import { pageOf } from '../../core/db/pageOf.ts';
import { containing } from '../../core/db/search.ts';
import { author } from './stories.authors.table.ts';
import { storyCategory } from './stories.categories.table.ts';
import { type StoryTableRow, story } from './stories.table.ts';

/** How much of a text lists read for its first words; whole texts would make them heavy. */
const BEGINNING = 2000;

interface ListQuery {
  readonly storyCategoryId?: number | undefined;
  readonly authorId?: number | undefined;
  readonly search?: string | undefined;
  readonly page: number;
  readonly pageSize: number;
}

const isPublished = eq(story.status, storyStatus.published);

function fitting({ storyCategoryId, authorId, search = '' }: ListQuery): SQL | undefined {
  const words = containing(search);
  return and(
    isPublished,
    storyCategoryId === undefined ? undefined : eq(story.categoryId, storyCategoryId),
    authorId === undefined ? undefined : eq(story.authorId, authorId),
    search === '' ? undefined : or(ilike(story.title, words), ilike(author.name, words)),
  );
}

const { description: _, ...listed } = getTableColumns(story);
const named = { categoryName: storyCategory.name, authorName: author.name };

/** A page of the published stories, newest first, with only the beginning of each text. */
export function publishedPage(db: Db, query: ListQuery) {
  const rows = db
    .select({ ...listed, ...named, beginning: sql<string>`left(${story.description}, ${BEGINNING})` })
    .from(story)
    .innerJoin(storyCategory, eq(storyCategory.id, story.categoryId))
    .leftJoin(author, eq(author.id, story.authorId))
    .where(fitting(query))
    .orderBy(desc(story.publishedAt), desc(story.id));
  const numbers = db
    .select({ id: story.id })
    .from(story)
    .leftJoin(author, eq(author.id, story.authorId))
    .where(fitting(query));
  return pageOf(db, query, rows, numbers);
}

/** A published story as lists show it. */
export type PublishedStory = Awaited<ReturnType<typeof publishedPage>>['rows'][number];

/** A published story. */
export async function publishedStory(db: Db, id: number) {
  const [row] = await db
    .select({ ...getTableColumns(story), ...named, authorCity: author.city })
    .from(story)
    .innerJoin(storyCategory, eq(storyCategory.id, story.categoryId))
    .leftJoin(author, eq(author.id, story.authorId))
    .where(and(eq(story.id, id), isPublished));
  return row;
}

/** The stories published just before and just after one. */
export async function neighboursOf(db: Db, { id, publishedAt }: Pick<StoryTableRow, 'id' | 'publishedAt'>) {
  if (publishedAt === null) return { previous: undefined, next: undefined };
  const titled = { id: story.id, title: story.title };
  const [same, at] = [eq(story.publishedAt, publishedAt), story.publishedAt];
  const [previous] = await db
    .select(titled)
    .from(story)
    .where(and(isPublished, or(lt(at, publishedAt), and(same, lt(story.id, id)))))
    .orderBy(desc(at), desc(story.id))
    .limit(1);
  const [next] = await db
    .select(titled)
    .from(story)
    .where(and(isPublished, or(gt(at, publishedAt), and(same, gt(story.id, id)))))
    .orderBy(asc(at), asc(story.id))
    .limit(1);
  return { previous, next };
}

/** The categories that hold published stories, by name. */
export const publishedCategories = (db: Db) =>
  db
    .select()
    .from(storyCategory)
    .where(
      exists(
        db
          .select({ id: story.id })
          .from(story)
          .where(and(eq(story.categoryId, storyCategory.id), isPublished)),
      ),
    )
    .orderBy(asc(storyCategory.name));

/** Whether an author has published anything. */
export async function hasPublished(db: Db, authorId: number): Promise<boolean> {
  const rows = await db
    .select({ id: story.id })
    .from(story)
    .where(and(eq(story.authorId, authorId), isPublished))
    .limit(1);
  return rows.length > 0;
}
