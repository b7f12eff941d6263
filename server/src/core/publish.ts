import type { Push, PushData } from '@venue/sdk';
import { sql } from 'drizzle-orm';
import { liveMessage, liveTopic } from './db/core.table.ts';
import type { Db } from './db/database.ts';

/** One message on one concrete topic. */
export interface LiveMessage {
  readonly topic: string;
  readonly action: string;
  readonly data: unknown;
}

/** Puts a push on a concrete topic: `residents` or `info/17`. */
export const toTopic = <P extends Push>(push: P, topic: string, data: PushData<P>): LiveMessage => ({
  topic,
  action: push.action,
  data,
});

/**
 * Writes live messages in the transaction that caused them, so they are sent if and only if it commits. Call it last:
 * the topic's row stays locked until the commit, which is what keeps sequence numbers in the order of commits.
 */
export async function publish(tx: Db, now: Date, announcements: readonly LiveMessage[]): Promise<void> {
  // Topics are taken in one order everywhere, so that two transactions cannot wait for each other.
  const sorted = [...announcements].sort((a, b) => (a.topic < b.topic ? -1 : a.topic > b.topic ? 1 : 0));
  for (const { topic, action, data } of sorted) {
    const [counter] = await tx
      .insert(liveTopic)
      .values({ topic, seq: 1 })
      .onConflictDoUpdate({ target: liveTopic.topic, set: { seq: sql`${liveTopic.seq} + 1` } })
      .returning({ seq: liveTopic.seq });
    await tx.insert(liveMessage).values({ topic, seq: counter?.seq ?? 1, action, data, createdAt: now });
  }
}
