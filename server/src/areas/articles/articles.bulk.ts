import { ApiFailure } from '@venue/sdk';
import {
  confirmArticle,
  confirmNews,
  listArticles,
  listNews,
  restoreArticle,
  restoreNews,
} from '@venue/sdk/articles/admin';
import { type ArticleStatus, articleKind, articleStatus } from '@venue/sdk/articles/model';
import { bulkAction, type Taken } from '../../area/bulkAction.ts';
import { type Turns, turnsBy } from '../../area/versioned.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { changed, writeAudit } from '../../core/record/audit.ts';
import { found } from '../../core/record/records.ts';
import { sentInBrief, type WantedArticles } from './articles.admin.store.ts';
import { auditedOf } from './articles.presenter.ts';
import { mayGo } from './articles.rules.ts';
import { decideArticle, restoreDeleted } from './articles.service.ts';
import { lockArticle } from './articles.store.ts';

const { draft, published, rejected, deleted } = articleStatus;

/** What may be decided about many at once: the status they get, and the moves that lead there. */
const decisions = [
  { act: 'publish', to: published, moves: ['confirm', 'publish'], needsReason: false },
  { act: 'withdraw', to: draft, moves: ['unpublish'], needsReason: false },
  { act: 'reject', to: rejected, moves: ['reject'], needsReason: true },
  { act: 'delete', to: deleted, moves: ['delete'], needsReason: false },
] as const;

type ArticleKind = (typeof articleKind.ids)[number];

const actionsOf = (kind: ArticleKind, callId: string, restoreId: string) =>
  decisions.map(({ act, to, moves, needsReason }) => ({
    act,
    needsReason,
    permission: 'articles.manage' as const,
    changes: ['articles', 'applications'],
    rows: async (db: Db, query: Omit<WantedArticles, 'kind'>, most: number) =>
      (await sentInBrief(db, { ...query, kind }, most)).map(row => ({
        id: row.id,
        title: row.title,
        may: moves.some(move => mayGo(row, move)),
        already: row.status === to,
      })),
    run: (tx: Db, context: Context, id: number, reason: string) =>
      decide(tx, context, { id, kind, callId, to, reason }),
    ...(act === 'delete' && {
      undo: (tx: Db, context: Context, id: number, doneAt: Date) =>
        giveBack(tx, context, { id, kind, callId: restoreId, doneAt }),
    }),
  }));

interface Decided {
  readonly id: number;
  readonly kind: ArticleKind;
  readonly callId: string;
  readonly to: ArticleStatus;
  readonly reason: string;
}

async function decide(tx: Db, context: Context, { id, kind, callId, to, reason }: Decided): Promise<Taken> {
  const before = await lockArticle(tx, id);
  if (before?.kind !== kind) throw new ApiFailure('not_found');
  if (before.status === to) return 'already';
  const after = await decideArticle(tx, context, before, { status: to, reason });
  await writeAudit(tx, context, callId, {
    subject: 'article',
    subjectId: id,
    ...changed(auditedOf(before), auditedOf(after)),
  });
  return 'done';
}

interface Deleted {
  readonly id: number;
  readonly kind: ArticleKind;
  readonly callId: string;
  readonly doneAt: Date;
}

async function giveBack(tx: Db, context: Context, { id, kind, callId, doneAt }: Deleted): Promise<void> {
  const before = await lockArticle(tx, id);
  if (before?.kind !== kind) throw new ApiFailure('not_found');
  // Somebody else's deletion is not to be taken back by this one.
  if (before.updatedAt.getTime() !== doneAt.getTime()) throw new ApiFailure('move_not_allowed');
  const after = await restoreDeleted(tx, context, before);
  await writeAudit(tx, context, callId, {
    subject: 'article',
    subjectId: id,
    ...changed(auditedOf(before), auditedOf(after)),
  });
}

export const articlesBulk = [
  ...actionsOf(articleKind.article, confirmArticle.id, restoreArticle.id).map(({ act, rows, ...rest }) =>
    bulkAction(listArticles, { ...rest, name: `articles.${act}`, rows: (db, _, query, most) => rows(db, query, most) }),
  ),
  ...actionsOf(articleKind.news, confirmNews.id, restoreNews.id).map(({ act, rows, ...rest }) =>
    bulkAction(listNews, { ...rest, name: `news.${act}`, rows: (db, _, query, most) => rows(db, query, most) }),
  ),
];

const turnsOf = {
  [articleKind.article]: turnsBy(articlesBulk, 'articles.publish', 'articles.withdraw'),
  [articleKind.news]: turnsBy(articlesBulk, 'news.publish', 'news.withdraw'),
};

/** How an article or a piece of news gets on the site and off it when its moment comes. */
export const articleTurns: Turns = {
  publish: async (tx, context, id) => turnsOf[found(await lockArticle(tx, id)).kind].publish(tx, context, id),
  withdraw: async (tx, context, id) => turnsOf[found(await lockArticle(tx, id)).kind].withdraw(tx, context, id),
  changes: ['articles', 'applications'],
};
