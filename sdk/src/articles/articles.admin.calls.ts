import * as z from 'zod/mini';
import { planned } from '../core/kind/planned.ts';
import { call } from '../core/schema/call.ts';
import { decidesToo, decision, decisionFails, Version } from '../core/schema/decision.ts';
import { created, current, done, exportQuery, Id, message, page, pageQuery, QueryInt } from '../core/schema/fields.ts';
import { file, sheet } from '../core/schema/file.ts';
import { MainableImage } from '../core/schema/pictures.ts';
import { CssStyle } from '../core/schema/rules.ts';
import { picture, putBefore, uploadFails } from '../core/schema/uploads.ts';
import {
  AdminArticle,
  AdminArticleRow,
  ArticleFields,
  ArticleSave,
  articleKind,
  articleLimits,
  articleStatus,
} from './articles.model.ts';
import { days, managed, section, times } from './articles.shared.ts';

export {
  confirmNews,
  exportNews,
  getNews,
  listNews,
  NewsFilters,
  newsSorts,
  restoreNews,
} from './articles.news.admin.ts';

const { draft, published, rejected, deleted, rework } = articleStatus;
const Row = planned(AdminArticleRow);
const ImageBody = z.object({ articleId: Id, fileId: Id });

export const articleSorts = ['articleId', 'articleTitle', 'statusValue', 'userName', ...times] as const;

/** Filters of the staff's lists; the days are those on which a record was created. */
export const ArticleFilters = z.object({ status: z.optional(z.pipe(QueryInt, articleStatus.schema)), ...days });

/**
 * A page of all articles, last changed first unless sorted; deleted ones only when filtered by that status. `search`
 * looks at number, title, author, and the sender's name and phone. The rows are sent twice: under `items`, as in every
 * list, and under `message.articles` with their total in `message.items`, as the specification names them.
 */
export const listArticles = call({
  id: 'admin.article.list',
  summary: 'List all articles as staff',
  method: 'GET',
  path: '/admin/show_all_articles',
  access: 'articles.read',
  query: z.extend(pageQuery(articleSorts), ArticleFilters.shape),
  reply: z.object({
    message: z.extend(page(Row).shape.message, { articles: z.array(Row), items: z.int() }),
    items: z.array(Row),
  }),
  reads: ['articles', 'versions'],
  section,
});

/** All matching articles as one file, `xlsx` or `csv`, with formulas escaped. */
export const exportArticles = call({
  id: 'admin.article.export',
  summary: 'Export the filtered articles',
  method: 'GET',
  path: '/admin/export/articles',
  access: 'articles.read',
  query: z.extend(exportQuery(articleSorts), ArticleFilters.shape),
  reply: file(sheet),
  reads: ['articles'],
  ours: true,
});

/** One article, or the article behind a news item, in any status, with its last approved state and its history. */
export const getArticle = call({
  id: 'admin.article.detail',
  summary: 'Read one article as staff',
  method: 'GET',
  path: '/admin/article/{id}/show',
  access: 'articles.read',
  reply: message(AdminArticle),
  fails: ['not_found'],
  reads: ['articles'],
  section,
});

/**
 * Publishes an article, rejects it or returns it for rework, the last two with a reason its author reads; also
 * publishes a draft (3) and unpublishes a published one (1). With `version` the decision applies to the version that
 * was read: if the article was saved since, it is a `conflict`. Finishes the application about it.
 */
export const confirmArticle = call({
  ...managed,
  id: 'admin.article.confirm',
  summary: 'Decide on an article',
  method: 'POST',
  path: '/admin/article/{id}/confirm',
  body: decision(articleStatus.schema, [draft, published, rejected, rework], [rejected, rework], {
    version: z.optional(z.int()),
  }),
  reply: message(AdminArticle),
  fails: [...decisionFails, { conflict: current(AdminArticle) }],
  changes: ['articles', 'applications'],
  repeat: 'idempotency-key',
});

