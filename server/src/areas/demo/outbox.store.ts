import { desc, eq } from 'drizzle-orm';
import { outbox } from '../../core/db/core.table.ts';
import type { Db } from '../../core/db/database.ts';

const LATEST = 50;

/** The latest SMS and letters, newest first; to one receiver if one is named. */
export const latestLetters = (db: Db, to?: string) =>
  db
    .select()
    .from(outbox)
    .where(to === undefined ? undefined : eq(outbox.recipient, to))
    .orderBy(desc(outbox.id))
    .limit(LATEST);
