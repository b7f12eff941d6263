import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { BadSetting } from '../config/badSetting.ts';
import type { Config } from '../config.ts';
import { databaseClock } from '../core/clock.ts';
import { DataDirInUse, lockDataDir } from '../core/lock.ts';
import { mustFollowBaseline } from '../ports/database/baseline.ts';
import { openEmbedded } from '../ports/database/embedded.ts';
import { migrationsOf } from '../ports/database/migrate.ts';
import { checkReplica, checkUrls, migrationsDir, readExpectedSchema } from '../ports/database/open.ts';
import { openPostgres } from '../ports/database/postgres.ts';
import { mustHave, readSchema } from '../ports/database/schema.ts';
import { codeOf, type Finding, failure, ok, reasonOf, warning } from './finding.ts';
import { paymentFindings } from './payments.ts';

const ABOUT = 'database';
/** The oldest version of PostgreSQL that the tests run on. */
const TESTED = 15;

/** Looks at the database of the settings and changes nothing in it. */
export const databaseFindings = (config: Config): Promise<Finding[]> =>
  config.databaseUrl === undefined ? ofEmbedded(config) : ofPostgres(config.databaseUrl, config);

async function ofEmbedded(config: Config): Promise<Finding[]> {
  const { dataDir } = config;
  if (!existsSync(join(dataDir, 'pg')))
    return [ok(ABOUT, `${dataDir} has no embedded database yet: the first start makes it.`)];
  try {
    const lock = await lockDataDir(dataDir);
    try {
      const onLost = (reason: Error) => {
        throw reason;
      };
      const database = await openEmbedded({ dataDir, onLost });
      try {
        return await ofSchema(database.pool, config);
      } finally {
        await database.close();
      }
    } finally {
      lock.release();
    }
  } catch (error) {
    if (error instanceof DataDirInUse)
      return [ok(ABOUT, 'A running server has the embedded database open: its /health/ready says whether it answers.')];
    return [failure(ABOUT, `The embedded database cannot be opened, so no server can start: ${reasonOf(error)}`)];
  }
}

async function ofPostgres(url: string, config: Config): Promise<Finding[]> {
  try {
    const { target, sessionUrl } = await checkUrls({ ...config, databaseUrl: url });
    return [
      ...(target.hasPooler ? [ok(ABOUT, 'DATABASE_URL leads to a pooler, which does all that a server needs.')] : []),
      ...(await ofSession(sessionUrl, config)),
      ...(config.databaseReadUrl === undefined ? [] : await ofReplica(url, config.databaseReadUrl)),
    ];
  } catch (error) {
    if (error instanceof BadSetting) return [failure(ABOUT, `${error.message}. No server can start.`)];
    const hint = hints[codeOf(error) ?? ''] ?? 'Correct DATABASE_URL, or mend the database.';
    return [failure(ABOUT, `It does not answer, so no server can start: ${reasonOf(error)}. ${hint}`)];
  }
}

const ofReplica = async (url: string, readUrl: string): Promise<Finding[]> => [
  (await checkReplica(url, readUrl))
    ? ok(ABOUT, 'The replica answers.')
    : warning(ABOUT, 'The replica of DATABASE_READ_URL does not answer: all is read from the primary until it does.'),
];

/** By a connection of its own: behind a pooler, what is set here would stay in a session of others. */
async function ofSession(url: string, config: Config): Promise<Finding[]> {
  const { pool, close } = openPostgres({ url, connections: 1 });
  try {
    // The one connection of this pool: whatever is asked afterwards can write nothing.
    await pool.query('SET SESSION CHARACTERISTICS AS TRANSACTION READ ONLY');
    return [...(await ofServer(pool, config)), ...(await ofSchema(pool, config)), await ofClock(pool)];
  } finally {
    await close();
  }
}

const hints: Readonly<Record<string, string>> = {
  '28P01': 'Correct the user or the password in DATABASE_URL.',
  '28000': 'Let this user in from this machine (pg_hba.conf), or correct DATABASE_URL.',
  '3D000': 'Create the database that DATABASE_URL names.',
  '53300': 'Raise max_connections of PostgreSQL, or lower DATABASE_POOL of the servers.',
  ECONNREFUSED: 'Start PostgreSQL, or correct host and port in DATABASE_URL.',
  ENOTFOUND: 'Correct the host in DATABASE_URL.',
};

