import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database } from '../../core/db/database.ts';

// Counts, sums and bigserial keys arrive as numbers. One beyond 2^53 would be silently wrong, so it fails instead.
pg.types.setTypeParser(pg.types.builtins.INT8, text => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} does not fit a JavaScript number`);
  return value;
});

/** Milliseconds a caller waits for a connection: a query beside its own transaction fails here instead of hanging. */
export const CONNECTION_WAIT = 15_000;

/** Milliseconds one statement may run. */
export const STATEMENT_LIMIT = 15_000;

/** Wraps a pool as a Database; `closeRest` ends whatever stands behind the pool. */
export function databaseOf(
  pool: pg.Pool,
  kind: Database['kind'],
  closeRest: () => Promise<void> = async () => {},
): Database {
  // Without a listener a connection cut while idle would end the process; the pool opens another one by itself.
  pool.on('error', () => {});
  let closing: Promise<void> | undefined;
  return {
    db: drizzle(pool),
    pool,
    kind,
    close() {
      closing ??= pool.end().then(closeRest);
      return closing;
    },
  };
}
