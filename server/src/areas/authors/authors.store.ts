import type { AuthorFields } from '@venue/sdk/authors/model';
import type { StoryCategory } from '@venue/sdk/stories/model';
import { asc, desc, eq, ilike, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import { inserted } from '../../core/db/inserted.ts';
import { inOrder, pageByIds } from '../../core/db/pageByIds.ts';
import { containing, eachWho, numberLike, type SaidTwice, type SearchQuery, withWords } from '../../core/db/search.ts';
import { recordFields } from '../../core/record/recordFields.ts';
import { type AuthorTableRow, author, authorCategory } from '../stories/stories.authors.table.ts';
import { storyCategory } from '../stories/stories.categories.table.ts';

/** What is stored of an author; the categories have a table of their own. */
export type StoredAuthor = Omit<AuthorFields, 'categoryIds'>;

export const authorFields = recordFields<StoredAuthor>()(
  author,
  {
    authorName: 'name',
    authorCity: 'city',
    authorHobbies: 'hobbies',
    authorDescription: 'description',
    authorSocials: 'socials',
  },
  { authorName: name => name.trim() },
);

const sortable = {
  authorId: [author.id],
  authorName: [author.name, author.id],
  authorCity: [author.city, author.id],
  storiesCount: [author.storiesCount, author.id],
  updatedAt: [author.updatedAt, author.id],
} as const;

interface ListFilter {
  readonly storyCategoryId?: number | undefined;
  readonly search?: string | undefined;
  readonly sort?: keyof typeof sortable | undefined;
  readonly order?: 'asc' | 'desc' | undefined;
}

interface ListQuery extends ListFilter {
  readonly page: number;
  readonly pageSize: number;
}

function fitting({ storyCategoryId, search = '' }: ListFilter): SearchQuery {
  const ofCategory = storyCategoryId === undefined ? undefined : writesAbout(storyCategoryId);
  if (search === '') return { id: author.id, fits: undefined, found: ofCategory && [ofCategory] };
  return {
    id: author.id,
    // With a search, the category is checked on each found row; without one, the category is what rows are found by.
    fits: ofCategory && eachWho(ofCategory),
    found: [numberLike(author.id, search), withWords([author.name, author.city], search)],
  };
}

function writesAbout(categoryId: number): SaidTwice {
  const from = sql`from ${authorCategory} where ${authorCategory.categoryId} = ${categoryId}`;
  return {
    all: sql`${author.id} in (select ${authorCategory.authorId} ${from})`,
    each: sql`(select true ${from} and ${authorCategory.authorId} = ${author.id})`,
    from,
  };
}

/** An author with the number of their stories. */
export type ListedAuthor = AuthorTableRow;

/** A page of authors, with the total. */
export function authorsPage(db: Db, wanted: ListQuery) {
  const { sort = 'updatedAt', order = 'desc' } = wanted;
  return pageByIds<AuthorTableRow>(db, wanted, {
    ...fitting(wanted),
    sorting: inOrder(sortable[sort], order),
    rowsOf: ids =>
      db
        .select()
        .from(author)
        .where(inArray(author.id, [...ids])),
  });
}

/** The id column of authors. */
export const authorNumber = author.id;

export async function authorById(db: Db, id: number): Promise<AuthorTableRow | undefined> {
  const [row] = await db.select().from(author).where(eq(author.id, id));
  return row;
}

/** The first authors whose name contains this, those that begin with it before others. */
export const authorsNamed = (db: Db, name: string, most: number) =>
  db
    .select({ id: author.id, name: author.name })
    .from(author)
    .where(ilike(author.name, containing(name)))
    .orderBy(desc(ilike(author.name, containing(name).slice(1))), asc(author.name), asc(author.id))
    .limit(most);

/** The categories of authors, by author id. */
export async function categoriesOf(db: Db, ids: readonly number[]): Promise<Map<number, StoryCategory[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ authorId: authorCategory.authorId, id: storyCategory.id, name: storyCategory.name })
    .from(authorCategory)
    .innerJoin(storyCategory, eq(storyCategory.id, authorCategory.categoryId))
    .where(inArray(authorCategory.authorId, [...ids]))
    .orderBy(asc(storyCategory.name));
  const grouped = Map.groupBy(rows, row => row.authorId);
  return new Map(
    [...grouped].map(([authorId, all]) => [
      authorId,
      all.map(({ id, name }) => ({ storyCategoryId: id, storyCategoryName: name })),
    ]),
  );
}

/** An author, locked until the end of the transaction. */
export async function lockAuthor(tx: Db, id: number): Promise<AuthorTableRow | undefined> {
  const [row] = await tx.select().from(author).where(eq(author.id, id)).for('update');
  return row;
}

export async function addAuthor(tx: Db, values: typeof author.$inferInsert): Promise<AuthorTableRow> {
  return inserted(await tx.insert(author).values(values).returning());
}

export async function changeAuthor(tx: Db, id: number, values: Partial<typeof author.$inferInsert>): Promise<void> {
  await tx.update(author).set(values).where(eq(author.id, id));
}

/** Replaces the categories of an author. */
export async function setCategories(tx: Db, authorId: number, ids: readonly number[]): Promise<void> {
  await tx.delete(authorCategory).where(eq(authorCategory.authorId, authorId));
  const all = [...new Set(ids)].map(categoryId => ({ authorId, categoryId }));
  if (all.length > 0) await tx.insert(authorCategory).values(all);
}

export async function dropAuthor(tx: Db, id: number): Promise<void> {
  await tx.delete(author).where(eq(author.id, id));
}
