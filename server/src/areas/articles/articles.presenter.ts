import {
  type AdminArticle,
  type AdminArticleRow,
  ApprovedArticle,
  type Article,
  type ArticleRow,
  articleCssScope,
  articleKind,
  articleStatus,
  type News,
  type NewsRow,
  newsStatus,
  type ObjectHistory,
} from '@venue/sdk/articles/model';
import * as z from 'zod/mini';
import type { Db } from '../../core/db/database.ts';
import { cssUrl } from '../../core/files/css.ts';
import type { objectHistory } from '../../core/record/history.table.ts';
import { historyOf, lastApproved } from '../../core/record/history.ts';
import { mainPictures, picturesOf } from '../../core/record/pictures.ts';
import { openApplicationId } from '../applications/applications.service.ts';
import type { SentArticle } from './articles.admin.store.ts';
import { articleCan, articleFields, type Reader, reasonOf } from './articles.rules.ts';
import type { ArticleTableRow } from './articles.store.ts';

/** The owner of an article's pictures. */
export const picturesAt = (articleId: number) => ({ owner: 'article', id: articleId }) as const;

/** The kind of an article in histories, snapshots and the queue. */
export const kindOf = ({ kind }: Pick<ArticleTableRow, 'kind'>): 'news' | 'article' =>
  kind === articleKind.news ? 'news' : 'article';

/** Rows of a list. */
export async function presentRows(
  db: Db,
  rows: readonly ArticleTableRow[],
  readerOf: (row: ArticleTableRow) => Reader,
): Promise<ArticleRow[]> {
  const ids = rows.map(row => row.id);
  const pictures = await mainPictures(db, 'article', ids);
  return rows.map(row => ({
    articleId: row.id,
    articleKind: row.kind,
    statusValue: row.status,
    articleTitle: row.title,
    articleLead: row.lead,
    articleAuthor: row.author,
    mainImage: pictures.get(row.id) ?? null,
    rejectionReason: readerOf(row) === 'guest' ? null : reasonOf(row),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    publishedAt: row.publishedAt?.toISOString() ?? null,
    can: articleCan(row, readerOf(row)),
  }));
}

export const { fieldsOf } = articleFields;

/** What the audit log keeps of an article, named as in the model. */
export const auditedOf = (row: ArticleTableRow) => ({
  ...fieldsOf(row),
  statusValue: row.status,
  rejectionReason: reasonOf(row),
  cssStyle: row.css,
});

/** An article with everything its reader may know of it. */
export async function presentArticle(db: Db, row: ArticleTableRow, reader: Reader): Promise<Article> {
  const [article] = await presentRows(db, [row], () => reader);
  if (!article) throw new Error(`article ${row.id} has no row`);
  return {
    ...article,
    ...fieldsOf(row),
    images: await picturesOf(db, picturesAt(row.id)),
    cssStyle: row.css,
    cssUrl: cssUrl(articleCssScope(row.id), row.css),
    version: row.version,
  };
}

export const presentStep = (step: typeof objectHistory.$inferSelect, reader: Reader): ObjectHistory => ({
  historyId: step.id,
  objectType: step.kind === 'news' ? 'news' : 'article',
  objectId: step.objectId,
  objectTitle: step.title,
  objectStatusId: step.status,
  what: step.what,
  comment: step.comment,
  who: reader === 'staff' || step.byId === step.ownerId ? step.who : 'Администратор',
  at: step.at.toISOString(),
});

const sender = ({ userId, userName, userPhone, accountState, sentAt }: SentArticle) => ({
  userId,
  userName,
  userPhone,
  accountState,
  sentAt: sentAt?.toISOString() ?? null,
});

/** Rows of the lists of staff. */
export async function presentSentRows(
  db: Db,
  rows: readonly SentArticle[],
  reader: Reader,
): Promise<AdminArticleRow[]> {
  const articles = await presentRows(db, rows, () => reader);
  return rows.flatMap((row, index) => {
    const article = articles[index];
    return article ? [{ ...article, ...sender(row), rejectionReason: reasonOf(row) }] : [];
  });
}

async function moderated(db: Db, row: ArticleTableRow) {
  const kind = kindOf(row);
  const approved = z.safeParse(ApprovedArticle, await lastApproved(db, kind, row.id));
  return {
    approved: approved.success ? approved.data : null,
    history: (await historyOf(db, kind, row.id)).map(step => presentStep(step, 'staff')),
    applicationId: await openApplicationId(db, { kind, objectId: row.id }),
  };
}

/** An article as staff read it; `mayManage` says whether they may do anything about it. */
export async function presentAdminArticle(db: Db, row: SentArticle, mayManage: boolean): Promise<AdminArticle> {
  const article = await presentArticle(db, row, 'staff');
  return { ...article, can: mayManage ? article.can : [], ...sender(row), ...(await moderated(db, row)) };
}

/** A row of staff's list of news. */
export function newsRow({ articleId, articleTitle, articleLead, articleAuthor, ...row }: AdminArticleRow): NewsRow {
  const {
    mainImage,
    userId,
    userName,
    userPhone,
    accountState,
    sentAt,
    rejectionReason,
    createdAt,
    updatedAt,
    publishedAt,
  } = row;
  return {
    newsId: articleId,
    // News items are never sent back, and `rework` is the only status that news do not have.
    statusValue: row.statusValue === articleStatus.rework ? newsStatus.draft : row.statusValue,
    newsTitle: articleTitle,
    newsLead: articleLead,
    newsAuthor: articleAuthor,
    mainImage,
    userId,
    userName,
    userPhone,
    accountState,
    sentAt,
    rejectionReason,
    createdAt,
    updatedAt,
    publishedAt,
    can: row.can.filter(each => each !== 'send' && each !== 'rework'),
  };
}

/** A news item as staff read it. */
export async function presentNews(db: Db, row: SentArticle, mayManage: boolean): Promise<News> {
  const article = await presentAdminArticle(db, row, mayManage);
  const { articleText, articleSourceUrl, images, version, approved, history, applicationId } = article;
  return {
    ...newsRow(article),
    newsText: articleText,
    newsSourceUrl: articleSourceUrl,
    images,
    version,
    approved,
    history,
    applicationId,
  };
}
