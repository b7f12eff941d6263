import { listAuthors } from '@venue/sdk/authors/admin';
import type { AuthorFields } from '@venue/sdk/authors/model';
import type { StoryCategory } from '@venue/sdk/stories/model';
import { asc, desc, eq, ilike, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import { inOrder } from '../../core/db/pageByIds.ts';
import { containing, numberLike, type SaidTwice, withWords } from '../../core/db/search.ts';
import { recordFields } from '../../core/record/recordFields.ts';
import { recordStore } from '../../core/record/recordStore.ts';
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

const rows = (db: Db) => db.select().from(author);

export const authorStore = recordStore(listAuthors, author, {
  listed: rows,
  whole: rows,
  sorting: ({ sort = 'updatedAt', order }) => inOrder(sortable[sort], order),
  filters: { storyCategoryId: id => (id === undefined ? undefined : writesAbout(id)) },
  search: typed => [numberLike(author.id, typed), withWords([author.name, author.city], typed)],
});

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

/** Replaces the categories of an author. */
export async function setCategories(tx: Db, authorId: number, ids: readonly number[]): Promise<void> {
  await tx.delete(authorCategory).where(eq(authorCategory.authorId, authorId));
  const all = [...new Set(ids)].map(categoryId => ({ authorId, categoryId }));
  if (all.length > 0) await tx.insert(authorCategory).values(all);
}
