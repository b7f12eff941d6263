import { messageRecord } from '@venue/sdk/unsent/kind';
import { messageStatus } from '@venue/sdk/unsent/model';
import { and, desc, eq, gt, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { audit, outbox } from '../../core/db/core.table.ts';
import type { Db } from '../../core/db/database.ts';
import { inOrder, pageByIds } from '../../core/db/pageByIds.ts';
import { staffNameOf } from '../accounts/accounts.store.ts';

export type OutboxRow = typeof outbox.$inferSelect;

const sortable = {
  messageId: [outbox.id],
  createdAt: [outbox.createdAt, outbox.id],
  nextTryAt: [outbox.dueAt, outbox.id],
  tries: [outbox.attempts, outbox.id],
} as const;

const isOfUse = (now: Date) => or(isNull(outbox.uselessAt), gt(outbox.uselessAt, now));

/** A message that was sent and has not arrived is of interest while the message itself is. */
const isGivenUp = (now: Date) => and(isNotNull(outbox.refusedAt), or(isNull(outbox.sentAt), isOfUse(now)));

/** Messages that failed or have not arrived, and have not expired. */
export const unsent = (now: Date): SQL | undefined =>
  // guard: unsent.test.ts
  and(
    isNotNull(outbox.lastError),
    isNull(outbox.droppedAt),
    or(isGivenUp(now), and(isNotNull(outbox.dueAt), isOfUse(now))),
  );

/** The rows of a status. */
const inStatus = {
  [messageStatus.waiting]: isNull(outbox.refusedAt),
  [messageStatus.refused]: and(isNotNull(outbox.refusedAt), isNull(outbox.sentAt)),
  [messageStatus.undelivered]: and(isNotNull(outbox.refusedAt), isNotNull(outbox.sentAt)),
} as const;

interface ListQuery {
  readonly page: number;
  readonly pageSize: number;
  readonly sort?: keyof typeof sortable | undefined;
  readonly order: 'asc' | 'desc';
  readonly kind?: 'sms' | 'mail' | undefined;
  readonly status?: (typeof messageStatus.ids)[number] | undefined;
}

/** The count of a long list is cached by its query, so moments in the query are rounded to this. */
const MOMENT_MS = 5000;

/** A page of them. */
export function unsentPage(db: Db, now: Date, { sort = 'messageId', order, kind, status, ...page }: ListQuery) {
  const fitting = and(
    unsent(new Date(Math.ceil(now.getTime() / MOMENT_MS) * MOMENT_MS)),
    kind === undefined ? undefined : eq(outbox.kind, kind),
    status && inStatus[status],
  );
  return pageByIds<OutboxRow>(db, page, {
    id: outbox.id,
    fits: fitting,
    found: undefined,
    sorting: inOrder(sortable[sort], order),
    rowsOf: ids =>
      db
        .select()
        .from(outbox)
        .where(inArray(outbox.id, [...ids])),
  });
}

/** A message, sent or not, locked until the end of the transaction. */
export async function lockMessage(tx: Db, id: number): Promise<OutboxRow | undefined> {
  const [row] = await tx.select().from(outbox).where(eq(outbox.id, id)).for('update');
  return row;
}

/** The last decision of staff about a message. */
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

/** Messages that were still to be sent may have been sent since: the gateways are asked before one gets them again. */
export async function mayHaveLeft(tx: Db): Promise<void> {
  await tx
    .update(outbox)
    .set({ attempts: sql`${outbox.attempts} + 1`, gateway: null })
    .where(isNotNull(outbox.dueAt));
}
