import type pg from 'pg';
import type { Database } from '../../core/db/database.ts';
import { batchesOf } from './batches.ts';
import { CONNECTION_WAIT, databaseOf, PLANNING, poolOf, STATEMENT_LIMIT } from './driver.ts';

/** Lists that are read in batches at once; the next one waits. */
const READERS = 4;

/** A PostgreSQL somewhere else. Connections are made when they are first needed. */
export function openPostgres({ url, connections }: { url: string; connections: number }): Database {
  const options: pg.PoolConfig = {
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: CONNECTION_WAIT,
    statement_timeout: STATEMENT_LIMIT,
    // A server that dies in the middle of a transaction must not keep its rows locked for others.
    idle_in_transaction_session_timeout: 2 * STATEMENT_LIMIT,
    application_name: 'venue',
    keepAlive: true,
    onConnect: async client => {
      await client.query(`SET TIME ZONE 'UTC'; ${PLANNING}`);
    },
  };
  // A session of its own for each list that is read in batches: a pool of one or two would else have none for the calls.
  const readers = poolOf({ ...options, max: READERS });
  const batches: Database['batches'] = async function* (read, size) {
    const client = await readers.connect();
    try {
      yield* batchesOf(client, read, size);
    } finally {
      // Lists are read for seconds and rarely: the connection is closed, with whatever is left in it.
      client.release(true);
    }
  };
  return databaseOf(poolOf(options), 'postgres', batches, () => readers.end());
}
