import pg from 'pg';
import type { Database } from '../../core/db/database.ts';
import { CONNECTION_WAIT, databaseOf, STATEMENT_LIMIT } from './driver.ts';

/** A PostgreSQL somewhere else. Connections are made when they are first needed. */
export function openPostgres({ url, connections }: { url: string; connections: number }): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: CONNECTION_WAIT,
    statement_timeout: STATEMENT_LIMIT,
    // A server that dies in the middle of a transaction must not keep its rows locked for others.
    idle_in_transaction_session_timeout: 2 * STATEMENT_LIMIT,
    application_name: 'venue',
    keepAlive: true,
    onConnect: async client => {
      await client.query("SET TIME ZONE 'UTC'");
    },
  });
  return databaseOf(pool, 'postgres');
}
