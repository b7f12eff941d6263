import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Database } from '../../core/db/database.ts';
import { mustFollowBaseline } from './baseline.ts';
import { openEmbedded } from './embedded.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './postgres.ts';
import { mustHave, type Schema } from './schema.ts';

/** Where the generated migrations are. */
export const migrationsDir = fileURLToPath(new URL('../../../drizzle', import.meta.url));

interface DatabaseOptions {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly databasePool: number;
}

/** What the migrations make; written down by `npm run schema`. */
export const readExpectedSchema = (): Schema => JSON.parse(readFileSync(join(migrationsDir, 'objects.json'), 'utf8'));

/**
 * Opens the database the settings name, brings it up to the newest migration, and checks that nothing is missing in it.
 * For the embedded one the caller already holds the lock of `dataDir`.
 * @param onLost called once if the embedded database dies under us; the process should end and start again.
 */
export async function openDatabase(options: DatabaseOptions, onLost: (reason: Error) => void): Promise<Database> {
  const database =
    options.databaseUrl === undefined
      ? await openEmbedded({ dataDir: options.dataDir, onLost })
      : openPostgres({ url: options.databaseUrl, connections: options.databasePool });
  try {
    await mustFollowBaseline(database.pool, migrationsDir);
    await migrate(database, migrationsDir);
    await mustHave(database.pool, readExpectedSchema());
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
