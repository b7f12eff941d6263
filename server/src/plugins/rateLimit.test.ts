import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { startRelay } from '../../../tools/relay.mjs';
import { readConfig } from '../config.ts';
import { testRedis } from '../testing/redis.ts';
import { rateLimit } from './rateLimit.ts';

async function aServer(env: Record<string, string>) {
  const app = fastify({ logger: false });
  onTestFinished(() => app.close());
  app.addHook('onRequest', async ({ raw, headers }) => {
    if (headers['x-gone']) Object.defineProperty(raw.socket, 'remoteAddress', { value: undefined });
  });
  await rateLimit(app, readConfig({ SECRET: 'x'.repeat(32), ...env }));
  app.get('/api/thing', async () => 'thing');
  app.get('/api/dear', { config: { rateLimit: { max: 1, timeWindow: '1 minute' } } }, async () => 'dear');
  app.get('/app/file', async () => 'file');
  app.get('/health/live', async () => 'ok');
  return app;
}

const statuses = async (app: Awaited<ReturnType<typeof aServer>>, url: string, times: number) => {
  const seen: number[] = [];
  for (let time = 0; time < times; time++) seen.push((await app.inject(url)).statusCode);
  return seen;
};

test('an address that asks too often is told when to come back', async () => {
  const app = await aServer({ REQUESTS_PER_MINUTE: '2' });
  expect(await statuses(app, '/api/thing', 3)).toEqual([200, 200, 429]);
  const refused = await app.inject('/api/thing');
  expect(refused.json()).toMatchObject({ code: 'rate_limited', message: 'rate_limited' });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});

test('a call with a limit of its own keeps it; files and probes are not counted', async () => {
  const app = await aServer({ REQUESTS_PER_MINUTE: '3' });
  expect(await statuses(app, '/api/dear', 2)).toEqual([200, 429]);
  expect(await statuses(app, '/app/file', 5)).toEqual([200, 200, 200, 200, 200]);
  expect(await statuses(app, '/health/live', 5)).toEqual([200, 200, 200, 200, 200]);
});

test('a request whose connection has gone meanwhile is no error', async () => {
  const app = await aServer({ REQUESTS_PER_MINUTE: '3' });
  expect((await app.inject({ url: '/api/thing', headers: { 'x-gone': '1' } })).statusCode).toBe(200);
});

test('0 takes only the wide guard away', async () => {
  const app = await aServer({ REQUESTS_PER_MINUTE: '0' });
  expect(await statuses(app, '/api/thing', 5)).toEqual([200, 200, 200, 200, 200]);
  expect(await statuses(app, '/api/dear', 2)).toEqual([200, 429]);
});

test('with Redis two servers count together', async () => {
  const env = { REQUESTS_PER_MINUTE: '2', REDIS_URL: testRedis() };
  const [one, two] = [await aServer(env), await aServer(env)];
  for (const server of [one, two])
    await expect.poll(async () => (await server.inject('/api/dear')).headers['x-ratelimit-remaining']).toBe('0');
  expect(await statuses(one, '/api/thing', 1)).toEqual([200]);
  expect(await statuses(two, '/api/thing', 2)).toEqual([200, 429]);
});

test('a Redis that does not answer takes nobody out of service', async () => {
  const app = await aServer({ REQUESTS_PER_MINUTE: '1', REDIS_URL: 'redis://127.0.0.1:1' });
  expect(await statuses(app, '/api/thing', 3)).toEqual([200, 200, 200]);
});

test('of a Redis that hangs only the first requests wait', async () => {
  const relay = await startRelay({ host: '127.0.0.1', port: Number(new URL(testRedis()).port) });
  onTestFinished(() => relay.close());
  const app = await aServer({ REQUESTS_PER_MINUTE: '100', REDIS_URL: `redis://127.0.0.1:${relay.port}` });
  const readRest = async () => Number((await app.inject('/api/dear')).headers['x-ratelimit-remaining']);
  await expect.poll(readRest).toBe(0);
  relay.hang();
  const began = performance.now();
  expect(await statuses(app, '/api/thing', 20)).toEqual(Array(20).fill(200));
  // Each of them would wait for half a second.
  expect(performance.now() - began).toBeLessThan(5_000);
});
