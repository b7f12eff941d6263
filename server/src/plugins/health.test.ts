import fastify from 'fastify';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openPostgres } from '../ports/database/postgres.ts';
import { testDatabase } from '../testing/database.ts';
import { health } from './health.ts';

const right = { compare: async () => {}, isRight: () => true };

test('ready means that the database answers; live does not depend on it', async () => {
  const { url = '', close } = await testDatabase('postgres', 1);
  const database = openPostgres({ url, connections: 1 });
  const app = fastify();
  onTestFinished(async () => {
    await app.close();
    await database.close();
    await close();
  });
  await health(app, {
    pool: database.pool,
    clock: right,
    files: { hasRoom: async () => true, isCommon: false, answers: async () => true },
  });
  expect((await app.inject('/health/ready')).json()).toEqual({ status: 'ok' });

  await database.close();
  const unready = await app.inject('/health/ready');
  expect(unready.statusCode).toBe(503);
  expect(unready.json()).toEqual({ status: 'no database' });
  expect((await app.inject('/health/live')).statusCode).toBe(200);
});

describe('a disk', () => {
  const full = async () => false;
  const broken = () => Promise.reject(Object.assign(new Error('statfs'), { code: 'EIO' }));
  const hanging = () => new Promise<boolean>(() => undefined);

  test.each([
    ['is full', full],
    ['is broken', broken],
    ['does not answer', hanging],
  ])('that %s takes the server out of service, and puts it back when it has room', async (_, lacking) => {
    let hasRoom: () => Promise<boolean> = lacking;
    const app = fastify();
    onTestFinished(() => app.close());
    const pool = { query: async () => ({ rows: [] }) };
    await health(app, {
      pool: pool as never,
      clock: right,
      files: { hasRoom: () => hasRoom(), isCommon: false, answers: async () => true },
    });
    const ready = async () => {
      const { statusCode, body } = await app.inject('/health/ready');
      return [statusCode, JSON.parse(body)];
    };
    expect(await ready()).toEqual([503, { status: 'no room on the disk' }]);
    expect((await app.inject('/health/live')).statusCode).toBe(200);
    hasRoom = async () => true;
    expect(await ready()).toEqual([200, { status: 'ok' }]);
  });
});

test.each([
  ['of its own', false, 503, 5_000],
  ['of all servers', true, 200, 1_500],
])(
  'a place of files %s that does not answer is named; only one of its own takes the server out of service',
  async (_, isCommon, status, within) => {
    const app = fastify();
    onTestFinished(() => app.close());
    const pool = { query: async () => ({ rows: [] }) };
    const files = { hasRoom: async () => true, isCommon, answers: () => new Promise<boolean>(() => undefined) };
    await health(app, { pool: pool as never, clock: right, files });
    const began = performance.now();
    const ready = await app.inject('/health/ready');
    expect(performance.now() - began).toBeLessThan(within);
    expect([ready.statusCode, ready.json()]).toEqual([status, { status: 'no files' }]);
  },
);
