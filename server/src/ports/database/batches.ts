import { drizzle, type NodePgClient } from 'drizzle-orm/node-postgres';
import type { QueryConfig } from 'pg';
import type { Db } from '../../core/db/database.ts';

/** Rows of one batch: their cells stay in memory together, and nobody else has a turn while they are mapped. */
const SIZE = 1000;

let opened = 0;

/**
 * Reads one select a batch at a time, as the database was at one moment, through a session that outlives a statement.
 * The cursor is held (`WITH HOLD`): the database keeps the result itself, so no transaction stays open between batches
 * and the session may serve others meanwhile.
 */
export async function* batchesOf<Row>(
  session: NodePgClient,
  read: (db: Db) => PromiseLike<Row[]>,
  size = SIZE,
): AsyncGenerator<Row[]> {
  const cursor = `batches_${++opened}`;
  let select: string | undefined;
  // The same session, except that the select opens the cursor instead, and answers its next rows each time it is sent.
  const reader: NodePgClient = Object.create(session, {
    query: {
      async value({ text, ...query }: QueryConfig, values: unknown[]) {
        if (select === undefined) {
          await session.query(`DECLARE ${cursor} NO SCROLL CURSOR WITH HOLD FOR ${text}`, values);
          select = text;
        }
        if (select !== text) throw new Error('only one select can be read in batches');
        return session.query({ ...query, name: undefined, text: `FETCH ${size} FROM ${cursor}` });
      },
    },
  });
  const db = drizzle(reader);
  try {
    for (;;) {
      const rows = await read(db);
      if (rows.length > 0) yield rows;
      if (rows.length < size) return;
    }
  } finally {
    // A session that was lost took its cursors with it.
    if (select !== undefined) await session.query(`CLOSE ${cursor}`).catch(() => {});
  }
}
