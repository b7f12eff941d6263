import * as z from 'zod/mini';
import { Version } from '../core/schema/decision.ts';
import { defineEnum, type Move, schemaOf } from '../core/schema/enums.ts';
import { Id, Instant, RichText } from '../core/schema/fields.ts';
import { canOf } from '../core/schema/moves.ts';
import { MainableImage } from '../core/schema/pictures.ts';
import { messages, required, SiteUrl } from '../core/schema/rules.ts';
import { withoutRules } from '../core/schema/withoutRules.ts';
import { accountState } from '../profile/profile.account.model.ts';
import { ObjectHistory } from './articles.history.ts';

export { ObjectHistory } from './articles.history.ts';

export const articleStatus = defineEnum({
  draft: { id: 1, label: 'Черновик', tone: 'neutral' },
  onVerification: { id: 2, label: 'На проверке', tone: 'warn' },
  published: { id: 3, label: 'Опубликована', tone: 'good' },
  rejected: { id: 4, label: 'Отклонена', tone: 'bad' },
  deleted: { id: 5, label: 'Удалена', tone: 'bad' },
  rework: { id: 8, label: 'На доработке', tone: 'secondary' },
});
export type ArticleStatus = z.output<typeof articleStatus.schema>;

/** The statuses of a news item: those of an article without rework. */
export const newsStatus = defineEnum({
  draft: { id: 1, label: 'Черновик', tone: 'neutral' },
  onVerification: { id: 2, label: 'На проверке', tone: 'warn' },
  published: { id: 3, label: 'Опубликована', tone: 'good' },
  rejected: { id: 4, label: 'Отклонена', tone: 'bad' },
  deleted: { id: 5, label: 'Удалена', tone: 'bad' },
});

/** Articles and news share one record; news are written by the same calls and decided by calls of their own. */
export const articleKind = defineEnum({
  article: { id: 1, label: 'Статья' },
  news: { id: 2, label: 'Новость' },
});

const { draft, onVerification, published, rejected, deleted, rework } = articleStatus;

const publish = 'Вы уверены, что хотите опубликовать эту запись?';
const unpublish = 'Вы уверены, что хотите снять эту запись с публикации?';

export const articleMoves = [
  { action: 'send', from: [draft, rework], to: onVerification, by: ['customer'] },
  { action: 'confirm', from: [onVerification], to: published, by: ['staff'] },
  { action: 'reject', from: [onVerification], to: rejected, by: ['staff'] },
  { action: 'rework', from: [onVerification], to: rework, by: ['staff'] },
  { action: 'publish', from: [draft], to: published, by: ['staff'], confirm: publish },
  { action: 'unpublish', from: [published], to: draft, by: ['staff'], confirm: unpublish },
  { action: 'delete', from: [draft, onVerification, published, rejected, rework], to: deleted, by: ['staff'] },
] as const satisfies readonly Move<ArticleStatus>[];

export const newsMoves = [
  { action: 'send', from: [draft], to: onVerification, by: ['customer'] },
  { action: 'confirm', from: [onVerification], to: published, by: ['staff'] },
  { action: 'reject', from: [onVerification], to: rejected, by: ['staff'] },
  { action: 'publish', from: [draft], to: published, by: ['staff'], confirm: publish },
  { action: 'unpublish', from: [published], to: draft, by: ['staff'], confirm: unpublish },
  { action: 'delete', from: [draft, onVerification, published, rejected], to: deleted, by: ['staff'] },
] as const satisfies readonly Move<1 | 2 | 3 | 4 | 5>[];

/** Statuses in which an author may change an article. */
export const articleEditable: readonly ArticleStatus[] = [draft, rework];

/** The class that an article's styles are confined to: the server adds it to the styles, the page to the element. */
export const articleCssScope = (articleId: number): string => `article-${articleId}`;

export const articleLimits = { images: 30, imageMegabytes: 10 } as const;

/** What an author writes. */
export const ArticleFields = z.object({
  articleTitle: required(300),
  /** A few sentences for lists. */
  articleLead: z.string().check(z.trim(), z.maxLength(1000, messages.tooLong)),
  articleText: RichText,
  /** The name shown under the title. */
  articleAuthor: z.string().check(z.trim(), z.maxLength(200, messages.tooLong)),
  articleSourceUrl: SiteUrl,
});
export type ArticleFields = z.output<typeof ArticleFields>;