interface Facts {
  readonly version: number;
  readonly encoding: string;
  readonly hasIcu: boolean;
  readonly isReplica: boolean;
  readonly mayMake: boolean;
  readonly foreign: number;
  readonly connections: number;
}

const facts = `
  SELECT current_setting('server_version_num')::int / 10000 AS version,
    current_setting('server_encoding') AS encoding,
    EXISTS (SELECT FROM pg_collation WHERE collname = 'und-x-icu') AS "hasIcu",
    pg_is_in_recovery() AS "isReplica",
    has_database_privilege(current_database(), 'CREATE') AND has_schema_privilege('public', 'CREATE') AS "mayMake",
    (SELECT count(*) FROM pg_class
      WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'v') AND NOT pg_has_role(relowner, 'USAGE')
    )::int AS foreign,
    current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int AS connections`;

/** Lists in batches have up to four connections of their own. */
const EXPORTS = 4;

async function ofServer(pool: Pool, { databasePool }: Config): Promise<Finding[]> {
  const { rows } = await pool.query<Facts>(facts);
  const [is] = rows;
  if (!is) return [];
  const connections = databasePool + EXPORTS;
  return [
    is.version < TESTED
      ? warning(
          ABOUT,
          `PostgreSQL ${is.version} is older than ${TESTED}, which this version is tested with: upgrade it.`,
        )
      : ok(ABOUT, `PostgreSQL ${is.version} answers. No extensions are needed.`),
    ...[
      is.encoding !== 'UTF8' &&
        failure(ABOUT, `Its encoding is ${is.encoding}, and Russian texts would fail: create it with ENCODING 'UTF8'.`),
      !is.hasIcu &&
        failure(ABOUT, 'PostgreSQL was built without ICU, which sorts names: no table can be made. Use another build.'),
      is.isReplica && failure(ABOUT, 'It is a read replica, on which no server can start: name the primary.'),
      !is.mayMake &&
        failure(
          ABOUT,
          'The user of DATABASE_URL may not make tables, so no migration is applied: make it the owner of the database, and grant CREATE on the schema public.',
        ),
      is.foreign > 0 &&
        failure(
          ABOUT,
          `${is.foreign} tables belong to another user, so migrations of them fail: give them to the user of DATABASE_URL (REASSIGN OWNED).`,
        ),
      connections > is.connections &&
        warning(
          ABOUT,
          `A server may open ${connections} connections (DATABASE_POOL and ${EXPORTS} for exports), and PostgreSQL has ${is.connections}: raise max_connections.`,
        ),
    ].filter(finding => finding !== false),
  ];
}

async function ofSchema(pool: Pool, config: Config): Promise<Finding[]> {
  const { applied, pending } = await migrationsOf(pool, migrationsDir);
  if (applied === 0) {
    const others = Object.keys((await readSchema(pool)).tables);
    return others.length === 0
      ? [ok('migrations', 'The database is empty: the first start makes its tables.')]
      : [
          failure(
            'migrations',
            `The database has tables of something else (${others.slice(0, 3).join(', ')}): use one of its own.`,
          ),
        ];
  }
  try {
    await mustFollowBaseline(pool, migrationsDir);
  } catch (error) {
    return [failure('migrations', reasonOf(error))];
  }
  if (pending.length > 0)
    return [
      warning('migrations', `The next start applies ${pending.join(', ')}: make a backup before (docs/operation.md).`),
    ];
  const schema = await mustHave(pool, readExpectedSchema()).then(
    () => ok('objects', 'All tables, constraints, indexes, triggers and functions are there.'),
    error => failure('objects', `No server can start: ${reasonOf(error)}`),
  );
  return [ok('migrations', 'All are applied.'), schema, ...(await paymentFindings(pool, config))];
}

async function ofClock(pool: Pool): Promise<Finding> {
  const clock = await databaseClock(pool);
  const seconds = (Math.abs(clock.offset()) / 1000).toFixed(1);
  return clock.isRight()
    ? ok('clock', `The clocks of this machine and of the database differ by ${seconds} s at most.`)
    : failure(
        'clock',
        `The clock of this machine differs from the database’s by ${seconds} s, so a server here takes no requests: run NTP on both.`,
      );
}
