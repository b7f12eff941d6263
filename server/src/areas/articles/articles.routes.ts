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
import { handle } from '../../core/http/handle.ts';
import { numberOf } from '../../core/http/numberOf.ts';
import { announce } from '../../core/publish.ts';
import { historyPage } from '../../core/record/history.ts';
import { showArticle, showRows, showStep } from './articles.presenter.ts';
import { mayGo, type Reader } from './articles.rules.ts';
import { askForDecision, mustBeWhole, note, takeOwn, takeToEdit, valuesOf } from './articles.service.ts';
import * as store from './articles.store.ts';

const PAGE_SIZE = 12;
const HISTORY_SIZE = 25;
const LAST_PAGE = 1000;

export const articlesRoutes = [
  handle(listArticles, async ({ x, body = {} }, scope) => {
    const page = Math.min(Math.max(Number.parseInt(x, 10) || 1, 1), LAST_PAGE);
    const { own = false, articleKind: kind, statusValue: status, search } = body;
    const wanted = { kind, status, search, page, pageSize: PAGE_SIZE };
    const { rows, total, totalIsExact } = own
      ? await store.ownPage(scope.db, actorOf(scope).userId, wanted)
      : await store.publishedPage(scope.db, wanted);
    return {
      message: { page, pageSize: PAGE_SIZE, total, totalIsExact },
      items: await showRows(scope.db, rows, readerOf(scope.actor)),
    };
  }),

  handle(getArticle, async ({ id }, scope) => {
    const row = await store.articleById(scope.db, numberOf(id));
    const mine = row !== undefined && row.userId === scope.actor?.userId && row.status !== articleStatus.deleted;
    if (!row || (!mine && row.status !== articleStatus.published)) throw new ApiFailure('not_found');
    return { message: await showArticle(scope.db, row, readerOf(scope.actor)(row)) };
  }),

  handle(listArticleHistory, async ({ body }, scope) => {
    const { page = 1, pageSize = HISTORY_SIZE, articleId: objectId, search, order } = body;
    const { userId: ownerId } = actorOf(scope);
    const title = search ? containing(search) : undefined;
    const kinds = ['article', 'news'] as const;
    const wanted = { ownerId, kinds, objectId, title, order, page, pageSize };
    const { rows, total, totalIsExact } = await historyPage(scope.db, wanted);
    return {
      message: { page, pageSize, total, totalIsExact },
      items: rows.map(step => showStep(step, 'author')),
    };
  }),

  handle(createArticle, ({ body: { articleKind: kind, ...fields } }, scope) => {
    const { userId } = actorOf(scope);
    const { now } = scope;
    return transact(scope, async tx => {
      const values = await valuesOf(tx, null, fields);
      const row = await store.addArticle(tx, { ...values, kind, userId, createdAt: now, updatedAt: now });
      await note(tx, scope, row, 'create');
      return { message: await showArticle(tx, row, 'author') };
    });
  }),

  handle(saveArticle, ({ body: { articleId, version, ...fields } }, scope) =>
    transact(scope, async tx => {
      const row = await takeToEdit(tx, scope, articleId);
      if (row.version !== version)
        throw new ApiFailure('conflict', { data: { current: await showArticle(tx, row, 'author') } });
      const values = await valuesOf(tx, articleId, fields);
      const saved = await store.changeArticle(tx, articleId, {
        ...values,
        version: version + 1,
        updatedAt: scope.now,
      });
      return { message: await showArticle(tx, saved, 'author') };
    }),
  ),

  handle(sendArticleForVerification, ({ body: { articleId } }, scope) =>
    transact(scope, async tx => {
      const { now } = scope;
      const row = await takeOwn(tx, scope, articleId);
      if (!mayGo(row, 'send')) throw new ApiFailure('move_not_allowed');
      mustBeWhole(row);
      const sent = await store.changeArticle(tx, articleId, {
        status: articleStatus.onVerification,
        rejectionReason: null,
        sentAt: now,
        updatedAt: now,
      });
      await note(tx, scope, sent, 'send');
      const told = await askForDecision(tx, now, sent);
      const message = await showArticle(tx, sent, 'author');
      await announce(tx, now, told);
      return { message };
    }),
  ),
];

const readerOf =
  (actor: { readonly userId: number } | null) =>
  (row: { readonly userId: number }): Reader =>
    row.userId === actor?.userId ? 'author' : 'guest';
