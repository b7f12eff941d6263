import type { ArticleStatus } from '@venue/sdk/articles/model';
import { articleStatus } from '@venue/sdk/articles/model';
import { and, desc, eq, ilike, ne, or, type SQL } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import { inserted } from '../../core/db/inserted.ts';
import { type PageOf, pageOf } from '../../core/db/pageOf.ts';
import { containing } from '../../core/db/search.ts';
import { type ArticleTableRow, article } from './articles.table.ts';

export type { ArticleTableRow } from './articles.table.ts';

/** Column values of an article, all or some. */
export type ArticleValues = Partial<typeof article.$inferInsert>;

export async function articleById(db: Db, id: number): Promise<ArticleTableRow | undefined> {
  const [row] = await db.select().from(article).where(eq(article.id, id));
  return row;
}

/** An article, locked until the end of the transaction. */
export async function lockArticle(tx: Db, id: number): Promise<ArticleTableRow | undefined> {
  const [row] = await tx.select().from(article).where(eq(article.id, id)).for('update');
  return row;
}

export async function addArticle(tx: Db, values: typeof article.$inferInsert): Promise<ArticleTableRow> {
  return inserted(await tx.insert(article).values(values).returning());
}

export async function changeArticle(tx: Db, id: number, values: ArticleValues): Promise<ArticleTableRow> {
  const [row] = await tx.update(article).set(values).where(eq(article.id, id)).returning();
  if (!row) throw new Error(`article ${id} is gone`);
  return row;
}

interface ArticleListQuery {
  readonly kind?: ArticleTableRow['kind'] | undefined;
  readonly status?: ArticleStatus | undefined;
  readonly search?: string | undefined;
  readonly page: number;
  readonly pageSize: number;
}

const fitting = ({ kind, status, search }: ArticleListQuery): SQL | undefined => {
  const words = containing(search ?? '');
  return and(
    kind === undefined ? undefined : eq(article.kind, kind),
    status === undefined ? undefined : eq(article.status, status),
    search ? or(ilike(article.title, words), ilike(article.lead, words), ilike(article.author, words)) : undefined,
  );
};

const articlesPage = (db: Db, fits: SQL | undefined, order: readonly SQL[], query: ArticleListQuery) =>
  pageOf(
    db,
    query,
    db
      .select()
      .from(article)
      .where(fits)
      .orderBy(...order),
    db.select({ id: article.id }).from(article).where(fits),
  );

/** A page of published articles, newest first. */
export const publishedPage = (db: Db, query: ArticleListQuery): Promise<PageOf<ArticleTableRow>> =>
  articlesPage(
    db,
    and(fitting(query), eq(article.status, articleStatus.published)),
    [desc(article.publishedAt), desc(article.id)],
    query,
  );

/** A page of a person's own articles but for deleted ones, last changed first. */
export const ownPage = (db: Db, userId: number, query: ArticleListQuery): Promise<PageOf<ArticleTableRow>> =>
  articlesPage(
    db,
    and(fitting(query), eq(article.userId, userId), ne(article.status, articleStatus.deleted)),
    [desc(article.updatedAt), desc(article.id)],
    query,
  );
