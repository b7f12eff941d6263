import { addDays, momentOf } from '@venue/sdk';
import { type ArticleStatus, articleStatus } from '@venue/sdk/articles/model';
import type { AccountState } from '@venue/sdk/profile/model';
import { and, asc, desc, eq, getTableColumns, gte, ilike, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import { pageOf } from '../../core/db/pageOf.ts';
import { containing, digitsLike, numberLike } from '../../core/db/search.ts';
import { accountStateInSql, personName } from '../accounts/accounts.store.ts';
import { lastnameInOrder, users } from '../accounts/accounts.table.ts';
import type { ArticleTableRow } from './articles.store.ts';
import { article } from './articles.table.ts';

/** An article and who sent it. */
export interface SentArticle extends ArticleTableRow {
  readonly userName: string;
  readonly userPhone: string;
  readonly accountState: AccountState;
}

/** What a list is sorted by: columns of one index each, so that a page costs the same in any table. */
const sortable = {
  articleId: [article.id],
  newsId: [article.id],
  articleTitle: [article.title, article.id],
  newsTitle: [article.title, article.id],
  statusValue: [article.status, article.updatedAt, article.id],
  userName: [lastnameInOrder(users.lastname), users.name, users.middlename, article.id],
  sentAt: [article.sentAt, article.id],
  createdAt: [article.createdAt, article.id],
  updatedAt: [article.updatedAt, article.id],
  publishedAt: [article.publishedAt, article.id],
} as const;

/** Which articles or news are wanted, and in which order. */
export interface WantedArticles {
  readonly kind: ArticleTableRow['kind'];
  readonly status?: ArticleStatus | undefined;
  readonly userId?: number | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly search?: string | undefined;
  readonly sort?: keyof typeof sortable | undefined;
  readonly order: 'asc' | 'desc';
}

/** Whether articles fit a filter. The people behind them have to be joined when it searches. */
function fitting({ kind, status, userId, from, to, search = '' }: WantedArticles): SQL | undefined {
  const words = containing(search);
  return and(
    eq(article.kind, kind),
    status === undefined ? ne(article.status, articleStatus.deleted) : eq(article.status, status),
    userId === undefined ? undefined : eq(article.userId, userId),
    from === undefined ? undefined : gte(article.createdAt, momentOf(from, 0)),
    to === undefined ? undefined : lt(article.createdAt, momentOf(addDays(to, 1), 0)),
    search === ''
      ? undefined
      : or(
          numberLike(article.id, search),
          ilike(article.title, words),
          ilike(article.author, words),
          sql`${personName} ilike ${words}`,
          digitsLike(users.phone, search),
        ),
  );
}

function inOrder({ sort = 'updatedAt', order }: WantedArticles): SQL[] {
  const way = order === 'asc' ? asc : desc;
  const [first, ...rest] = sortable[sort];
  // What has no moment of its own stands last either way, as its index does.
  const lead = sort === 'sentAt' || sort === 'publishedAt' ? sql`${way(first)} nulls last` : way(first);
  return [lead, ...rest.map(column => way(column))];
}

const withSender = {
  ...getTableColumns(article),
  userName: personName,
  userPhone: users.phone,
  accountState: accountStateInSql,
};

const sent = (db: Db) => db.select(withSender).from(article).innerJoin(users, eq(users.id, article.userId));

/** A page of the articles or of the news of everybody. */
export function sentPage(db: Db, wanted: WantedArticles & { readonly page: number; readonly pageSize: number }) {
  const fits = fitting(wanted);
  const all = db.select({ id: article.id }).from(article).$dynamic();
  const joined = wanted.search ? all.innerJoin(users, eq(users.id, article.userId)) : all;
  const rows = sent(db)
    .where(fits)
    .orderBy(...inOrder(wanted));
  return pageOf<SentArticle>(db, wanted, rows, joined.where(fits));
}

/** All of them, for exports. */
export const allSent = (db: Db, wanted: WantedArticles) =>
  sent(db)
    .where(fitting(wanted))
    .orderBy(...inOrder(wanted));

/** The first so many of them, with no more than a decision takes. */
export const sentInBrief = (db: Db, wanted: WantedArticles, most: number) =>
  db
    .select({ id: article.id, kind: article.kind, status: article.status, title: article.title })
    .from(article)
    .innerJoin(users, eq(users.id, article.userId))
    .where(fitting(wanted))
    .orderBy(...inOrder(wanted))
    .limit(most);

export async function sentById(db: Db, id: number): Promise<SentArticle | undefined> {
  const [row] = await sent(db).where(eq(article.id, id));
  return row;
}
