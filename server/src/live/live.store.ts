import { and, asc, eq, gt, inArray, min, sql } from 'drizzle-orm';
import { liveMessage, liveTopic } from '../core/db/core.table.ts';
import type { Db } from '../core/db/database.ts';

export interface Message {
  readonly topic: string;
  readonly seq: number;
  readonly action: string;
  readonly data: unknown;
}

/** The last number of each topic; a topic that never had a message is missing. */
export async function lastSeqs(db: Db, topics: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select()
    .from(liveTopic)
    .where(inArray(liveTopic.topic, [...topics]));
  return new Map(rows.map(row => [row.topic, row.seq]));
}

/** The messages after the given number of each topic, in order. */
export async function messagesAfter(
  db: Db,
  seen: readonly { topic: string; seq: number }[],
  most: number,
): Promise<readonly Message[]> {
  const topics = sql.param(seen.map(each => each.topic));
  const seqs = sql.param(seen.map(each => each.seq));
  return db
    .select(columns)
    .from(liveMessage)
    .innerJoin(
      sql`unnest(${topics}::text[], ${seqs}::bigint[]) as seen(topic, seq)`,
      sql`${liveMessage.topic} = seen.topic and ${liveMessage.seq} > seen.seq`,
    )
    .orderBy(asc(liveMessage.topic), asc(liveMessage.seq))
    .limit(most);
}

/** The stored messages of one topic after a number, in order. */
export const missedOn = (db: Db, topic: string, after: number, most: number): Promise<Message[]> =>
  db
    .select(columns)
    .from(liveMessage)
    .where(and(eq(liveMessage.topic, topic), gt(liveMessage.seq, after)))
    .orderBy(asc(liveMessage.seq))
    .limit(most);

/** The number before the first message of a topic that is younger than a moment; null when there is none. */
export async function numberBefore(db: Db, topic: string, since: Date): Promise<number | null> {
  const [row] = await db
    .select({ seq: min(liveMessage.seq) })
    .from(liveMessage)
    .where(and(eq(liveMessage.topic, topic), gt(liveMessage.createdAt, since)));
  return row?.seq ? row.seq - 1 : null;
}

const columns = {
  topic: liveMessage.topic,
  seq: liveMessage.seq,
  action: liveMessage.action,
  data: liveMessage.data,
};
