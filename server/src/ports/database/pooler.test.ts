import { sql } from 'drizzle-orm';
import { expect, inject, onTestFinished, test } from 'vitest';
import { findPgbouncer, followsStatements, startPgbouncer } from '../../../../tools/pgbouncer.mjs';
import { BadSetting } from '../../config/badSetting.ts';
import { type TestDatabase, testDatabase } from '../../testing/database.ts';
import { openDatabase } from './open.ts';
import { readTarget } from './pooler.ts';
import { openPostgres } from './postgres.ts';

const follows = followsStatements(findPgbouncer());

/** A database and a PgBouncer in front of it. */
async function behindPooler(options?: { sessions?: number; statements?: number }) {
  const database = await testDatabase('postgres', 2);
  onTestFinished(() => database.close());
  const pooler = await startPgbouncer(inject('postgresUrl'), options);
  onTestFinished(() => pooler.stop());
  return { database, url: pooler.url(nameOf(database)), other: pooler.url('postgres') };
}

const directOf = ({ url = '' }: TestDatabase) => url;
const nameOf = (database: TestDatabase) => new URL(directOf(database)).pathname.slice(1);

const open = (databaseUrl: string, databaseDirectUrl?: string) =>
  openDatabase({ dataDir: '', databaseUrl, databaseDirectUrl, databasePool: 3 }, reason => {
    throw reason;
  });

/** The one line with which a start ends. */
const refusalOf = async (start: Promise<unknown>): Promise<string> => {
  const error = await start.then(
    () => expect.fail('it started'),
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(BadSetting);
  return (error as Error).message;
};

test('a connection knows whether a pooler is between, and whether it follows prepared statements', async () => {
  const { database, url } = await behindPooler();
  expect(await readTarget(directOf(database))).toEqual({ hasPooler: false, canPrepare: true });
  for (let time = 0; time < 3; time++) expect(await readTarget(url)).toEqual({ hasPooler: true, canPrepare: follows });
});

test.runIf(follows)('a pooler that was not told to follow them does not', async () => {
  const { url } = await behindPooler({ statements: 0 });
  expect(await readTarget(url)).toEqual({ hasPooler: true, canPrepare: false });
});

test('a start through a pooler says in one line what it lacks', async () => {
  const { database, url, other } = await behindPooler();
  expect(await refusalOf(open(url))).toMatch(/^DATABASE_URL leads to a pooler .*: set DATABASE_DIRECT_URL/);
  expect(await refusalOf(open(url, url))).toMatch(/^DATABASE_DIRECT_URL leads to a pooler/);
  expect(await refusalOf(open(other, directOf(database)))).toMatch(/lead to different databases$/);

  const lacks = await refusalOf(open(url, directOf(database)));
  expect(lacks).toContain(`IN DATABASE ${nameOf(database)} SET statement_timeout = '15000';`);
  expect(lacks).toContain("SET idle_in_transaction_session_timeout = '30000';");
  const [statements = ''] = /ALTER ROLE .*;/.exec(lacks) ?? [];
  await database.pool.query(statements);
  // The sessions that it has opened before do not have them yet.
  const next = await startPgbouncer(inject('postgresUrl'));
  onTestFinished(() => next.stop());
  const opened = await open(next.url(nameOf(database)), directOf(database));
  onTestFinished(() => opened.close());
  const { rows } = await opened.pool.query("SELECT current_setting('statement_timeout') AS timeout");
  expect(rows).toEqual([{ timeout: '15s' }]);
});

test('repeated statements and transactions of many clients share the sessions of a pooler', async () => {
  const { database, url } = await behindPooler({ sessions: 2 });
  const target = await readTarget(url);
  const servers = [1, 2].map(() => openPostgres({ url, directUrl: directOf(database), connections: 5, target }));
  onTestFinished(async () => void (await Promise.all(servers.map(server => server.close()))));
  await database.pool.query('CREATE TABLE tally (n integer)');
  const add = (n: number) =>
    Promise.all(
      servers.map(async ({ db, pool }) => {
        await pool.query({ name: 'twice', text: 'select $1::int * 2', values: [n] });
        return db.transaction(async tx => {
          await tx.execute(sql`insert into tally values (${n})`);
          return (await tx.execute(sql`select ${n}::int * 2 as twice`)).rows;
        });
      }),
    );
  const all = await Promise.all(Array.from({ length: 40 }, (_, n) => add(n)));
  all.forEach((rows, n) => void expect(rows).toEqual([[{ twice: 2 * n }], [{ twice: 2 * n }]]));
  expect((await database.pool.query('SELECT count(*)::int AS n FROM tally')).rows).toEqual([{ n: 80 }]);

  // A list is read in batches through a session of its own, while the pooler serves others.
  const batches = servers[0]?.batches(
    db => db.execute<{ n: number }>(sql`select n from tally`).then(({ rows }) => rows),
    30,
  );
  const sizes: number[] = [];
  for await (const rows of batches ?? []) {
    sizes.push(rows.length);
    await add(100);
  }
  expect(sizes).toEqual([30, 30, 20]);
});
