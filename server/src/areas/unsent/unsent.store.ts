import { messageRecord } from '@venue/sdk/unsent/kind';
import { messageStatus } from '@venue/sdk/unsent/model';
import { and, asc, desc, eq, gt, isNotNull, isNull, or, type SQL } from 'drizzle-orm';
import { audit, outbox } from '../../core/db/core.table.ts';
import type { Db } from '../../core/db/database.ts';
import { pageOf } from '../../core/db/pageOf.ts';
import { staffNameOf } from '../accounts/accounts.store.ts';

export type OutboxRow = typeof outbox.$inferSelect;

const sortable = {
  messageId: outbox.id,
  createdAt: outbox.createdAt,
  nextTryAt: outbox.dueAt,
  tries: outbox.attempts,
} as const;

const waits = (now: Date) => and(isNotNull(outbox.dueAt), or(isNull(outbox.uselessAt), gt(outbox.uselessAt, now)));

/** Messages that did not leave although it was tried, as long as anybody needs them. */
export const unsent = (now: Date): SQL | undefined =>
  and(isNotNull(outbox.lastError), isNull(outbox.droppedAt), or(isNotNull(outbox.refusedAt), waits(now)));

interface Wanted {
  readonly page: number;
  readonly pageSize: number;
  readonly sort?: keyof typeof sortable | undefined;
  readonly order: 'asc' | 'desc';
  readonly kind?: 'sms' | 'mail' | undefined;
  readonly status?: (typeof messageStatus.ids)[number] | undefined;
}

/** A page of them. */
export function unsentPage(db: Db, now: Date, { sort = 'messageId', order, kind, status, ...page }: Wanted) {
  const fitting = and(
    unsent(now),
    kind === undefined ? undefined : eq(outbox.kind, kind),
    status === undefined
      ? undefined
      : status === messageStatus.refused
        ? isNotNull(outbox.refusedAt)
        : isNull(outbox.refusedAt),
  );
  const way = order === 'asc' ? asc : desc;
  const rows = db.select().from(outbox).where(fitting).orderBy(way(sortable[sort]), way(outbox.id));
  return pageOf(db, page, rows, db.select({ id: outbox.id }).from(outbox).where(fitting));
}

/** A message, sent or not, locked until the end of the transaction. */
export async function lockMessage(tx: Db, id: number): Promise<OutboxRow | undefined> {
  const [row] = await tx.select().from(outbox).where(eq(outbox.id, id)).for('update');
  return row;
}

/** What staff decided about a message last. */
export async function lastDecision(db: Db, id: number): Promise<{ callId: string; at: Date; who: string } | undefined> {
  const [row] = await db
    .select({ callId: audit.callId, at: audit.at, userId: audit.userId })
    .from(audit)
    .where(and(eq(audit.subject, messageRecord.name), eq(audit.subjectId, id)))
    .orderBy(desc(audit.id))
    .limit(1);
  return row && { ...row, who: await staffNameOf(db, row.userId) };
}

export const changeMessage = (tx: Db, id: number, values: Partial<OutboxRow>) =>
  tx.update(outbox).set(values).where(eq(outbox.id, id));
