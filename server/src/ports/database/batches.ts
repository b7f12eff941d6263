import { drizzle, type NodePgClient } from 'drizzle-orm/node-postgres';
import type { QueryConfig } from 'pg';
import type { Db } from '../../core/db/database.ts';
import { gauge } from '../../core/metrics.ts';

/** Rows in a batch: they are in memory together, and nothing else runs while they are mapped. */
const SIZE = 1000;

const underWay = gauge('exports_running', 'long lists that are being read in batches, for exports and newsletters.');

let opened = 0;

/**
 * Reads the result of one select in batches, as the database was at one moment, through a session that stays open
 * between statements. With `hold` (`WITH HOLD`) the database keeps the result itself, so no transaction stays open between
 * batches and the session may serve others meanwhile; without, the session is in a transaction of its own.
 */
export async function* batchesOf<Row>(
  session: NodePgClient,
  read: (db: Db) => PromiseLike<Row[]>,
  { size = SIZE, hold = true }: { readonly size?: number | undefined; readonly hold?: boolean } = {},
): AsyncGenerator<Row[]> {
  const cursor = `batches_${++opened}`;
  let select: string | undefined;
  // The same session, but the select opens the cursor the first time, and returns its next rows each time it is sent.
  const reader: NodePgClient = Object.create(session, {
    query: {
      async value({ text, ...query }: QueryConfig, values: unknown[]) {
        if (select === undefined) {
          await session.query(`DECLARE ${cursor} NO SCROLL CURSOR ${hold ? 'WITH HOLD ' : ''}FOR ${text}`, values);
          select = text;
        }
        if (select !== text) throw new Error('only one select can be read in batches');
        return session.query({ ...query, name: undefined, text: `FETCH ${size} FROM ${cursor}` });
      },
    },
  });
  const db = drizzle(reader);
  underWay.inc();
  try {
    for (;;) {
      const rows = await read(db);
      if (rows.length > 0) yield rows;
      if (rows.length < size) return;
    }
  } finally {
    underWay.dec();
    // A session that was lost took its cursors with it.
    if (select !== undefined) await session.query(`CLOSE ${cursor}`).catch(() => {});
  }
}
