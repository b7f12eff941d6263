import { addDays, momentOf } from '@venue/sdk';
import { type ArticleStatus, articleStatus } from '@venue/sdk/articles/model';
import { and, asc, desc, eq, getTableColumns, gte, ilike, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import { COUNT_LIMIT, counted } from '../../core/counted.ts';
import type { Db } from '../../core/database.ts';
import { containing } from '../../core/search.ts';
import { users } from '../users/users.table.ts';
import type { ArticleTableRow } from './articles.store.ts';
import { article } from './articles.table.ts';

/** An article and who sent it. */
export interface SentArticle extends ArticleTableRow {
  readonly userName: string;
  readonly userPhone: string;
}

const userName = sql<string>`concat_ws(' ', nullif(${users.lastname}, ''), nullif(${users.name}, ''), nullif(${users.middlename}, ''))`;

const sortable = {
  articleId: article.id,
  newsId: article.id,
  articleTitle: article.title,
  newsTitle: article.title,
  statusValue: article.status,
  userName,
  sentAt: article.sentAt,
  createdAt: article.createdAt,
  updatedAt: article.updatedAt,
  publishedAt: article.publishedAt,
} as const;

interface Wanted {
  readonly kind: ArticleTableRow['kind'];
  readonly status?: ArticleStatus | undefined;
  readonly userId?: number | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly search?: string | undefined;
  readonly sort?: keyof typeof sortable | undefined;
  readonly order: 'asc' | 'desc';
  readonly page: number;
  readonly pageSize: number;
}

function fitting({ kind, status, userId, from, to, search = '' }: Wanted): SQL | undefined {
  const words = containing(search);
  const digits = search.replace(/\D/g, '').slice(-10);
  return and(
    eq(article.kind, kind),
    status === undefined ? ne(article.status, articleStatus.deleted) : eq(article.status, status),
    userId === undefined ? undefined : eq(article.userId, userId),
    from === undefined ? undefined : gte(article.createdAt, momentOf(from, 0)),
    to === undefined ? undefined : lt(article.createdAt, momentOf(addDays(to, 1), 0)),
    search === ''
      ? undefined
      : or(
          /^\d{1,9}$/.test(search) ? eq(article.id, Number(search)) : undefined,
          ilike(article.title, words),
          ilike(article.author, words),
          sql`${userName} ilike ${words}`,
          digits.length >= 4 ? ilike(users.phone, containing(digits)) : undefined,
        ),
  );
}

const withSender = { ...getTableColumns(article), userName, userPhone: users.phone };

/** A page of the articles or of the news of everybody. */
export async function sentPage(db: Db, wanted: Wanted) {
  const { sort = 'updatedAt', order, page, pageSize } = wanted;
  const fits = fitting(wanted);
  const way = order === 'asc' ? asc : desc;
  const rows: SentArticle[] = await db
    .select(withSender)
    .from(article)
    .innerJoin(users, eq(users.id, article.userId))
    .where(fits)
    // What has no moment of its own stands last either way.
    .orderBy(sql`${way(sortable[sort])} nulls last`, way(article.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const found = db
    .select({ id: article.id })
    .from(article)
    .innerJoin(users, eq(users.id, article.userId))
    .where(fits)
    .limit(COUNT_LIMIT)
    .as('found');
  return { rows, ...(await counted(db, found)) };
}

export async function sentById(db: Db, id: number): Promise<SentArticle | undefined> {
  const [row] = await db
    .select(withSender)
    .from(article)
    .innerJoin(users, eq(users.id, article.userId))
    .where(eq(article.id, id));
  return row;
}
