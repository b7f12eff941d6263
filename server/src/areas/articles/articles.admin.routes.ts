import { ApiFailure } from '@venue/sdk';
import {
  addArticle,
  addArticleCss,
  confirmArticle,
  confirmNews,
  exportArticles,
  exportNews,
  getArticle,
  getNews,
  listArticles,
  listNews,
  restoreArticle,
  restoreNews,
  saveArticle,
} from '@venue/sdk/articles/admin';
import {
  type AdminArticle,
  type ArticleStatus,
  articleCssScope,
  articleKind,
  articleStatus,
  type News,
} from '@venue/sdk/articles/model';
import { actorOf, type Scope } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { transact } from '../../core/db/transact.ts';
import { dropCss, keepCss, previewCss } from '../../core/files/css.ts';
import { sheetFile } from '../../core/files/sheet.ts';
import { handle } from '../../core/http/handle.ts';
import { numberOf } from '../../core/http/numberOf.ts';
import { changed, record } from '../../core/record/audit.ts';
import { dropPictures } from '../../core/record/images.ts';
import { type SentArticle, sentById, sentInChunks, sentPage } from './articles.admin.store.ts';
import { articlesSheet, newsSheet } from './articles.export.ts';
import { auditedOf, newsRow, showAdminArticle, showNews, showSentRows } from './articles.presenter.ts';
import { decideArticle, keepPublished, note, restoreDeleted, valuesOf } from './articles.service.ts';
import * as store from './articles.store.ts';

const subject = 'article';

export const articlesAdminRoutes = [
  handle(listArticles, async ({ query }, scope) => {
    const { rows, total, totalIsExact } = await sentPage(scope.db, { ...query, kind: articleKind.article });
    const items = await showSentRows(scope.db, rows, readerOf(scope));
    const { page, pageSize } = query;
    return { message: { page, pageSize, total, totalIsExact, articles: items, items: total }, items };
  }),

  handle(listNews, async ({ query }, scope) => {
    const { rows, total, totalIsExact } = await sentPage(scope.db, { ...query, kind: articleKind.news });
    const { page, pageSize } = query;
    const items = (await showSentRows(scope.db, rows, readerOf(scope))).map(newsRow);
    return { message: { page, pageSize, total, totalIsExact }, items };
  }),

  handle(exportArticles, ({ query }, { db, now }) =>
    sheetFile(articlesSheet, sentInChunks(db, { ...query, kind: articleKind.article }), {
      title: 'Статьи',
      format: query.format,
      now,
    }),
  ),

  handle(exportNews, ({ query }, { db, now }) =>
    sheetFile(newsSheet, sentInChunks(db, { ...query, kind: articleKind.news }), {
      title: 'Новости',
      format: query.format,
      now,
    }),
  ),

  handle(getArticle, async ({ id }, scope) => ({ message: await shown(scope.db, scope, numberOf(id)) })),

  handle(getNews, async ({ id }, scope) => ({ message: await shownNews(scope.db, scope, numberOf(id)) })),

  handle(confirmArticle, ({ id, body }, scope) =>
    decide(scope, { articleId: numberOf(id), ...body, callId: confirmArticle.id, show: shown }),
  ),

  handle(confirmNews, async ({ id, body }, scope) => {
    const articleId = numberOf(id);
    if ((await store.articleById(scope.db, articleId))?.kind !== articleKind.news) throw new ApiFailure('not_found');
    return decide(scope, { articleId, ...body, callId: confirmNews.id, show: shownNews });
  }),

  handle(addArticle, ({ body: { articleKind: kind = articleKind.article, statusValue, ...fields } }, scope) => {
    const { userId } = actorOf(scope);
    const { now } = scope;
    return transact(scope, async tx => {
      const values = await valuesOf(tx, null, fields);
      const row = await store.addArticle(tx, { ...values, kind, userId, createdAt: now, updatedAt: now });
      await note(tx, scope, row, 'create');
      // There are no pictures yet, so publishing leaves no files behind.
      const published =
        statusValue === articleStatus.published
          ? await decideArticle(tx, scope, row, { status: articleStatus.published })
          : undefined;
      await record(tx, scope, addArticle.id, { subject, subjectId: row.id, after: auditedOf(published?.after ?? row) });
      const message = await shown(tx, scope, row.id);
      await published?.tell();
      return { message };
    });
  }),

  handle(saveArticle, async ({ body: { articleId, version, statusValue, ...fields } }, scope) => {
    let drop: readonly string[] = [];
    const reply = await transact(scope, async tx => {
      const before = await lockAny(tx, articleId);
      if (before.status === articleStatus.deleted) throw new ApiFailure('move_not_allowed');
      await mustBeCurrent(tx, scope, before, { version, show: shown });
      const values = await valuesOf(tx, articleId, fields);
      const saved = await store.changeArticle(tx, articleId, {
        ...values,
        version: version + 1,
        updatedAt: scope.now,
      });
      const correction = changed(auditedOf(before), auditedOf(saved));
      // To withdraw or delete it as it stands corrects nothing.
      if (Object.keys(correction.after).length > 0 || statusValue === undefined)
        await note(tx, scope, saved, 'correct');
      const moved =
        statusValue === undefined || statusValue === saved.status
          ? undefined
          : await decideArticle(tx, scope, saved, { status: statusValue });
      drop = moved?.drop ?? (saved.status === articleStatus.published ? await keepPublished(tx, scope, saved) : []);
      await record(tx, scope, saveArticle.id, {
        subject,
        subjectId: articleId,
        ...changed(auditedOf(before), auditedOf(moved?.after ?? saved)),
      });
      const message = await shown(tx, scope, articleId);
      await moved?.tell();
      return { message };
    });
    await dropPictures(scope.ports.files, drop);
    return reply;
  }),

  handle(addArticleCss, async ({ body: { articleId, cssStyle, preview = false, version } }, scope) => {
    const { files } = scope.ports;
    const scoped = articleCssScope(articleId);
    const css = cssStyle.trim();
    if (preview) {
      const message = await shown(scope.db, scope, articleId);
      return { message: { ...message, cssUrl: await previewCss(files, css, scoped, actorOf(scope).userId) } };
    }
    let former = '';
    let drop: readonly string[] = [];
    const reply = await transact(scope, async tx => {
      const before = await lockAny(tx, articleId);
      if (before.status === articleStatus.deleted) throw new ApiFailure('not_found');
      await mustBeCurrent(tx, scope, before, { version, show: shown });
      former = before.css;
      await keepCss(files, css, scoped);
      const saved = await store.changeArticle(tx, articleId, { css, version: version + 1, updatedAt: scope.now });
      if (saved.status === articleStatus.published) drop = await keepPublished(tx, scope, saved);
      await record(tx, scope, addArticleCss.id, {
        subject,
        subjectId: articleId,
        before: { cssStyle: before.css },
        after: { cssStyle: css },
      });
      return { message: await shown(tx, scope, articleId) };
    });
    if (former !== css) await dropCss(files, former, scoped);
    await dropPictures(scope.ports.files, drop);
    return reply;
  }),

  handle(restoreArticle, ({ body: { articleId } }, scope) =>
    restore(scope, { articleId, callId: restoreArticle.id, show: shown }),
  ),

  handle(restoreNews, ({ body: { newsId } }, scope) =>
    restore(scope, { articleId: newsId, callId: restoreNews.id, show: shownNews }),
  ),
];

