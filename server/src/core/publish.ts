import type { Push, PushData, PushTopic } from '@venue/sdk';
import { sql } from 'drizzle-orm';
import { type Registered, registerIn } from './db/afterCommit.ts';
import { liveMessage, liveTopic } from './db/core.table.ts';
import type { Db } from './db/database.ts';
import type { LiveMessage } from './liveMessage.ts';

/** The message of a push on one of its topics: `residents` or `info/17`. */
export const toTopic = <P extends Push>(push: P, topic: PushTopic<P>, data: PushData<P>): LiveMessage => ({
  topic,
  action: push.action,
  data,
});

/** Publishes live messages if the transaction commits. They are written at its end, wherever this is called. */
export function publish(tx: Db, createdAt: Date, messages: readonly LiveMessage[]): void {
  registerIn(tx).messages.push(...messages.map(message => ({ ...message, createdAt })));
}

/**
 * Milliseconds that a transaction may hold a topic without sending anything: everybody who publishes there waits for
 * it, so a server that is frozen or cut off then must not hold it for long.
 */
const HELD_IDLE = 5_000;

/**
 * Writes the messages of a transaction as its last statements: a topic's row stays locked until the commit, which keeps
 * sequence numbers in the order of commits.
 */
export async function writeMessages(tx: Db, messages: Registered['messages']): Promise<void> {
  // Topics are locked in the same order everywhere, so that two transactions cannot deadlock.
  const sorted = [...messages].sort((a, b) => (a.topic < b.topic ? -1 : a.topic > b.topic ? 1 : 0));
  for (const { topic, ...message } of sorted) {
    const [counter] = await tx
      .insert(liveTopic)
      .values({ topic, seq: 1 })
      .onConflictDoUpdate({ target: liveTopic.topic, set: { seq: sql`${liveTopic.seq} + 1` } })
      .returning({
        seq: liveTopic.seq,
        // For the rest of the transaction, and without a statement of its own.
        limit: sql`set_config('idle_in_transaction_session_timeout', ${`${HELD_IDLE}`}, true)`,
      });
    await tx.insert(liveMessage).values({ topic, seq: counter?.seq ?? 1, ...message });
  }
}
