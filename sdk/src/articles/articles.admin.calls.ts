import * as z from 'zod/mini';
import { call } from '../core/call.ts';
import { done, Id, MainableImage, message, page, pageQuery, QueryInt, Upload } from '../core/fields.ts';
import { say } from '../core/rules.ts';
import { decision } from '../core/statuses.ts';
import {
  Article,
  ArticleFields,
  ArticleRow,
  articleLimits,
  articleStatus,
  News,
  NewsRow,
  newsStatus,
} from './articles.model.ts';

const section = '7 Admin: articles and news';
const { draft, published, rejected, deleted, rework } = articleStatus;
const ImageBody = z.object({ articleId: Id, fileId: Id });

export const articleSorts = ['articleId', 'articleTitle', 'statusValue', 'createdAt', 'publishedAt'] as const;
export const newsSorts = ['newsId', 'newsTitle', 'statusValue', 'createdAt', 'publishedAt'] as const;

/**
 * A page of all articles. The rows stand under `message.articles` and their number in all under `message.items`, as
 * the specification names them, and under `items`, where every list has them.
 */
export const listArticles = call({
  id: 'admin.article.list',
  summary: 'List all articles as staff',
  method: 'GET',
  path: '/admin/show_all_articles',
  access: 'articles.read',
  query: z.extend(pageQuery(articleSorts), { status: z.optional(z.pipe(QueryInt, articleStatus.schema)) }),
  reply: z.object({
    message: z.extend(page(ArticleRow).shape.message, { articles: z.array(ArticleRow), items: z.int() }),
    items: z.array(ArticleRow),
  }),
  reads: ['articles'],
  section,
});

/** One article in any status. */
export const getArticle = call({
  id: 'admin.article.detail',
  summary: 'Read one article as staff',
  method: 'GET',
  path: '/admin/article/{id}/show',
  access: 'articles.read',
  reply: message(Article),
  fails: ['not_found'],
  reads: ['articles'],
  section,
});

/**
 * Publishes, rejects or sends back an article, the last two with a reason its author reads; also publishes a draft
 * (3) and withdraws a published one (1).
 */
export const confirmArticle = call({
  id: 'admin.article.confirm',
  summary: 'Decide about an article',
  method: 'POST',
  path: '/admin/article/{id}/confirm',
  access: 'articles.manage',
  body: decision([draft, published, rejected, rework], [rejected, rework], {}),
  reply: message(Article),
  fails: ['not_found', 'move_not_allowed'],
  changes: ['articles', 'applications'],
  section,
});

/** Saves the styles of an article. What could leave it or load from elsewhere is refused, with the place named. */
export const addArticleCss = call({
  id: 'admin.article.addCss',
  summary: 'Save the styles of an article',
  method: 'POST',
  path: '/admin/article/add_css',
  access: 'articles.manage',
  body: z.object({
    articleId: Id,
    cssStyle: z.string().check(z.maxLength(articleLimits.cssLength, say.tooLong)),
  }),
  reply: message(Article),
  fails: ['not_found', 'css_refused'],
  changes: ['articles'],
  section,
});

/** Saves an article in any status, and with another status publishes, withdraws or deletes it (1, 3, 5). */
export const saveArticle = call({
  id: 'admin.article.update',
  summary: 'Save an article as staff',
  method: 'POST',
  path: '/admin/update_article',
  access: 'articles.manage',
  body: z.extend(ArticleFields, {
    articleId: Id,
    version: z.int(),
    statusValue: z.optional(z.literal([draft, published, deleted])),
  }),
  reply: message(Article),
  fails: ['not_found', 'conflict', 'move_not_allowed'],
  changes: ['articles', 'applications'],
  section,
});

/** Uploads a picture for an article, up to 10 MB of JPEG, PNG or WebP, 30 an article. */
export const uploadArticleImage = call({
  id: 'admin.article.imageUpload',
  summary: 'Upload a picture of an article as staff',
  method: 'POST',
  path: '/admin/article/image/upload',
  access: 'articles.manage',
  body: z.object({ file: Upload, articleId: QueryInt }),
  upload: ['file'],
  reply: message(MainableImage),
  fails: ['not_found', 'file_too_big', 'file_type_wrong', 'file_limit'],
  changes: ['articles'],
  section,
});

/** Makes a picture the main one; the former main picture loses the mark. */
export const setMainArticleImage = call({
  id: 'admin.article.mainImageSet',
  summary: 'Choose the main picture of an article as staff',
  method: 'POST',
  path: '/admin/article/main_image/set',
  access: 'articles.manage',
  body: ImageBody,
  reply: message(z.object({ images: z.array(MainableImage) })),
  fails: ['not_found'],
  changes: ['articles'],
  section,
});

/** Removes a picture, and with it its place in the text. */
export const removeArticleImage = call({
  id: 'admin.article.imageRemove',
  summary: 'Remove a picture of an article as staff',
  method: 'POST',
  path: '/admin/article/image/remove',
  access: 'articles.manage',
  body: ImageBody,
  reply: done,
  fails: ['not_found'],
  changes: ['articles'],
  section,
});

/** Writes an article of the venue; a draft unless it is published at once. */
export const addArticle = call({
  id: 'admin.article.add',
  summary: 'Write an article as staff',
  method: 'POST',
  path: '/admin/article/add',
  access: 'articles.manage',
  body: z.extend(ArticleFields, { statusValue: z.optional(z.literal([draft, published])) }),
  reply: message(Article),
  changes: ['articles'],
  repeat: 'idempotency-key',
  section,
});

/** A page of all news; `search` looks at title, author and text. */
export const listNews = call({
  id: 'admin.news.list',
  summary: 'List all news as staff',
  method: 'GET',
  path: '/admin/show_all_news',
  access: 'articles.read',
  query: z.extend(pageQuery(newsSorts), { status: z.optional(z.pipe(QueryInt, newsStatus.schema)) }),
  reply: page(NewsRow),
  reads: ['articles'],
  section,
});

/** One news item in any status. */
export const getNews = call({
  id: 'admin.news.detail',
  summary: 'Read one news item as staff',
  method: 'GET',
  path: '/admin/news/{id}/show',
  access: 'articles.read',
  reply: message(News),
  fails: ['not_found'],
  reads: ['articles'],
  section,
});

/** Publishes a news item, or rejects it with a reason its author reads. */
export const confirmNews = call({
  id: 'admin.news.confirm',
  summary: 'Decide about a news item',
  method: 'POST',
  path: '/admin/news/{id}/confirm',
  access: 'articles.manage',
  body: decision([newsStatus.published, newsStatus.rejected], [newsStatus.rejected], {}),
  reply: message(News),
  fails: ['not_found', 'move_not_allowed'],
  changes: ['articles', 'applications'],
  section,
});