/**
 * Saves the styles of an article or a news item. Styles that could affect anything outside the element of class
 * `articleCssScope`, or load from other sites, are refused, with the line named at `cssStyle`. With `preview` the
 * article does not change: `cssUrl` of the reply leads to the styles as they would be served.
 */
export const addArticleCss = call({
  ...managed,
  id: 'admin.article.addCss',
  summary: 'Save the styles of an article',
  method: 'POST',
  path: '/admin/article/add_css',
  body: z.object({
    articleId: Id,
    cssStyle: CssStyle,
    preview: z.optional(z.boolean()),
    version: Version,
  }),
  reply: message(AdminArticle),
  fails: ['not_found', 'css_refused', { conflict: current(AdminArticle) }],
  changes: ['articles'],
  repeat: 'idempotency-key',
});

/**
 * Saves an article or a news item in any status but deleted. A different status publishes, unpublishes or deletes it
 * (3, 1, 5); `seen` is the status it had on the screen. A stale `version` is a `conflict`.
 */
export const saveArticle = call({
  ...managed,
  id: 'admin.article.update',
  summary: 'Save an article as staff',
  method: 'POST',
  path: '/admin/update_article',
  body: decidesToo(
    'statusValue',
    z.extend(ArticleSave, {
      statusValue: z.optional(z.literal([draft, published, deleted])),
      seen: z.optional(articleStatus.schema),
    }),
  ),
  reply: message(AdminArticle),
  fails: [...decisionFails, { conflict: current(AdminArticle) }],
  changes: ['articles', 'applications'],
  repeat: 'idempotency-key',
});

/**
 * Restores a deleted article or news item to its former status, with the reason it had; one that waited for a decision
 * waits again.
 */
export const restoreArticle = call({
  id: 'admin.article.restore',
  summary: 'Restore a deleted article',
  method: 'POST',
  path: '/admin/article/restore',
  access: 'articles.manage',
  body: z.object({ articleId: Id }),
  reply: message(AdminArticle),
  fails: ['not_found', 'move_not_allowed'],
  changes: ['articles', 'applications'],
  repeat: 'idempotency-key',
  ours: true,
});

/** Uploads a picture for an article, up to 10 MB of JPEG, PNG or WebP, 30 an article. */
export const uploadArticleImage = call({
  ...managed,
  id: 'admin.article.imageUpload',
  summary: 'Upload a picture of an article as staff',
  method: 'POST',
  path: '/admin/article/image/upload',
  body: z.object({ file: picture(articleLimits.imageMegabytes), articleId: QueryInt, before: putBefore }),
  upload: ['file'],
  reply: message(MainableImage),
  fails: ['not_found', ...uploadFails, 'file_limit'],
  changes: ['articles'],
  repeat: 'idempotency-key',
});

/** Makes a picture the main one; the previous main picture loses the mark. */
export const setMainArticleImage = call({
  ...managed,
  id: 'admin.article.mainImageSet',
  summary: 'Choose the main picture of an article as staff',
  method: 'POST',
  path: '/admin/article/main_image/set',
  body: ImageBody,
  reply: message(z.object({ images: z.array(MainableImage) })),
  fails: ['not_found'],
  changes: ['articles'],
  repeat: 'safe',
});

/** Removes a picture, from the text too. */
export const removeArticleImage = call({
  ...managed,
  id: 'admin.article.imageRemove',
  summary: 'Remove a picture of an article as staff',
  method: 'POST',
  path: '/admin/article/image/remove',
  body: ImageBody,
  reply: done,
  fails: ['not_found'],
  changes: ['articles'],
  repeat: 'idempotency-key',
});

/**
 * Creates an article of the venue, or a news item when `articleKind` says so; a draft unless it is published at once.
 */
export const addArticle = call({
  ...managed,
  id: 'admin.article.add',
  summary: 'Create an article as staff',
  method: 'POST',
  path: '/admin/article/add',
  body: z.extend(ArticleFields, {
    articleKind: z.optional(articleKind.schema),
    statusValue: z.optional(z.literal([draft, published])),
  }),
  reply: created(AdminArticle),
  changes: ['articles'],
  repeat: 'idempotency-key',
});
