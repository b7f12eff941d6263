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
import { type BulkOutcome, type BulkRow, bulkAction } from '../../area/bulkAction.ts';
import { type Turns, turnsBy } from '../../area/versioned.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { changed, writeAudit } from '../../core/record/audit.ts';
import { mustExist } from '../../core/record/records.ts';
import { sentInBrief, type WantedArticles } from './articles.admin.store.ts';
import { auditedOf } from './articles.presenter.ts';
import { mayGo } from './articles.rules.ts';
import { decideArticle, restoreDeleted } from './articles.service.ts';
import { type ArticleTableRow, lockArticle } from './articles.store.ts';

const { draft, published, rejected, deleted } = articleStatus;

/** The bulk decisions: the resulting status and the moves that lead to it. */
const decisions = [
  { act: 'publish', to: published, moves: ['confirm', 'publish'], needsReason: false },
  { act: 'withdraw', to: draft, moves: ['unpublish'], needsReason: false },
  { act: 'reject', to: rejected, moves: ['reject'], needsReason: true },
  { act: 'delete', to: deleted, moves: ['delete'], needsReason: false },
] as const;

type ArticleKind = (typeof articleKind.ids)[number];
type Brief = Awaited<ReturnType<typeof sentInBrief>>[number];

const common = { permission: 'articles.manage', changes: ['articles', 'applications'] } as const;

const rowsOf =
  (kind: ArticleKind, toldOf: (row: Brief) => Pick<BulkRow, 'may' | 'already'>) =>
  async (db: Db, query: Omit<WantedArticles, 'kind'>, most: number): Promise<BulkRow[]> =>
    (await sentInBrief(db, { ...query, kind }, most)).map(row => ({ id: row.id, title: row.title, ...toldOf(row) }));

const actionsOf = (kind: ArticleKind, callId: string, restoreId: string) => [
  ...decisions.map(({ act, to, moves, needsReason }) => ({
    ...common,
    act,
    needsReason,
    rows: rowsOf(kind, row => ({ may: moves.some(move => mayGo(row, move)), already: row.status === to })),
    run: (tx: Db, context: Context, id: number, reason: string) =>
      decide(tx, context, { id, kind, callId, to, reason }),
    ...(act === 'delete' && {
      undo: (tx: Db, context: Context, id: number, doneAt: Date) =>
        giveBack(tx, context, { id, kind, callId: restoreId, doneAt }),
    }),
  })),
  {
    ...common,
    act: 'restore',
    rows: rowsOf(kind, ({ status }) => ({ may: status === deleted, already: status !== deleted })),
    run: async (tx: Db, context: Context, id: number): Promise<BulkOutcome> => {
      if ((await lockAsLeft(tx, id, kind)).status !== deleted) return 'already';
      await giveBack(tx, context, { id, kind, callId: restoreId });
      return 'done';
    },
    undo: async (tx: Db, context: Context, id: number, doneAt: Date) => {
      await decide(tx, context, { id, kind, callId, to: deleted, reason: '', doneAt });
    },
  },
];

interface Decision {
  readonly id: number;
  readonly kind: ArticleKind;
  readonly callId: string;
  readonly to: ArticleStatus;
  readonly reason: string;
  readonly doneAt?: Date;
}

async function decide(
  tx: Db,
  context: Context,
  { id, kind, callId, to, reason, doneAt }: Decision,
): Promise<BulkOutcome> {
  const before = await lockAsLeft(tx, id, kind, doneAt);
  if (before.status === to) return 'already';
  const after = await decideArticle(tx, context, before, { status: to, reason });
  await writeAudit(tx, context, callId, {
    subject: 'article',
    subjectId: id,
    ...changed(auditedOf(before), auditedOf(after)),
  });
  return 'done';
}

async function giveBack(
  tx: Db,
  context: Context,
  { id, kind, callId, doneAt }: Omit<Decision, 'to' | 'reason'>,
): Promise<void> {
  const before = await lockAsLeft(tx, id, kind, doneAt);
  const after = await restoreDeleted(tx, context, before);
  await writeAudit(tx, context, callId, {
    subject: 'article',
    subjectId: id,
    ...changed(auditedOf(before), auditedOf(after)),
  });
}

/** An article, locked. Undoing a change made at `doneAt` is refused if the article was changed since. */
async function lockAsLeft(tx: Db, id: number, kind: ArticleKind, doneAt?: Date): Promise<ArticleTableRow> {
  const row = await lockArticle(tx, id);
  if (row?.kind !== kind) throw new ApiFailure('not_found');
  // guard: server/src/areas/bulk/bulk.undo.test.ts
  if (doneAt && row.updatedAt.getTime() !== doneAt.getTime()) throw new ApiFailure('move_not_allowed');
  return row;
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

/** The planned publication and withdrawal of articles and news. */
export const articleTurns: Turns = {
  publish: async (tx, context, id) => turnsOf[mustExist(await lockArticle(tx, id)).kind].publish(tx, context, id),
  withdraw: async (tx, context, id) => turnsOf[mustExist(await lockArticle(tx, id)).kind].withdraw(tx, context, id),
  changes: ['articles', 'applications'],
};
