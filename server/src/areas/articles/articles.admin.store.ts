import { addDays, momentOf } from '@venue/sdk';
import { type ArticleStatus, articleStatus } from '@venue/sdk/articles/model';
import type { AccountState } from '@venue/sdk/profile/model';
import { and, eq, getTableColumns, gte, inArray, lt, ne } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import { inOrder, pageByIds, type Sorting } from '../../core/db/pageByIds.ts';
import { numberLike, type SearchQuery, whereOf, withWords } from '../../core/db/search.ts';
import { planFits } from '../../core/record/plans.ts';
import { isPerson } from '../accounts/accounts.search.store.ts';
import { accountStateInSql, personName } from '../accounts/accounts.store.ts';
import { users } from '../accounts/accounts.table.ts';
import type { ArticleTableRow } from './articles.store.ts';
import { article } from './articles.table.ts';

/** An article and who sent it. */
export interface SentArticle extends ArticleTableRow {
  readonly userName: string;
  readonly userPhone: string;
  readonly accountState: AccountState;
}

/**
 * The sort columns of the list. Each list matches an index, so the cost of a page does not depend on the table's size.
 */
const sortable = {
  articleId: [article.id],
  newsId: [article.id],
  articleTitle: [article.title, article.id],
  newsTitle: [article.title, article.id],
  statusValue: [article.status, article.updatedAt, article.id],
  userName: [article.userName, article.id],
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
  readonly hasPlan?: boolean | undefined;
  readonly search?: string | undefined;
  readonly sort?: keyof typeof sortable | undefined;
  readonly order: 'asc' | 'desc';
}

/** The conditions of a filter; they need no joins. */
function fitting({ kind, status, userId, from, to, hasPlan, search = '' }: WantedArticles): SearchQuery {
  const fits = and(
    eq(article.kind, kind),
    status === undefined ? ne(article.status, articleStatus.deleted) : eq(article.status, status),
    userId === undefined ? undefined : eq(article.userId, userId),
    from === undefined ? undefined : gte(article.createdAt, momentOf(from, 0)),
    to === undefined ? undefined : lt(article.createdAt, momentOf(addDays(to, 1), 0)),
    planFits('article', article.id, hasPlan),
  );
  return {
    id: article.id,
    fits,
    found:
      search === ''
        ? undefined
        : [
            numberLike(article.id, search),
            withWords([article.title, article.author], search),
            isPerson(article.userId, search),
          ],
  };
}

// Rows without the sorted date come last in both directions.
const sortingOf = ({ sort = 'updatedAt', order }: WantedArticles): Sorting =>
  inOrder(sortable[sort], order, sort === 'sentAt' || sort === 'publishedAt' ? 'last' : undefined);

const withSender = {
  ...getTableColumns(article),
  userName: personName,
  userPhone: users.phone,
  accountState: accountStateInSql,
};

const sent = (db: Db) => db.select(withSender).from(article).innerJoin(users, eq(users.id, article.userId));

/** A page of the articles or of the news of everybody. */
export function sentPage(db: Db, query: WantedArticles & { readonly page: number; readonly pageSize: number }) {
  return pageByIds<SentArticle>(db, query, {
    ...fitting(query),
    sorting: sortingOf(query),
    rowsOf: ids => sent(db).where(inArray(article.id, [...ids])),
  });
}

/** All of them, for exports. */
export const allSent = (db: Db, query: WantedArticles) =>
  sent(db)
    .where(whereOf(fitting(query)))
    .orderBy(...sortingOf(query).columns());

/** The first `most` of them, with only the fields that a bulk decision needs. */
export const sentInBrief = (db: Db, query: WantedArticles, most: number) =>
  db
    .select({ id: article.id, kind: article.kind, status: article.status, title: article.title })
    .from(article)
    .innerJoin(users, eq(users.id, article.userId))
    .where(whereOf(fitting(query)))
    .orderBy(...sortingOf(query).columns())
    .limit(most);

export async function sentById(db: Db, id: number): Promise<SentArticle | undefined> {
  const [row] = await sent(db).where(eq(article.id, id));
  return row;
}
