import * as z from 'zod/mini';
import { push } from '../core/live/push.ts';
import { call } from '../core/schema/call.ts';
import { created, current, done, Id, message, page, pageBody, QueryInt } from '../core/schema/fields.ts';
import { MainableImage } from '../core/schema/pictures.ts';
import { picture, putBefore, uploadFails } from '../core/schema/uploads.ts';
import {
  Article,
  ArticleFields,
  ArticleSave,
  articleKind,
  articleLimits,
  articleStatus,
  ObjectHistory,
} from './articles.model.ts';

export { getArticle, listArticles } from './articles.read.ts';

const section = '7 Articles (user)';
const editFails = ['not_found', 'not_editable'] as const;
const imageFails = [...editFails, ...uploadFails, 'file_limit'] as const;
const ArticleBody = z.object({ articleId: Id });
const ImageBody = z.object({ articleId: Id, fileId: Id });
const Images = message(z.object({ images: z.array(MainableImage) }));

/** History of my articles, or of one of them, newest first. */
export const listArticleHistory = call({
  id: 'article.history',
  summary: 'List the history of my articles',
  method: 'POST',
  path: '/objecthistory/get_all',
  access: 'customer',
  body: z.extend(pageBody(['at']), { articleId: z.optional(Id) }),
  reply: page(ObjectHistory),
  reads: ['articles'],
  section,
});

/** Uploads a picture for an article of mine, up to 10 MB of JPEG, PNG or WebP, 30 an article. */
export const uploadArticleImage = call({
  id: 'article.imageUpload',
  summary: 'Upload a picture of my article',
  method: 'POST',
  path: '/article/image/upload',
  access: 'customer',
  body: z.object({ file: picture(articleLimits.imageMegabytes), articleId: QueryInt, before: putBefore }),
  upload: ['file'],
  reply: message(MainableImage),
  fails: imageFails,
  changes: ['articles'],
  repeat: 'idempotency-key',
  section,
});

/** Uploads a picture and makes it the main one; the previous main picture becomes one of the others. */
export const uploadMainArticleImage = call({
  id: 'article.imageMainUpload',
  summary: 'Upload the main picture of my article',
  method: 'POST',
  path: '/article/image/main/upload',
  access: 'customer',
  body: z.object({ file: picture(articleLimits.imageMegabytes), articleId: QueryInt }),
  upload: ['file'],
  reply: message(MainableImage),
  fails: imageFails,
  changes: ['articles'],
  repeat: 'idempotency-key',
  section,
});

/** Creates an article or a news item as a draft. */
export const createArticle = call({
  id: 'article.create',
  summary: 'Create an article',
  method: 'POST',
  path: '/article/create',
  access: 'customer',
  body: z.extend(ArticleFields, { articleKind: articleKind.schema }),
  reply: created(Article),
  changes: ['articles'],
  repeat: 'idempotency-key',
  section,
});

/** Saves an article of mine while it is a draft or returned for rework. A stale `version` is a `conflict`. */
export const saveArticle = call({
  id: 'article.update',
  summary: 'Save my article',
  method: 'POST',
  path: '/article/update',
  access: 'customer',
  body: ArticleSave,
  reply: message(Article),
  fails: [...editFails, { conflict: current(Article) }],
  changes: ['articles'],
  repeat: 'idempotency-key',
  section,
});

/** Sends a draft or reworked article for verification. Missing fields are reported by name. */
export const sendArticleForVerification = call({
  id: 'article.sendRequest',
  summary: 'Send my article for verification',
  method: 'POST',
  path: '/article/send_request',
  access: 'customer',
  body: ArticleBody,
  reply: message(Article),
  fails: ['not_found', 'move_not_allowed'],
  changes: ['articles', 'applications'],
  repeat: 'idempotency-key',
  section,
});

/** Makes a picture the main one; the previous main picture loses the mark. */
export const setMainArticleImage = call({
  id: 'article.mainImageSet',
  summary: 'Choose the main picture of my article',
  method: 'POST',
  path: '/article/main_image/set',
  access: 'customer',
  body: ImageBody,
  reply: Images,
  fails: editFails,
  changes: ['articles'],
  repeat: 'safe',
  section,
});

/** Removes a picture, from the text too. */
export const removeArticleImage = call({
  id: 'article.imageRemove',
  summary: 'Remove a picture of my article',
  method: 'POST',
  path: '/article/image/remove',
  access: 'customer',
  body: ImageBody,
  reply: done,
  fails: editFails,
  changes: ['articles'],
  repeat: 'idempotency-key',
  section,
});

/** Staff decided on the reader's article or news item. */
export const articleStatusChanged = push({
  id: 'article.articleUpdateStatus',
  summary: 'The status of an article changed',
  topics: ['info/{userId}'],
  action: 'articleUpdateStatus',
  data: z.object({
    articleId: Id,
    articleKind: articleKind.schema,
    articleTitle: z.string(),
    statusValue: articleStatus.schema,
    rejectionReason: z.nullable(z.string()),
  }),
  changes: ['articles'],
});

export const articlePushes = [articleStatusChanged] as const;
