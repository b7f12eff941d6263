import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { BadSetting } from '../../config/badSetting.ts';
import { CONNECTION_WAIT, PLANNING, STATEMENT_LIMIT } from './driver.ts';

/** What a connection string leads to. */
export interface Target {
  /** Whether a pooler such as PgBouncer is between, which may give each transaction another session. */
  readonly hasPooler: boolean;
  /** Whether the names of prepared statements may be used; PgBouncer follows them from 1.21 on, if it is told to. */
  readonly canPrepare: boolean;
}

/** Settings that a session of ours starts with; behind a pooler they belong to the role, because no session is ours. */
export const SESSION = {
  TimeZone: 'UTC',
  statement_timeout: `${STATEMENT_LIMIT}`,
  // A server that dies in the middle of a transaction must not keep its rows locked for others.
  idle_in_transaction_session_timeout: `${2 * STATEMENT_LIMIT}`,
  ...PLANNING,
} as const;

/** Connects once and finds out what is there. In one transaction, so of one session. */
export async function readTarget(url: string): Promise<Target> {
  return withClient(url, async client => {
    await client.query('BEGIN');
    const { rows } = await client.query<{ process: number }>('SELECT pg_backend_pid() AS process');
    // A pooler introduces itself with a number of its own, because its client has no process yet.
    const hasPooler = rows[0]?.process !== client.processID;
    const canPrepare = !hasPooler || (await followsNames(client));
    await client.query('ROLLBACK');
    return { hasPooler, canPrepare };
  });
}

/** Whether a pooler names prepared statements anew: then it knows them, and prepares them wherever they are sent. */
async function followsNames(client: pg.Client): Promise<boolean> {
  const name = `probe_${randomUUID()}`;
  const text = `SELECT name FROM pg_prepared_statements WHERE statement LIKE '%${name}%'`;
  const { rows } = await client.query<{ name: string }>({ name, text });
  const isOurs = rows.some(row => row.name === name);
  // Otherwise it would stay in a session that others use.
  if (isOurs) await client.query(`DEALLOCATE "${name}"`);
  return !isOurs && rows.length > 0;
}

/** Names a database: the same for all connection strings that lead to it or to a replica of it. */
export async function readIdentity(url: string): Promise<string> {
  return withClient(url, async client => {
    const { rows } = await client.query<{ identity: string }>(
      "SELECT system_identifier || '/' || current_database() AS identity FROM pg_control_system()",
    );
    return rows[0]?.identity ?? '';
  });
}

/** Throws, with the statement that sets it right, if the role behind a pooler lacks the settings of a session. */
export async function mustHaveSession(url: string): Promise<void> {
  const wrong = await withClient(url, async client => {
    const { rows } = await client.query<{ name: string; setting: string; role: string; base: string }>(
      `SELECT name, setting, quote_ident(current_user) AS role, quote_ident(current_database()) AS base
       FROM pg_settings WHERE name = ANY($1)`,
      [Object.keys(SESSION)],
    );
    return rows.flatMap(({ name, setting, role, base }) => {
      const needed = SESSION[name as keyof typeof SESSION];
      return setting === needed ? [] : [`ALTER ROLE ${role} IN DATABASE ${base} SET ${name} = '${needed}';`];
    });
  });
  if (wrong.length > 0)
    throw new BadSetting(
      `DATABASE_URL leads to a pooler, whose sessions lack settings of the role: run ${wrong.sort().join(' ')} and RECONNECT in PgBouncer`,
    );
}

/** A connection without parameters of a session, which PgBouncer refuses. */
async function withClient<T>(
  url: string,
  work: (client: pg.Client & { processID?: number }) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECTION_WAIT,
    query_timeout: CONNECTION_WAIT,
    application_name: 'venue',
  });
  // Without a listener a cut connection would end the process; the query fails by itself.
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
