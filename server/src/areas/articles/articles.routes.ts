import { ApiFailure } from '@venue/sdk';
import {
  createArticle,
  getArticle,
  listArticleHistory,
  listArticles,
  saveArticle,
  sendArticleForVerification,
} from '@venue/sdk/articles';
import { articleStatus } from '@venue/sdk/articles/model';
import { actorOf } from '../../core/context.ts';
import { containing } from '../../core/db/search.ts';
import { transact } from '../../core/db/transact.ts';
import { handle, handlePublished } from '../../core/http/handle.ts';
import { historyPage } from '../../core/record/history.ts';
import { mustBeCurrent } from '../../core/record/records.ts';
import { presentArticle, presentRows, presentStep } from './articles.presenter.ts';
import { mayGo, type Reader } from './articles.rules.ts';
import { askForDecision, mustBeWhole, note, takeOwn, takeToEdit, valuesOf } from './articles.service.ts';
import * as store from './articles.store.ts';

const PAGE_SIZE = 12;
const HISTORY_SIZE = 25;
const LAST_PAGE = 1000;

export const articlesRoutes = [
  handlePublished(listArticles, async ({ x, body = {} }, context) => {
    const page = Math.min(Math.max(x, 1), LAST_PAGE);
    const { own = false, articleKind: kind, statusValue: status, search } = body;
    const listQuery = { kind, status, search, page, pageSize: PAGE_SIZE };
    const { rows, total, totalIsExact } = own
      ? await store.ownPage(context.db, actorOf(context).userId, listQuery)
      : await store.publishedPage(context.db, listQuery);
    return {
      message: { page, pageSize: PAGE_SIZE, total, totalIsExact },
      items: await presentRows(context.db, rows, readerOf(context.actor)),
    };
  }),

  handlePublished(getArticle, async ({ id }, context) => {
    const row = await store.articleById(context.db, id);
    // guard: articles.restore.test.ts
    const isOwn = row !== undefined && row.userId === context.actor?.userId && row.status !== articleStatus.deleted;
    if (!row || (!isOwn && row.status !== articleStatus.published)) throw new ApiFailure('not_found');
    return { message: await presentArticle(context.db, row, readerOf(context.actor)(row)) };
  }),

  handle(listArticleHistory, async ({ body }, context) => {
    const { page = 1, pageSize = HISTORY_SIZE, articleId: objectId, search, order } = body;
    const { userId: ownerId } = actorOf(context);
    const title = search ? containing(search) : undefined;
    const kinds = ['article', 'news'] as const;
    const listQuery = { ownerId, kinds, objectId, title, order, page, pageSize };
    const { rows, total, totalIsExact } = await historyPage(context.db, listQuery);
    return {
      message: { page, pageSize, total, totalIsExact },
      items: rows.map(step => presentStep(step, 'author')),
    };
  }),

  handle(createArticle, ({ body: { articleKind: kind, ...fields } }, context) => {
    const { userId } = actorOf(context);
    const { now } = context;
    return transact(context, async tx => {
      const values = await valuesOf(tx, null, fields);
      const row = await store.addArticle(tx, { ...values, kind, userId, createdAt: now, updatedAt: now });
      await note(tx, context, row, 'create');
      return { id: row.id, message: await presentArticle(tx, row, 'author') };
    });
  }),

  handle(saveArticle, ({ body: { articleId, version, ...fields } }, context) =>
    transact(context, async tx => {
      const row = await takeToEdit(tx, context, articleId);
      await mustBeCurrent(tx, context, 'article', row, version, () => presentArticle(tx, row, 'author'));
      const values = await valuesOf(tx, articleId, fields);
      const saved = await store.changeArticle(tx, articleId, {
        ...values,
        version: row.version + 1,
        updatedAt: context.now,
      });
      return { message: await presentArticle(tx, saved, 'author') };
    }),
  ),

  handle(sendArticleForVerification, ({ body: { articleId } }, context) =>
    transact(context, async tx => {
      const { now } = context;
      const row = await takeOwn(tx, context, articleId);
      if (!mayGo(row, 'send')) throw new ApiFailure('move_not_allowed');
      mustBeWhole(row);
      const sent = await store.changeArticle(tx, articleId, {
        status: articleStatus.onVerification,
        rejectionReason: null,
        sentAt: now,
        updatedAt: now,
      });
      await note(tx, context, sent, 'send');
      await askForDecision(tx, now, sent);
      return { message: await presentArticle(tx, sent, 'author') };
    }),
  ),
];

const readerOf =
  (actor: { readonly userId: number } | null) =>
  (row: { readonly userId: number }): Reader =>
    row.userId === actor?.userId ? 'author' : 'guest';
