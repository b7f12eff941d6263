import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BadSetting } from '../../config/badSetting.ts';
import type { Database } from '../../core/db/database.ts';
import { mustFollowBaseline } from './baseline.ts';
import { openEmbedded } from './embedded.ts';
import { migrate } from './migrate.ts';
import { mustHaveSession, readIdentity, readTarget, type Target } from './pooler.ts';
import { openPostgres } from './postgres.ts';
import { mustHave, type Schema } from './schema.ts';

/** Where the generated migrations are. */
export const migrationsDir = fileURLToPath(new URL('../../../drizzle', import.meta.url));

interface DatabaseOptions {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly databaseDirectUrl?: string | undefined;
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
  const { databaseUrl: url, databaseDirectUrl: directUrl, databasePool: connections } = options;
  if (url === undefined) return checked(await openEmbedded({ dataDir: options.dataDir, onLost }));
  const target = await readTarget(url);
  if (directUrl === undefined) {
    mustBeDirect('DATABASE_URL', target);
    return checked(openPostgres({ url, connections }));
  }
  mustBeDirect('DATABASE_DIRECT_URL', await readTarget(directUrl));
  // guard: pooler.test.ts
  if ((await readIdentity(url)) !== (await readIdentity(directUrl)))
    throw new BadSetting('DATABASE_URL and DATABASE_DIRECT_URL lead to different databases');
  if (target.hasPooler) await mustHaveSession(url);
  const session = openPostgres({ url: directUrl, connections: 1 });
  await checked(session);
  await session.close();
  return openPostgres({ url, directUrl, connections, target });
}

/** Migrations and exports keep state in their session, which a pooler may give to somebody else meanwhile. */
function mustBeDirect(name: string, { hasPooler }: Target): void {
  // guard: pooler.test.ts
  if (hasPooler)
    throw new BadSetting(
      `${name} leads to a pooler such as PgBouncer, through which neither migrations nor exports work: set DATABASE_DIRECT_URL to PostgreSQL itself`,
    );
}

/** Brings a database up to date and checks it; closes it if that fails. */
async function checked(database: Database): Promise<Database> {
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
