import { createServer } from 'node:net';
import { sql } from 'drizzle-orm';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Gauges } from '../area/gauges.ts';
import { outbox } from '../core/db/core.table.ts';
import { type TestApi, testApi } from '../testing/api.ts';
import { databaseKinds } from '../testing/database.ts';
import { showDatabase } from './databaseGauges.ts';

const metricsToken = 'a token of the collector';
const authorization = `Bearer ${metricsToken}`;

async function anApi(config: Partial<TestApi['config']>) {
  const api = await testApi({ config });
  onTestFinished(() => api.close());
  return api;
}

const scrape = async ({ app }: TestApi) => (await app.inject({ url: '/metrics', headers: { authorization } })).body;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  await new Promise(done => server.close(done));
  return typeof address === 'object' && address ? address.port : 0;
}

describe('who sees the metrics', () => {
  test('nobody, unless a setting says so', async () => {
    const { app } = await anApi({});
    expect((await app.inject('/metrics')).statusCode).toBe(404);
  });

  test('with a token, whoever sends it', async () => {
    const { app } = await anApi({ metricsToken });
    for (const header of ['', 'Bearer', `Bearer ${metricsToken}x`, metricsToken])
      expect((await app.inject({ url: '/metrics', headers: { authorization: header } })).statusCode).toBe(404);
    const response = await app.inject({ url: '/metrics', headers: { authorization } });
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toMatch(/^text\/plain/);
  });

  test('with a port of their own, only that port, and there too the token if there is one', async () => {
    const metricsPort = await freePort();
    const { app } = await anApi({ metricsPort, metricsToken });
    expect((await app.inject({ url: '/metrics', headers: { authorization } })).statusCode).toBe(404);
    const at = (path: string, headers = {}) => fetch(`http://127.0.0.1:${metricsPort}${path}`, { headers });
    expect((await at('/metrics')).status).toBe(404);
    expect((await at('/other', { authorization })).status).toBe(404);
    const response = await at('/metrics', { authorization });
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('venue_server_build_info{');
  });
});

test('a request is counted by its call, status and failure', async () => {
  const api = await anApi({ metricsToken });
  const post = () => api.app.inject({ method: 'POST', url: '/api/auth/login', payload: { phone: 'x' } });
  const counted = async () =>
    Number(
      /^venue_server_requests_total\{call="auth.login",status="4xx",failure="invalid_input"\} (\d+)$/m.exec(
        await scrape(api),
      )?.[1] ?? 0,
    );
  const before = await counted();
  expect((await post()).statusCode).toBe(400);
  expect(await counted()).toBe(before + 1);
  await api.app.inject('/api/no/such/79001234567');
  expect(await scrape(api)).not.toContain('79001234567');
});

describe.each(databaseKinds)('the numbers of %s', kind => {
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi({ kind, config: { metricsToken } });
  });
  afterAll(() => api.close());

  test('are all read, and say what waits', async () => {
    const dueAt = new Date(api.clock.now.getTime() - 90_000);
    const letter = { kind: 'sms' as const, recipient: '9000000000', body: 'x', createdAt: dueAt };
    await api.db.insert(outbox).values([
      { ...letter, dueAt },
      { ...letter, dueAt, lastError: 'Не отвечает' },
      { ...letter, dueAt: new Date(api.clock.now.getTime() + 90_000) },
      { ...letter, dueAt: null, sentAt: dueAt },
    ]);
    // On a busy machine the first reading takes longer than a collector waits.
    await expect.poll(() => scrape(api), { timeout: 20_000 }).toContain('venue_database_money_differing 0');
    const lines = (await scrape(api)).split('\n');
    for (const line of [
      'venue_database_outbox_messages{kind="sms",state="due"} 1',
      'venue_database_outbox_messages{kind="sms",state="failed"} 1',
      'venue_database_outbox_messages{kind="mail",state="due"} 0',
      'venue_database_outbox_oldest_seconds{kind="sms",state="due"} 90',
      'venue_database_pending{kind="message"} 1',
      'venue_database_money_owed{state="refused"} 0',
      'venue_database_booking_holds 0',
    ])
      expect(lines).toContain(line);
    const named = lines.flatMap(line => /^# TYPE (venue_database_\w+)/.exec(line)?.[1] ?? []);
    for (const name of named)
      expect(
        lines.some(line => line.startsWith(name)),
        name,
      ).toBe(true);
  });
});

describe('a reading', () => {
  const config = {} as TestApi['config'];
  const now = () => new Date();
  const log = { warn: () => {}, error: () => {} };
  const numbers = (read: Gauges['read']): Gauges => ({ labels: { of: ['a', 'b'] }, help: { rows: 'rows.' }, read });

  test('is shown again for some seconds, to many at once', async () => {
    const { db } = await anApi({});
    const own = new Registry();
    let times = 0;
    const read = async () => [{ of: 'a', rows: ++times }];
    const { refresh } = showDatabase(own, [numbers(read)], { db, now, config, log });
    await Promise.all([refresh(), refresh(), refresh()]);
    await refresh();
    expect(await own.metrics()).toContain('venue_database_rows{of="a"} 1');
    expect(times).toBe(1);
  });

  test('that hangs does not keep the collector, and is not begun twice', async () => {
    const { db } = await anApi({});
    const own = new Registry();
    let times = 0;
    let end = () => {};
    const read = () =>
      new Promise<never[]>(done => {
        times++;
        end = () => done([]);
      });
    const { refresh } = showDatabase(own, [numbers(read)], { db, now, config, log });
    const began = performance.now();
    await Promise.all([refresh(), refresh()]);
    end();
    expect(performance.now() - began).toBeLessThan(5_000);
    expect(times).toBe(1);
    expect(await own.metrics()).not.toMatch(/^venue_database_rows\{/m);
  });

  test('that fails shows nothing instead of something old, and cannot write', async () => {
    const { db } = await anApi({});
    const own = new Registry();
    const read: Gauges['read'] = async tx => {
      await tx.execute(sql`delete from ${outbox}`);
      return [{ of: 'a', rows: 1 }];
    };
    const { refresh } = showDatabase(own, [numbers(read)], { db, now, config, log });
    await refresh();
    expect(await own.metrics()).not.toMatch(/^venue_database_rows\{/m);
  });

  test('has no other values of labels than those declared', async () => {
    const { db } = await anApi({});
    const own = new Registry();
    const { refresh } = showDatabase(own, [numbers(async () => [{ of: 'stranger', rows: 1 }])], {
      db,
      now,
      config,
      log,
    });
    await refresh();
    const text = await own.metrics();
    expect(text).toContain('venue_database_rows{of="b"} 0');
    expect(text).not.toContain('stranger');
  });
});
