import { asc, eq } from 'drizzle-orm';
import { outbox } from '../core/db/core.table.ts';
import type { Db } from '../core/db/database.ts';
import { filesOfLetter } from '../core/outbox.ts';

/** The letters written to an address so far, with the text of their files. */
export async function lettersTo(db: Db, email: string) {
  const rows = await db.select().from(outbox).where(eq(outbox.recipient, email)).orderBy(asc(outbox.id));
  return Promise.all(
    rows.map(async ({ id, event, subject, body, html, replyTo }) => ({
      ...{ event, subject, body, html, replyTo },
      files: (await filesOfLetter(db, id)).map(({ name, type, data }) => ({ name, type, text: data.toString() })),
    })),
  );
}
