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
