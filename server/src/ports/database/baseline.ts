import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Pool } from 'pg';

interface Journal {
  readonly entries: readonly { readonly tag: string; readonly when: number }[];
}

/**
 * Throws if a database stopped at a migration from before the baseline, which would make all its tables once more. A
 * database that had the last migration before it has the same as the baseline makes, and the same moment in its
 * journal, so it goes on with the next one.
 */
export async function mustFollowBaseline(pool: Pick<Pool, 'query'>, folder: string): Promise<void> {
  const { entries } = JSON.parse(readFileSync(join(folder, 'meta', '_journal.json'), 'utf8')) as Journal;
  const { rows: journals } = await pool.query(
    "SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS found",
  );
  if (!journals[0]?.found) return;
  const { rows } = await pool.query('SELECT max(created_at) AS last FROM drizzle.__drizzle_migrations');
  const last: number | null = rows[0]?.last ?? null;
  if (last === null || last >= (entries[0]?.when ?? 0)) return;
  throw new Error(
    `the database is older than ${entries[0]?.tag}.sql, and the migrations it lacks are gone: start the last commit that has server/drizzle/0069_handover.sql once, or remove DATA_DIR if only demo data are in it`,
  );
}
