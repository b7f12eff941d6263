import { asc, desc, eq, inArray } from 'drizzle-orm';
import { outbox, outboxFile } from '../../core/db/core.table.ts';
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

/** The attachments of these letters, without their bytes. */
export const filesOf = (db: Db, letters: readonly { readonly id: number }[]) =>
  db
    .select({ id: outboxFile.id, letterId: outboxFile.letterId, name: outboxFile.name })
    .from(outboxFile)
    .where(
      inArray(
        outboxFile.letterId,
        letters.map(({ id }) => id),
      ),
    )
    .orderBy(asc(outboxFile.id));

export async function fileById(db: Db, id: number) {
  const [row] = await db.select().from(outboxFile).where(eq(outboxFile.id, id));
  return row;
}
