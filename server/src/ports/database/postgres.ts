import type pg from 'pg';
import type { Database } from '../../core/db/database.ts';
import { batchesOf } from './batches.ts';
import { CONNECTION_WAIT, databaseOf, PLANNING, poolOf, STATEMENT_LIMIT } from './driver.ts';

/** The most lists that are read in batches at once; the next one waits. */
const READERS = 4;

/** An external PostgreSQL. Connections are opened when they are first needed. */
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
  // Lists read in batches have sessions of their own: otherwise a pool of one or two would have none left for the
  // calls.
  const readers = poolOf({ ...options, max: READERS });
  const batches: Database['batches'] = async function* (read, size) {
    const client = await readers.connect();
    try {
      yield* batchesOf(client, read, size);
    } finally {
      // Such lists are rare, so the connection is closed afterwards, with any state left in it.
      client.release(true);
    }
  };
  return databaseOf(poolOf(options), 'postgres', batches, () => readers.end());
}
