import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import type { Database } from '../../core/db/database.ts';

// An arbitrary lock number; servers that start together wait for the one that holds it.
const MIGRATION_LOCK = 7_301_511;

/**
 * Applies the missing migrations of `folder`, one server at a time.
 * Everything runs on one connection, because the embedded database has only one.
 */
export async function migrate({ pool }: Pick<Database, 'pool'>, folder: string): Promise<void> {
  const client = await pool.connect();
  let failure: Error | undefined;
  try {
    // Waiting for another server's migrations, and a long migration, are not slow queries.
    await client.query('SET statement_timeout = 0');
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await applyMigrations(drizzle(client), { migrationsFolder: folder });
  } catch (error) {
    failure = error instanceof Error ? error : new Error(String(error));
    throw failure;
  } finally {
    // Closing the connection gives back both the lock and the changed timeout, whatever went wrong before.
    client.release(failure ?? true);
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
