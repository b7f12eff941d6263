import * as z from 'zod/mini';
import { planned } from '../core/kind/planned.ts';
import { call } from '../core/schema/call.ts';
import { decision, decisionFails } from '../core/schema/decision.ts';
import { current, exportQuery, Id, message, page, pageQuery, QueryInt } from '../core/schema/fields.ts';
import { file, sheet } from '../core/schema/file.ts';
import { articleStatus, News, NewsRow, newsStatus } from './articles.model.ts';
import { days, managed, section, times } from './articles.shared.ts';

export const newsSorts = ['newsId', 'newsTitle', 'statusValue', 'userName', ...times] as const;

/** Filters of the staff's lists; the days are those on which a record was created. */
export const NewsFilters = z.object({ status: z.optional(z.pipe(QueryInt, newsStatus.schema)), ...days });

/**
 * A page of all news, deleted ones only when filtered by that status; order, days and `search` as in `listArticles`.
 */
export const listNews = call({
  id: 'admin.news.list',
  summary: 'List all news as staff',
  method: 'GET',
  path: '/admin/show_all_news',
  access: 'articles.read',
  query: z.extend(pageQuery(newsSorts), NewsFilters.shape),
  reply: page(planned(NewsRow)),
  reads: ['articles', 'versions'],
  section,
});

/** All matching news as one file, `xlsx` or `csv`, with formulas escaped. */
export const exportNews = call({
  id: 'admin.news.export',
  summary: 'Export the filtered news',
  method: 'GET',
  path: '/admin/export/news',
  access: 'articles.read',
  query: z.extend(exportQuery(newsSorts), NewsFilters.shape),
  reply: file(sheet),
  reads: ['articles'],
  ours: true,
});

/** One news item in any status, with its last approved state and its history. */
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

/**
 * Publishes a news item, or rejects it with a reason its author reads; also publishes a draft (3) and unpublishes a
 * published one (1). `version` as in `confirmArticle`. Finishes the application about it.
 */
export const confirmNews = call({
  ...managed,
  id: 'admin.news.confirm',
  summary: 'Decide on a news item',
  method: 'POST',
  path: '/admin/news/{id}/confirm',
  body: decision(
    articleStatus.schema,
    [newsStatus.draft, newsStatus.published, newsStatus.rejected],
    [newsStatus.rejected],
    { version: z.optional(z.int()) },
  ),
  reply: message(News),
  fails: [...decisionFails, { conflict: current(News) }],
  changes: ['articles', 'applications'],
  repeat: 'idempotency-key',
});

/** Restores a deleted news item to its former status, as `restoreArticle` does. An article is `not_found` here. */
export const restoreNews = call({
  id: 'admin.news.restore',
  summary: 'Restore a deleted news item',
  method: 'POST',
  path: '/admin/news/restore',
  access: 'articles.manage',
  body: z.object({ newsId: Id }),
  reply: message(News),
  fails: ['not_found', 'move_not_allowed'],
  changes: ['articles', 'applications'],
  repeat: 'idempotency-key',
  ours: true,
});
