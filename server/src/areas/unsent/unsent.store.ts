import { messageRecord } from '@venue/sdk/unsent/kind';
import { messageState, messageStatus } from '@venue/sdk/unsent/model';
import { and, desc, eq, gt, inArray, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
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

/** The rows in which a message is in a state; every row is in exactly one. */
const inState = {
  [messageState.dropped]: and(isNotNull(outbox.droppedAt), isNull(outbox.sentAt)),
  [messageState.delivered]: isNotNull(outbox.deliveredAt),
  [messageState.undelivered]: and(
    or(isNotNull(outbox.refusedAt), and(isNull(outbox.sentAt), isNull(outbox.dueAt))),
    or(isNull(outbox.droppedAt), isNotNull(outbox.sentAt)),
  ),
  [messageState.sent]: and(isNotNull(outbox.sentAt), isNull(outbox.refusedAt), isNull(outbox.deliveredAt)),
  [messageState.waiting]: and(
    isNull(outbox.sentAt),
    isNull(outbox.refusedAt),
    isNull(outbox.droppedAt),
    isNotNull(outbox.dueAt),
  ),
} as const;

/** Copies of newsletters are counted in the newsletter and not listed one by one. */
const single = ne(outbox.event, 'letter.copy');

const sentSorts = { messageId: [outbox.id], createdAt: [outbox.createdAt, outbox.id] } as const;

interface SentQuery extends Omit<ListQuery, 'sort' | 'status'> {
  readonly sort?: keyof typeof sentSorts | undefined;
  readonly state?: (typeof messageState.ids)[number] | undefined;
}

/** A page of all messages. */
export function sentPage(db: Db, { sort = 'messageId', order, kind, state, ...page }: SentQuery) {
  return pageByIds<OutboxRow>(db, page, {
    id: outbox.id,
    fits: and(single, kind === undefined ? undefined : eq(outbox.kind, kind), state && inState[state]),
    found: undefined,
    sorting: inOrder(sentSorts[sort], order),
    rowsOf: ids =>
      db
        .select()
        .from(outbox)
        .where(inArray(outbox.id, [...ids])),
  });
}

const MOST = 100;

/** The last messages about a record, or to an account. */
export const messagesOf = (
  db: Db,
  { kind, id }: { readonly kind: string; readonly id: number },
): PromiseLike<OutboxRow[]> =>
  db
    .select()
    .from(outbox)
    .where(
      // guard: unsent.sent.test.ts
      kind === 'user'
        ? and(eq(outbox.userId, id), single)
        : and(eq(outbox.ofKind, kind), sql`${outbox.ofIds} @> ${sql.param([id])}::int[]`),
    )
    .orderBy(desc(outbox.id))
    .limit(MOST);

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
