import type { AnyCall } from '@venue/sdk';
import { listPublicResidents } from '@venue/sdk/residents';
import { createResident, exportResidents } from '@venue/sdk/residents/admin';
import { ResidentFields, residentStatus } from '@venue/sdk/residents/model';
import { listRooms } from '@venue/sdk/rooms';
import { sample } from '@venue/sdk/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { type Postgres, startPostgres, startReplica } from '../../tools/postgres.mjs';
import type { Database } from './core/db/database.ts';
import { renderFor } from './core/db/published.ts';
import { inTransaction } from './core/db/transact.ts';
import { handlePublished } from './core/http/handle.ts';
import { openDatabase } from './ports/database/open.ts';
import { openPostgres } from './ports/database/postgres.ts';
import { testApi } from './testing/api.ts';

const NAME = 'venue';
/** Seconds that the replica may be behind: more than a slow machine needs for what is compared. */
const BOUND = 60;
const SHORT = 2;
const PATIENCE = { timeout: 20_000, interval: 50 };

let primary: Postgres;
let replica: Postgres;
let database: Database;
let standby: Database;

const open = (databaseReadUrl: string, databaseReadLag = SHORT) =>
  openDatabase(
    { dataDir: '', databaseUrl: primary.url(NAME), databasePool: 4, databaseReadUrl, databaseReadLag },
    reason => {
      throw reason;
    },
  );

beforeAll(async () => {
  primary = await startPostgres();
  const maintenance = openPostgres({ url: primary.url(), connections: 1 });
  await maintenance.pool.query(`CREATE DATABASE ${NAME}`);
  await maintenance.close();
  replica = await startReplica(primary);
  database = await open(replica.url(NAME), BOUND);
  standby = openPostgres({ url: replica.url(NAME), connections: 1 });
}, 120_000);
afterAll(async () => {
  await Promise.all([database.close(), standby.close()]);
  await Promise.all([primary.stop(), replica.stop()]);
});
beforeEach(() => catchUp());

const pauseReplay = () => standby.pool.query('SELECT pg_wal_replay_pause()');
const position = () => database.replica?.position() ?? expect.fail('there is no replica');
const reader = (seen?: string) => database.replica?.reader(seen);

/** Waits until the replica has everything and is read. */
async function catchUp() {
  await standby.pool.query('SELECT pg_wal_replay_resume()');
  const seen = await position();
  await expect.poll(() => reader(seen), PATIENCE).toBeDefined();
}

const isReplica = sql`select pg_is_in_recovery() as yes`;

test('the replica is read while it is fresh, and neither writes nor decides', async () => {
  const { db, batches } = reader() ?? expect.fail('it is not read');
  expect((await db.execute(isReplica)).rows).toEqual([{ yes: true }]);
  const sizes: number[] = [];
  const read = (from: typeof database.db) => from.execute(sql`select n from generate_series(1, 70) as n`);
  for await (const rows of batches(from => read(from).then(result => result.rows), 30)) sizes.push(rows.length);
  expect(sizes).toEqual([30, 30, 10]);

  await expect(db.execute(sql`delete from users`)).rejects.toMatchObject({ cause: { message: /only read/ } });
  await expect(db.transaction(async () => 1)).rejects.toThrow(/never begins on a replica/);
  // @ts-expect-error what may lag does not fit a transaction
  await expect(inTransaction(db, async () => 1)).rejects.toThrow(/never begins on a replica/);
  expect(() => handlePublished(createResident, () => expect.fail('it runs'))).toThrow(/no read of visitors/);
});

test('whoever has written reads the primary until the replica has it', async () => {
  await pauseReplay();
  await database.pool.query("INSERT INTO activity_kind (id, name, position) VALUES (2000, 'Ткачи', 99)");
  const seen = await position();
  const names = sql`select name from activity_kind where id = 2000`;
  const others = reader() ?? expect.fail('others read the replica meanwhile');
  expect((await others.db.execute(names)).rows).toEqual([]);
  expect(reader(seen)).toBeUndefined();
  expect(reader('no position')).toBeUndefined();
  await catchUp();
  expect((await reader(seen)?.db.execute(names))?.rows).toEqual([{ name: 'Ткачи' }]);
});

