import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import type { Pool } from 'pg';

/** What SQL is sent through: the pool or a transaction, on the embedded database and on PostgreSQL alike. */
export type Db = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;

/** An open, migrated database. */
export interface Database {
  readonly db: Db;
  readonly pool: Pool;
  readonly kind: 'embedded' | 'postgres';
  /**
   * Reads a long list in batches, as it was at one moment, whatever is written meanwhile. `read` sends one select
   * without a limit. Not for use inside a transaction.
   */
  readonly batches: <Row>(read: (db: Db) => PromiseLike<Row[]>, size?: number) => AsyncGenerator<Row[]>;
  /** Writes a complete copy of the embedded database, as a tar; statements wait meanwhile. */
  readonly dump?: (file: string) => Promise<void>;
  /** Waits for running statements, then closes; a second call does nothing. */
  close(): Promise<void>;
}
