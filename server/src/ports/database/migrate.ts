import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import type { PoolClient } from 'pg';
import type { Database } from '../../core/db/database.ts';
import { sqlState } from '../../core/db/sqlState.ts';

// An arbitrary lock number; servers that start together wait for the one that holds it.
const MIGRATION_LOCK = 7_301_511;

interface Patience {
  /** Milliseconds a migration waits for a lock: whoever reads the table meanwhile waits behind it. */
  readonly lockWait?: number;
  /** Milliseconds between two tries, in which those readers go on. */
  readonly between?: number;
  /** Milliseconds after which it is given up. */
  readonly longest?: number;
}

/**
 * Applies the missing migrations of `folder`, one server at a time and each in a transaction of its own: a lock is held
 * no longer than the migration that needs it. Everything runs on one connection, because the embedded database has only
 * one.
 */
export async function migrate({ pool }: Pick<Database, 'pool'>, folder: string, patience: Patience = {}) {
  const client = await pool.connect();
  let failure: Error | undefined;
  try {
    // A long migration is not a slow query.
    await client.query('SET statement_timeout = 0');
    await waitForTurn(client);
    await client.query(`
      CREATE SCHEMA IF NOT EXISTS drizzle;
      CREATE TABLE IF NOT EXISTS drizzle.__drizzle_migrations (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at bigint)`);
    const { rows } = await client.query('SELECT max(created_at) AS last FROM drizzle.__drizzle_migrations');
    const last: number | null = rows[0]?.last ?? null;
    const missing = readMigrationFiles({ migrationsFolder: folder }).filter(
      ({ folderMillis }) => last === null || folderMillis > last,
    );
    for (const migration of missing) await apply(client, migration, patience);
  } catch (error) {
    failure = error instanceof Error ? error : new Error(String(error));
    throw failure;
  } finally {
    // Closing the connection gives back both the lock and the changed settings, whatever went wrong before.
    client.release(failure ?? true);
  }
}

/** Asks again and again: a statement that waited would keep CREATE INDEX CONCURRENTLY of the other server waiting. */
async function waitForTurn(client: PoolClient): Promise<void> {
  for (;;) {
    const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS locked', [MIGRATION_LOCK]);
    if (rows[0]?.locked) return;
    await pause(100);
  }
}

/** No lock came in time, or two sessions waited for each other. */
const isLocked = (error: unknown) => ['55P03', '40P01'].includes(sqlState(error) ?? '');

async function apply(
  client: PoolClient,
  { sql, hash, folderMillis }: MigrationMeta,
  { lockWait = 2_000, between = 1_000, longest = 300_000 }: Patience,
): Promise<void> {
  const add = 'INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ($1, $2)';
  if (sql.some(statement => /\bINDEX\s+CONCURRENTLY\b/i.test(statement))) {
    // It blocks nobody, so it may wait, and cannot be part of a transaction.
    await client.query('SET lock_timeout = 0');
    for (const statement of sql) await client.query(statement);
    await client.query(add, [hash, folderMillis]);
    return;
  }
  // guard: migrate.test.ts
  await client.query(`SET lock_timeout = ${lockWait}`);
  const until = Date.now() + longest;
  for (;;) {
    try {
      await client.query('BEGIN');
      for (const statement of sql) await client.query(statement);
      await client.query(add, [hash, folderMillis]);
      await client.query('COMMIT');
      return;
    } catch (error) {
      await client.query('ROLLBACK').catch(() => {});
      if (!isLocked(error)) throw error;
      if (Date.now() > until)
        throw new Error(
          `a migration waits for a lock that another session holds: pg_stat_activity and pg_blocking_pids() name it (${sql[0]?.trim().slice(0, 80)}…)`,
          { cause: error },
        );
      await pause(between);
    }
  }
}

interface Journal {
  readonly entries: readonly { readonly tag: string; readonly when: number }[];
}

/** How many migrations a database has had, and the names of those of `folder` that it lacks. */
export async function migrationsOf(
  pool: Pick<Database['pool'], 'query'>,
  folder: string,
): Promise<{ applied: number; pending: string[] }> {
  const { entries } = JSON.parse(readFileSync(join(folder, 'meta', '_journal.json'), 'utf8')) as Journal;
  const { rows: tables } = await pool.query("SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS found");
  const { rows } = tables[0]?.found
    ? await pool.query<{ applied: number; last: number | null }>(
        'SELECT count(*) AS applied, max(created_at) AS last FROM drizzle.__drizzle_migrations',
      )
    : { rows: [] };
  const { applied = 0, last = null } = rows[0] ?? {};
  return { applied, pending: entries.filter(({ when }) => when > (last ?? 0)).map(({ tag }) => tag) };
}
