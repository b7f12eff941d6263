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
import { articleRecord } from '@venue/sdk/articles/kind';
import {
  type AdminArticle,
  type ArticleStatus,
  articleCssScope,
  articleKind,
  articleStatus,
  type News,
} from '@venue/sdk/articles/model';
import { actorOf, type Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { transact } from '../../core/db/transact.ts';
import { previewCss, replaceCss } from '../../core/files/css.ts';
import { sheetFile } from '../../core/files/sheet.ts';
import { handle } from '../../core/http/handle.ts';
import { changed, writeAudit } from '../../core/record/audit.ts';
import { mustBeAsSeen } from '../../core/record/decided.ts';
import { stepTo } from '../../core/record/history.ts';
import { withPlans } from '../../core/record/plans.ts';
import { mayManage, mustBeCurrent, mustExist } from '../../core/record/records.ts';
import { allSent, type SentArticle, sentById, sentPage } from './articles.admin.store.ts';
import { articlesSheet, newsSheet } from './articles.export.ts';
import { auditedOf, kindOf, newsRow, presentAdminArticle, presentNews, presentSentRows } from './articles.presenter.ts';
import { decideArticle, keepPublished, note, restoreDeleted, valuesOf } from './articles.service.ts';
import * as store from './articles.store.ts';

const subject = 'article';

export const articlesAdminRoutes = [
  handle(listArticles, async ({ query }, context) => {
    const { rows, total, totalIsExact } = await sentPage(context.db, { ...query, kind: articleKind.article });
    const articles = await presentSentRows(context.db, rows, readerOf(context));
    const items = await withPlans(context.db, articleRecord, articles);
    const { page, pageSize } = query;
    return { message: { page, pageSize, total, totalIsExact, articles: items, items: total }, items };
  }),

  handle(listNews, async ({ query }, context) => {
    const { rows, total, totalIsExact } = await sentPage(context.db, { ...query, kind: articleKind.news });
    const { page, pageSize } = query;
    const newsRows = (await presentSentRows(context.db, rows, readerOf(context))).map(newsRow);
    const items = await withPlans(context.db, { name: subject, id: 'newsId' }, newsRows);
    return { message: { page, pageSize, total, totalIsExact }, items };
  }),

  handle(exportArticles, ({ query }, { batches, now }) => {
    const rows = batches(db => allSent(db, { ...query, kind: articleKind.article }));
    return sheetFile(articlesSheet, rows, { format: query.format, now });
  }),

  handle(exportNews, ({ query }, { batches, now }) => {
    const rows = batches(db => allSent(db, { ...query, kind: articleKind.news }));
    return sheetFile(newsSheet, rows, { format: query.format, now });
  }),

  handle(getArticle, async ({ id }, context) => ({ message: await presentById(context.db, context, id) })),

  handle(getNews, async ({ id }, context) => ({ message: await shownNews(context.db, context, id) })),

  handle(confirmArticle, ({ id, body }, context) =>
    decide(context, { articleId: id, ...body, callId: confirmArticle.id, show: presentById }),
  ),

  handle(confirmNews, async ({ id, body }, context) => {
    const articleId = id;
    if ((await store.articleById(context.db, articleId))?.kind !== articleKind.news) throw new ApiFailure('not_found');
    return decide(context, { articleId, ...body, callId: confirmNews.id, show: shownNews });
  }),

  handle(addArticle, ({ body: { articleKind: kind = articleKind.article, statusValue, ...fields } }, context) => {
    const { userId } = actorOf(context);
    const { now } = context;
    return transact(context, async tx => {
      const values = await valuesOf(tx, null, fields);
      const row = await store.addArticle(tx, { ...values, kind, userId, createdAt: now, updatedAt: now });
      await note(tx, context, row, 'create');
      const after =
        statusValue === articleStatus.published
          ? await decideArticle(tx, context, row, { status: articleStatus.published })
          : row;
      await writeAudit(tx, context, addArticle.id, { subject, subjectId: row.id, after: auditedOf(after) });
      return { id: row.id, message: await presentById(tx, context, row.id) };
    });
  }),

  handle(saveArticle, ({ body: { articleId, version, statusValue, seen, ...fields } }, context) =>
    transact(context, async tx => {
      const before = await lockAny(tx, articleId);
      await mustBeSeen(tx, before, seen);
      if (before.status === articleStatus.deleted) throw new ApiFailure('move_not_allowed');
      await mustBeRead(tx, context, before, { version, show: presentById });
      const values = await valuesOf(tx, articleId, fields);
      const saved = await store.changeArticle(tx, articleId, {
        ...values,
        version: before.version + 1,
        updatedAt: context.now,
      });
      const correction = changed(auditedOf(before), auditedOf(saved));
      // Withdrawing or deleting an article without changing its fields is not a correction.
      if (Object.keys(correction.after).length > 0 || statusValue === undefined)
        await note(tx, context, saved, 'correct');
      const moves = statusValue !== undefined && statusValue !== saved.status;
      const after = moves ? await decideArticle(tx, context, saved, { status: statusValue }) : saved;
      if (!moves && after.status === articleStatus.published) await keepPublished(tx, context, after);
      await writeAudit(tx, context, saveArticle.id, {
        subject,
        subjectId: articleId,
        ...changed(auditedOf(before), auditedOf(after)),
      });
      return { message: await presentById(tx, context, articleId) };
    }),
  ),

  handle(addArticleCss, async ({ body: { articleId, cssStyle, preview = false, version } }, context) => {
    const { files } = context.ports;
    const scoped = articleCssScope(articleId);
    const css = cssStyle.trim();
    if (preview) {
      const message = await presentById(context.db, context, articleId);
      return { message: { ...message, cssUrl: await previewCss(files, css, scoped, actorOf(context).userId) } };
    }
    return transact(context, async tx => {
      const before = await lockAny(tx, articleId);
      if (before.status === articleStatus.deleted) throw new ApiFailure('not_found');
      await mustBeRead(tx, context, before, { version, show: presentById });
      await replaceCss(tx, files, before.css, css, scoped);
      const saved = await store.changeArticle(tx, articleId, {
        css,
        version: before.version + 1,
        updatedAt: context.now,
      });
      if (saved.status === articleStatus.published) await keepPublished(tx, context, saved);
      await writeAudit(tx, context, addArticleCss.id, {
        subject,
        subjectId: articleId,
        before: { cssStyle: before.css },
        after: { cssStyle: css },
      });
      return { message: await presentById(tx, context, articleId) };
    });
  }),

  handle(restoreArticle, ({ body: { articleId } }, context) =>
    restore(context, { articleId, callId: restoreArticle.id, show: presentById }),
  ),

  handle(restoreNews, ({ body: { newsId } }, context) =>
    restore(context, { articleId: newsId, callId: restoreNews.id, show: shownNews }),
  ),
];

const readerOf = (context: Context) => (mayManage(context, articleRecord) ? 'staff' : 'guest');

type Show<T> = (db: Db, context: Context, articleId: number) => Promise<T>;

async function sent(db: Db, articleId: number): Promise<SentArticle> {
  return mustExist(await sentById(db, articleId));
}

const presentById: Show<AdminArticle> = async (db, context, articleId) =>
  presentAdminArticle(db, await sent(db, articleId), mayManage(context, articleRecord));

const shownNews: Show<News> = async (db, context, articleId) => {
  const row = await sent(db, articleId);
  if (row.kind !== articleKind.news) throw new ApiFailure('not_found');
  return presentNews(db, row, mayManage(context, articleRecord));
};

async function lockAny(tx: Db, articleId: number): Promise<store.ArticleTableRow> {
  return mustExist(await store.lockArticle(tx, articleId));
}

const mustBeSeen = (tx: Db, before: store.ArticleTableRow, seen: ArticleStatus | undefined): Promise<void> =>
  mustBeAsSeen(seen, before.status, () => stepTo(tx, kindOf(before), before.id, before.status));

interface Read<T> {
  /** The version the user read; undefined skips the check. */
  readonly version: number | undefined;
  readonly show: Show<T>;
}

const mustBeRead = <T>(tx: Db, context: Context, row: store.ArticleTableRow, { version, show }: Read<T>) =>
  mustBeCurrent(tx, context, subject, row, version, () => show(tx, context, row.id));

interface Decision<T> {
  readonly articleId: number;
  readonly status: ArticleStatus;
  /** The status the user saw when deciding. */
  readonly seen: ArticleStatus | undefined;
  readonly rejectionReason?: string | undefined;
  readonly version?: number | undefined;
  readonly callId: string;
  readonly show: Show<T>;
}

function decide<T>(context: Context, { articleId, seen, status, callId, show, ...rest }: Decision<T>) {
  return transact(context, async tx => {
    const before = await lockAny(tx, articleId);
    await mustBeSeen(tx, before, seen);
    await mustBeRead(tx, context, before, { version: rest.version, show });
    const after = await decideArticle(tx, context, before, { status, reason: rest.rejectionReason });
    await writeAudit(tx, context, callId, {
      subject,
      subjectId: articleId,
      ...changed(auditedOf(before), auditedOf(after)),
    });
    return { message: await show(tx, context, articleId) };
  });
}

function restore<T>(context: Context, { articleId, callId, show }: Pick<Decision<T>, 'articleId' | 'callId' | 'show'>) {
  return transact(context, async tx => {
    const before = await lockAny(tx, articleId);
    const after = await restoreDeleted(tx, context, before);
    await writeAudit(tx, context, callId, {
      subject,
      subjectId: articleId,
      ...changed(auditedOf(before), auditedOf(after)),
    });
    return { message: await show(tx, context, articleId) };
  });
}
