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
import { openReplica } from './replica.ts';
import { mustHave, type Schema } from './schema.ts';

/** Where the generated migrations are. */
export const migrationsDir = fileURLToPath(new URL('../../../drizzle', import.meta.url));

interface DatabaseOptions {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly databaseDirectUrl?: string | undefined;
  readonly databaseReadUrl?: string | undefined;
  readonly databaseReadLag?: number;
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
  const { databaseUrl: url, dataDir } = options;
  if (url === undefined) return checked(await openEmbedded({ dataDir, onLost }));
  const database = await openPrimary({ ...options, databaseUrl: url });
  if (options.databaseReadUrl === undefined) return database;
  try {
    return await withReplica(database, { ...options, databaseUrl: url, databaseReadUrl: options.databaseReadUrl });
  } catch (error) {
    await database.close();
    throw error;
  }
}

type Named<K extends keyof DatabaseOptions> = DatabaseOptions & { readonly [Key in K]: string };

/**
 * Finds out what the connection strings lead to, and by which of them a session is ours.
 * @throws BadSetting when no server can work with them
 */
export async function checkUrls({
  databaseUrl: url,
  databaseDirectUrl: directUrl,
}: Pick<Named<'databaseUrl'>, 'databaseUrl' | 'databaseDirectUrl'>): Promise<{ target: Target; sessionUrl: string }> {
  const target = await readTarget(url);
  if (directUrl === undefined) {
    mustBeDirect('DATABASE_URL', target);
    return { target, sessionUrl: url };
  }
  mustBeDirect('DATABASE_DIRECT_URL', await readTarget(directUrl));
  await mustBeSame(url, 'DATABASE_DIRECT_URL', directUrl);
  if (target.hasPooler) await mustHaveSession(url);
  return { target, sessionUrl: directUrl };
}

async function openPrimary(options: Named<'databaseUrl'>): Promise<Database> {
  const { databaseUrl: url, databaseDirectUrl: directUrl, databasePool: connections } = options;
  const { target } = await checkUrls(options);
  if (directUrl === undefined) return checked(openPostgres({ url, connections }));
  const session = openPostgres({ url: directUrl, connections: 1 });
  await checked(session);
  await session.close();
  return openPostgres({ url, directUrl, connections, target });
}

/**
 * Finds out whether a replica is one of this database; undefined while it does not answer.
 * @throws BadSetting when it cannot be read
 */
export async function checkReplica(databaseUrl: string, url: string): Promise<Target | undefined> {
  const target = await readTarget(url).catch(() => undefined);
  if (target?.hasPooler)
    throw new BadSetting('DATABASE_READ_URL leads to a pooler such as PgBouncer: set it to the replica itself');
  if (target) await mustBeSame(databaseUrl, 'DATABASE_READ_URL', url);
  return target;
}

/** A replica that is away at the start is read when it is back. */
async function withReplica(
  database: Database,
  {
    databaseUrl,
    databaseReadUrl: url,
    databasePool: connections,
    databaseReadLag = 5,
  }: Named<'databaseUrl' | 'databaseReadUrl'>,
): Promise<Database> {
  await checkReplica(databaseUrl, url);
  const replica = openReplica({ url, primary: database, connections, bound: databaseReadLag * 1_000 });
  return {
    ...database,
    replica,
    close: () => replica.close().then(database.close),
  };
}

async function mustBeSame(url: string, name: string, other: string): Promise<void> {
  // guard: pooler.test.ts
  if ((await readIdentity(url)) !== (await readIdentity(other)))
    throw new BadSetting(`DATABASE_URL and ${name} lead to different databases`);
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
