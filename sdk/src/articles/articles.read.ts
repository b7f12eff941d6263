import * as z from 'zod/mini';
import { call } from '../core/schema/call.ts';
import { message, page } from '../core/schema/fields.ts';
import { Article, ArticleRow, articleKind, articleStatus } from './articles.model.ts';

// Visitors' first screens load this file, so the calls that write are kept out of it.

const section = '7 Articles (user)';

/**
 * Published articles and news, newest first; `{x}` is the page from 1. With `own` the reader's own in all statuses but
 * deleted; this requires a login (`access_denied` without).
 */
export const listArticles = call({
  id: 'article.list',
  summary: 'List published articles, or my own',
  method: 'POST',
  path: '/article/get_articles/{x}',
  access: 'public',
  body: z.optional(
    z.object({
      own: z.optional(z.boolean()),
      articleKind: z.optional(articleKind.schema),
      statusValue: z.optional(articleStatus.schema),
      search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    }),
  ),
  reply: page(ArticleRow),
  fails: ['access_denied'],
  reads: ['articles'],
  section,
});

/** A published article, or one of mine in any status but deleted. */
export const getArticle = call({
  id: 'article.detail',
  summary: 'Read one article',
  method: 'POST',
  path: '/article/get_article/{id}',
  access: 'public',
  reply: message(Article),
  fails: ['not_found'],
  reads: ['articles'],
  section,
});
