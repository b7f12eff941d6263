import { sql } from 'drizzle-orm';
import { expect, inject, onTestFinished, test } from 'vitest';
import { startRelay } from '../../../../tools/relay.mjs';
import { failureOf } from '../../core/http/errors.ts';
import { openPostgres } from './postgres.ts';

/** A database with one connection, whose network the test can make fail. */
async function behindRelay(answerWithin?: number) {
  const url = new URL(inject('postgresUrl'));
  const home = url.searchParams.get('host');
  const relay = await startRelay({ path: `${home}/.s.PGSQL.5432` });
  onTestFinished(() => relay.close());
  url.search = '';
  url.hostname = '127.0.0.1';
  url.port = `${relay.port}`;
  const database = openPostgres({ url: url.href, connections: 1, ...(answerWithin && { answerWithin }) });
  onTestFinished(() => database.close());
  await database.pool.query('SELECT 1');
  return { relay, database };
}

test('a transaction whose beginning fails gives its connection back', async () => {
  const { relay, database } = await behindRelay();
  relay.hang();
  const failing = database.db.transaction(async tx => tx.execute(sql`select 1`));
  const failed = expect(failing).rejects.toThrow();
  await expect.poll(() => database.pool.idleCount).toBe(0);
  relay.cut();
  await failed;
  await expect.poll(() => database.pool.totalCount).toBe(0);
  relay.pass();
  expect(await database.db.transaction(async () => 'goes on')).toBe('goes on');
  expect((await database.db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
});

test('a statement without an answer fails in time, and its connection is replaced', async () => {
  const { relay, database } = await behindRelay(300);
  const isBegun = Promise.withResolvers<void>();
  const failing = database.db.transaction(async tx => {
    isBegun.resolve();
    await expect.poll(() => isHanging).toBe(true);
    await tx.execute(sql`select 1`);
  });
  let isHanging = false;
  const failed = expect(failing).rejects.toSatisfy(error => failureOf(error).code === 'unavailable');
  await isBegun.promise;
  relay.hang();
  isHanging = true;
  await failed;
  relay.pass();
  expect(await database.db.transaction(async () => 'goes on')).toBe('goes on');
});

test('whoever lifts the limit of statements waits for as long as they take', async () => {
  const { database } = await behindRelay(300);
  await expect(database.pool.query('SELECT pg_sleep(1)')).rejects.toThrow(/Connection terminated/);
  await database.db.transaction(async tx => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`select pg_sleep(1)`);
  });
  await expect(database.pool.query('SELECT pg_sleep(1)')).rejects.toThrow(/Connection terminated/);
});
