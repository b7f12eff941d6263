import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import type { Pool } from 'pg';

/** What SQL is sent through: the pool or a transaction, on the embedded database and on PostgreSQL alike. */
export type Db = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;

declare const mayLag: unique symbol;

/**
 * What is shown to visitors is read through this: perhaps a replica, which may be seconds behind. Nothing is decided by
 * it: it can be passed to whatever only reads, but it does not fit a transaction, and sends nothing but a select.
 */
export type Published = Db & { readonly [mayLag]: true };

/** A database that a transaction may begin on. */
export type Deciding = Db & { readonly [mayLag]?: undefined };

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
  /** A replica for what is shown to visitors and exported, if there is one. */
  readonly replica?: Replica;
  /** Writes a complete copy of the embedded database, as a tar; statements wait meanwhile. */
  readonly dump?: (file: string) => Promise<void>;
  /** Waits for running statements, then closes; a second call does nothing. */
  close(): Promise<void>;
}

/** A copy of the database that follows it. */
export interface Replica {
  /** How to read it; undefined if it is too far behind, or lacks what was written up to `seen`. */
  reader(seen: string | undefined): Reader | undefined;
  /** A position after everything committed so far. */
  position(): Promise<string>;
}

export interface Reader {
  readonly db: Published;
  readonly batches: Database['batches'];
}
