import type { Author, AuthorBrief, AuthorRow, BlogAuthor } from '@venue/sdk/authors/model';
import type { Db } from '../../core/db/database.ts';
import { mainPictures } from '../../core/record/pictures.ts';
import { hasPublished } from '../stories/stories.public.store.ts';
import { categoriesOf, type ListedAuthor, type StoredAuthor } from './authors.store.ts';

/** Authors for a selection field. */
export async function presentBriefs(
  db: Db,
  rows: readonly { readonly id: number; readonly name: string }[],
): Promise<AuthorBrief[]> {
  const avatars = await mainPictures(
    db,
    'author',
    rows.map(row => row.id),
  );
  return rows.map(({ id, name }) => ({ authorId: id, authorName: name, authorAvatar: avatars.get(id) ?? null }));
}

/** Authors as staff see them in a list. One whom a story names cannot be removed. */
export async function presentRows(db: Db, rows: readonly ListedAuthor[], mayManage: boolean): Promise<AuthorRow[]> {
  const ids = rows.map(row => row.id);
  const [avatars, categories] = [await mainPictures(db, 'author', ids), await categoriesOf(db, ids)];
  return rows.map(row => ({
    authorId: row.id,
    authorName: row.name,
    authorAvatar: avatars.get(row.id) ?? null,
    authorCity: row.city,
    categories: categories.get(row.id) ?? [],
    storiesCount: row.storiesCount,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    can: mayManage ? ['edit', ...(row.storiesCount === 0 ? (['remove'] as const) : [])] : [],
  }));
}

export async function presentAuthor(db: Db, row: ListedAuthor, mayManage: boolean): Promise<Author> {
  const [author] = await presentRows(db, [row], mayManage);
  if (!author) throw new Error(`author ${row.id} has no row`);
  return {
    ...author,
    authorHobbies: row.hobbies,
    authorDescription: row.description,
    authorSocials: row.socials,
    isShown: await hasPublished(db, row.id),
    version: row.version,
  };
}

/** An author as visitors see them. */
export async function presentForVisitors(db: Db, row: ListedAuthor): Promise<BlogAuthor> {
  const { authorId, authorName, authorAvatar, ...author } = await presentAuthor(db, row, false);
  const { authorCity, authorHobbies, authorDescription, authorSocials, categories, updatedAt } = author;
  return {
    authorId,
    authorName,
    authorAvatar,
    authorCity,
    authorHobbies,
    authorDescription,
    authorSocials,
    categories,
    updatedAt,
  };
}

/** What the audit log keeps of an author, named as in the model. */
export const auditedOf = (author: Author): StoredAuthor & { readonly categories: readonly string[] } => ({
  authorName: author.authorName,
  authorCity: author.authorCity,
  authorHobbies: author.authorHobbies,
  authorDescription: author.authorDescription,
  authorSocials: author.authorSocials,
  categories: author.categories.map(each => each.storyCategoryName),
});