test('a replica that is too far behind is left alone, and read again when it has caught up', async () => {
  const own = await open(replica.url(NAME));
  onTestFinished(() => own.close());
  const isRead = () => own.replica?.reader(undefined) !== undefined;
  await expect.poll(isRead, PATIENCE).toBe(true);
  await pauseReplay();
  await database.pool.query("INSERT INTO activity_kind (id, name, position) VALUES (2001, 'Гончары', 98)");
  const began = performance.now();
  await expect.poll(isRead, PATIENCE).toBe(false);
  expect(performance.now() - began).toBeLessThan(1_000 * SHORT + 1_000);
  await catchUp();
  await expect.poll(isRead, PATIENCE).toBe(true);
});

test('pages of visitors and exports read the replica, but nobody misses what they wrote or were told of', async () => {
  const api = await testApi({ database });
  onTestFinished(() => api.close());
  const { access, profile } = (await api.aStaff()).login;
  const tokens = { access, profile };
  const send = (call: AnyCall, headers: Record<string, string>, payload: object) =>
    api.app.inject({ method: call.method as 'POST', url: `/api${call.path}`, headers, payload });
  /** Adds a resident; returns the cookie of whoever did. */
  const add = async (residentName: string) => {
    const body = {
      ...sample(ResidentFields),
      residentName,
      residentIsActual: true,
      residentStatus: residentStatus.published,
    };
    const { statusCode, headers } = await send(createResident, tokens, body);
    expect(statusCode).toBe(200);
    return String(headers['set-cookie']).split(';')[0] ?? '';
  };
  const names = async (call: AnyCall, headers: Record<string, string>) => {
    const { body } = await api.app.inject({ url: `/api${call.path}?page=1&format=csv`, headers });
    return ['Ателье', 'Пекарня'].filter(name => body.includes(name));
  };
  const before = await add('Ателье');
  await catchUp();
  await pauseReplay();
  const after = await add('Пекарня');
  const [stale, all] = [['Ателье'], ['Ателье', 'Пекарня']];
  const listed = (headers: Record<string, string>) => names(listPublicResidents, headers);
  expect(await listed({})).toEqual(stale);
  expect(await renderFor(undefined, () => listed({}))).toEqual(stale);
  // Whoever wrote it sees it at once, with another program too, which keeps no cookies.
  expect(await listed({ cookie: after })).toEqual(all);
  expect(await renderFor(after.split('=')[1], () => listed({}))).toEqual(all);
  expect(await listed(tokens)).toEqual(all);
  // A colleague's change is pushed to whoever is signed in as staff.
  expect(await listed({ ...tokens, cookie: before })).toEqual(all);
  const exported = (headers: Record<string, string>) => names(exportResidents, { ...tokens, ...headers });
  expect(await exported({ cookie: before })).toEqual(stale);
  expect(await exported({ cookie: after })).toEqual(all);
  expect(await exported({})).toEqual(all);

  // What is pushed is read from the primary by browsers: no other push would follow.
  await database.pool.query("UPDATE room SET name = 'Обсерватория' WHERE id = 31");
  const isRenamed = async () => (await send(listRooms, {}, {})).body.includes('Обсерватория');
  expect(await isRenamed()).toBe(true);
  expect(await renderFor(undefined, isRenamed)).toBe(false);
  await catchUp();
  expect(await renderFor(undefined, isRenamed)).toBe(true);
});

test('a replica that dies is survived, also by a server that starts meanwhile', async () => {
  const other = await startReplica(primary);
  const own = await open(other.url(NAME));
  onTestFinished(() => own.close());
  await expect.poll(() => own.replica?.reader(undefined), PATIENCE).toBeDefined();
  const { db, batches } = own.replica?.reader(undefined) ?? expect.fail('it is not read');
  await other.stop();
  expect((await db.execute(isReplica)).rows).toEqual([{ yes: false }]);
  const rows: unknown[] = [];
  for await (const some of batches(from => from.execute(isReplica).then(result => result.rows))) rows.push(...some);
  expect(rows).toEqual([{ yes: false }]);
  await expect.poll(() => own.replica?.reader(undefined), PATIENCE).toBeUndefined();
  const next = await open(other.url(NAME));
  expect(next.replica?.reader(undefined)).toBeUndefined();
  await next.close();
});

test('another database is no replica', async () => {
  await expect(open(replica.url())).rejects.toThrow(/^DATABASE_URL and DATABASE_READ_URL lead to different databases$/);
});