const mayManage = (scope: Scope) => actorOf(scope).permissions.has('articles.manage');
const readerOf = (scope: Scope) => (mayManage(scope) ? 'staff' : 'guest');

type Show<T> = (db: Db, scope: Scope, articleId: number) => Promise<T>;

async function sent(db: Db, articleId: number): Promise<SentArticle> {
  const row = await sentById(db, articleId);
  if (!row) throw new ApiFailure('not_found');
  return row;
}

const shown: Show<AdminArticle> = async (db, scope, articleId) =>
  showAdminArticle(db, await sent(db, articleId), mayManage(scope));

const shownNews: Show<News> = async (db, scope, articleId) => {
  const row = await sent(db, articleId);
  if (row.kind !== articleKind.news) throw new ApiFailure('not_found');
  return showNews(db, row, mayManage(scope));
};

/** Any article, locked. */
async function lockAny(tx: Db, articleId: number): Promise<store.ArticleTableRow> {
  const row = await store.lockArticle(tx, articleId);
  if (!row) throw new ApiFailure('not_found');
  return row;
}

interface Read<T> {
  /** What was read; undefined takes whatever there is. */
  readonly version: number | undefined;
  readonly show: Show<T>;
}

async function mustBeCurrent<T>(tx: Db, scope: Scope, { id, version: now }: store.ArticleTableRow, read: Read<T>) {
  if (read.version === undefined || read.version === now) return;
  throw new ApiFailure('conflict', { data: { current: await read.show(tx, scope, id) } });
}

interface Decided<T> {
  readonly articleId: number;
  readonly status: ArticleStatus;
  readonly rejectionReason?: string | undefined;
  readonly version?: number | undefined;
  readonly callId: string;
  readonly show: Show<T>;
}

async function decide<T>(scope: Scope, { articleId, status, callId, show, ...rest }: Decided<T>) {
  let drop: readonly string[] = [];
  const reply = await transact(scope, async tx => {
    const before = await lockAny(tx, articleId);
    await mustBeCurrent(tx, scope, before, { version: rest.version, show });
    const decision = await decideArticle(tx, scope, before, { status, reason: rest.rejectionReason });
    drop = decision.drop;
    const { after } = decision;
    await record(tx, scope, callId, {
      subject,
      subjectId: articleId,
      ...changed(auditedOf(before), auditedOf(after)),
    });
    const message = await show(tx, scope, articleId);
    await decision.tell();
    return { message };
  });
  await dropPictures(scope.ports.files, drop);
  return reply;
}

function restore<T>(scope: Scope, { articleId, callId, show }: Omit<Decided<T>, 'status'>) {
  return transact(scope, async tx => {
    const before = await lockAny(tx, articleId);
    const { after, tell } = await restoreDeleted(tx, scope, before);
    await record(tx, scope, callId, { subject, subjectId: articleId, ...changed(auditedOf(before), auditedOf(after)) });
    const message = await show(tx, scope, articleId);
    await tell();
    return { message };
  });
}