/** What saving an article takes; `version` is the one that was read. */
export const ArticleSave = z.extend(ArticleFields, { articleId: Id, version: Version });

/** What an article still lacks before it can be sent or published: the text for each field; empty when it is ready. */
export function articleGaps(
  article: Pick<ArticleFields, 'articleTitle' | 'articleLead' | 'articleText'>,
): Partial<Record<keyof ArticleFields, string>> {
  return {
    ...(article.articleTitle.trim() === '' ? { articleTitle: messages.required } : {}),
    ...(article.articleLead.trim() === '' ? { articleLead: messages.required } : {}),
    ...(article.articleText.replace(/<[^>]*>|&nbsp;/g, '').trim() === '' ? { articleText: messages.required } : {}),
  };
}

const can = canOf(articleMoves, ['customer', 'staff'], 'edit', 'restore');

/** An article in lists. Only staff see who sent it; guests see `articleAuthor`. */
export const ArticleRow = z.object({
  articleId: Id,
  articleKind: articleKind.schema,
  statusValue: articleStatus.schema,
  articleTitle: z.string(),
  articleLead: z.string(),
  articleAuthor: z.string(),
  mainImage: z.nullable(MainableImage),
  /** Why it was rejected or sent back; null otherwise, and for everybody but its sender and staff. */
  rejectionReason: z.nullable(z.string()),
  createdAt: Instant,
  updatedAt: Instant,
  publishedAt: z.nullable(Instant),
  /** What the reader may do; empty for guests. */
  can,
});
export type ArticleRow = z.output<typeof ArticleRow>;

export const Article = z.extend(ArticleRow, {
  ...withoutRules(ArticleFields).shape,
  images: z.array(MainableImage),
  /** Styles of the text, as staff wrote them; pages load them as a file from `cssUrl`, confined to the article. */
  cssStyle: z.string(),
  cssUrl: z.nullable(z.string()),
  /** Sent back with an update; a stale one is refused. The calls for pictures do not change it. */
  version: z.int(),
});
export type Article = z.output<typeof Article>;

const sender = {
  userId: Id,
  userName: z.string(),
  userPhone: z.string(),
  accountState: schemaOf(accountState),
  /** When it was last sent for verification; null when it never was. */
  sentAt: z.nullable(Instant),
};

/** An article in the lists of staff: also who sent it. */
export const AdminArticleRow = z.extend(ArticleRow, sender);
export type AdminArticleRow = z.output<typeof AdminArticleRow>;

/**
 * An article as staff last approved it (published it, or saved it while it was published), to compare with its current
 * state. Its pictures are kept until the next approval.
 */
export const ApprovedArticle = z.extend(withoutRules(ArticleFields), {
  mainImage: z.nullable(MainableImage),
  cssStyle: z.string(),
  approvedAt: Instant,
  approvedBy: z.string(),
});
export type ApprovedArticle = z.output<typeof ApprovedArticle>;

/** A news item as staff decide on it; `newsId` is the number of the article behind it. */
export const NewsRow = z.object({
  newsId: Id,
  statusValue: newsStatus.schema,
  newsTitle: z.string(),
  newsLead: z.string(),
  newsAuthor: z.string(),
  mainImage: z.nullable(MainableImage),
  ...sender,
  /** Why it was rejected; null otherwise. */
  rejectionReason: z.nullable(z.string()),
  createdAt: Instant,
  updatedAt: Instant,
  publishedAt: z.nullable(Instant),
  can: canOf(newsMoves, ['staff'], 'edit', 'restore'),
});
export type NewsRow = z.output<typeof NewsRow>;

const moderated = {
  /** Null before the first approval. */
  approved: z.nullable(ApprovedArticle),
  /** Newest first. */
  history: z.array(ObjectHistory),
  /** The unfinished application about it, to take before deciding; null when there is none. */
  applicationId: z.nullable(Id),
};

/** An article, or the one behind a news item, as staff edit it and decide on it. */
export const AdminArticle = z.extend(Article, { ...sender, ...moderated });
export type AdminArticle = z.output<typeof AdminArticle>;

export const News = z.extend(NewsRow, {
  newsText: z.string(),
  newsSourceUrl: z.string(),
  images: z.array(MainableImage),
  version: z.int(),
  ...moderated,
});
export type News = z.output<typeof News>;
