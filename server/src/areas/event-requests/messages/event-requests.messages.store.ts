import { requestMessageLimits } from '@venue/sdk/event-requests/model';
import { and, desc, eq, exists, inArray, isNull, lt, lte, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../core/db/database.ts';
import { inserted } from '../../../core/db/inserted.ts';
import { eventRequest, eventRequestFile, eventRequestMessage, type MessageRow } from '../event-requests.table.ts';

export type { MessageRow } from '../event-requests.table.ts';

/** The newest messages of a request in the order they were written, and whether there are older ones. */
export async function messagesOf(db: Db, requestId: number, before?: number) {
  const rows = await db
    .select()
    .from(eventRequestMessage)
    .where(
      and(
        eq(eventRequestMessage.requestId, requestId),
        before === undefined ? undefined : lt(eventRequestMessage.id, before),
      ),
    )
    .orderBy(desc(eventRequestMessage.id))
    .limit(requestMessageLimits.shown + 1);
  return { rows: rows.slice(0, requestMessageLimits.shown).reverse(), more: rows.length > requestMessageLimits.shown };
}

/** The files of messages. */
export async function filesOfMessages(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(eventRequestFile)
    .where(inArray(eventRequestFile.messageId, [...ids]))
    .orderBy(eventRequestFile.id);
}

export async function addMessage(tx: Db, values: typeof eventRequestMessage.$inferInsert): Promise<MessageRow> {
  return inserted(await tx.insert(eventRequestMessage).values(values).returning());
}

const unreadFrom = (fromStaff: boolean) => and(eq(eventRequestMessage.fromStaff, fromStaff), unread);
const unread = isNull(eventRequestMessage.readAt);

interface Reading {
  readonly requestId: number;
  /** Whose messages are marked as read: the venue's or the customer's. */
  readonly fromStaff: boolean;
  readonly upTo: number;
}

/** Marks the messages of one side as read and returns how many stay unread. */
export async function markRead(tx: Db, { requestId, fromStaff, upTo }: Reading, now: Date): Promise<number> {
  const theirs = and(eq(eventRequestMessage.requestId, requestId), unreadFrom(fromStaff));
  await tx
    .update(eventRequestMessage)
    .set({ readAt: now })
    .where(and(theirs, lte(eventRequestMessage.id, upTo)));
  return tx.$count(eventRequestMessage, theirs);
}

/** How many messages of one side about a request are unread: a column of lists. */
export const waitingFrom = (fromStaff: boolean): SQL<number> =>
  sql<number>`(select count(*)::int from ${eventRequestMessage}
    where ${eventRequestMessage.requestId} = ${eventRequest.id} and ${unreadFrom(fromStaff)})`;

/** Requests with messages from the customer that no staff member has read. */
export const unreadByStaff = inArray(
  eventRequest.id,
  sql`(select ${eventRequestMessage.requestId} from ${eventRequestMessage} where ${unreadFrom(false)})`,
);

/** How many messages of the venue a person has not read. */
export async function countUnreadOf(db: Db, userId: number): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(eventRequestMessage)
    .innerJoin(eventRequest, eq(eventRequest.id, eventRequestMessage.requestId))
    .where(and(eq(eventRequest.userId, userId), unreadFrom(true)));
  return row?.count ?? 0;
}

/** Locks requests with a message of the venue unread since `before`, whose customers have not been told of it. */
export const claimUntold = (tx: Db, before: Date) =>
  tx
    .select({ id: eventRequest.id, userId: eventRequest.userId, title: eventRequest.title })
    .from(eventRequest)
    .where(
      and(
        isNull(eventRequest.toldAt),
        ne(eventRequest.status, 1),
        exists(
          tx
            .select({ id: eventRequestMessage.id })
            .from(eventRequestMessage)
            .where(
              and(
                eq(eventRequestMessage.requestId, eventRequest.id),
                unreadFrom(true),
                lte(eventRequestMessage.sentAt, before),
              ),
            ),
        ),
      ),
    )
    .orderBy(eventRequest.id)
    .limit(50)
    .for('update', { skipLocked: true });
