import type { Push } from '@venue/sdk';
import { allPushes } from '@venue/sdk/calls';
import { sql } from 'drizzle-orm';
import type { Database } from '../core/db/database.ts';

/**
 * A push on each of its topics, as `order_paid on info/{userId}`. No two pushes share such a row, so it names its push.
 */
export const rowsOf = ({ action, topics }: Push): string[] => topics.map(topic => `${action} on ${topic}`);

/** The live messages written so far in the same notation, each once. */
export async function writtenMessages(db: Database['db']): Promise<string[]> {
  const { rows } = await db.execute<{ row: string }>(sql`
    select distinct action || ' on ' || regexp_replace(topic, '/[0-9]+$', '/{userId}') as row from live_message`);
  return rows.map(({ row }) => row).toSorted();
}

/** Those of them that no push declares, and that docs/generated/notices.md therefore lacks. */
export async function undeclaredMessages(db: Database['db']): Promise<string[]> {
  const declared = new Set(allPushes.flatMap(rowsOf));
  return (await writtenMessages(db)).filter(row => !declared.has(row));
}
