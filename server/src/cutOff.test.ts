import { createLive, createSession, memoryStore } from '@venue/sdk';
import { bookingAdded } from '@venue/sdk/bookings';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { startRelay } from '../../tools/relay.mjs';
import { randomOf } from './demo/random.ts';
import { hold, newDeed } from './testing/crash/crash.driver.ts';
import { startServer } from './testing/crash/crash.server.ts';
import { seedTown } from './testing/crash/crash.town.ts';
import { testDatabase } from './testing/database.ts';
import { testRedis } from './testing/redis.ts';
import { tempDir } from './testing/temp.ts';

const hourOf = (roomId: number, starts: readonly string[]) => `${roomId} ${starts[0]}`;

/** A real server, and the hours that a visitor connected to it has heard of. */
async function startOne(databaseUrl: string, redisUrl: string) {
  const server = await startServer(tempDir(), {
    DATABASE_URL: databaseUrl,
    REDIS_URL: redisUrl,
    REQUESTS_PER_MINUTE: '6000',
    SECRET: 'one secret that two servers of a test share',
    LOG_LEVEL: 'silent',
  });
  onTestFinished(() => server.kill());
  const url = `${server.origin.replace('http', 'ws')}/api/live`;
  const live = createLive({ url, session: createSession(memoryStore()), WebSocket });
  onTestFinished(() => live.close());
  const heard = new Set<string>();
  live.on(bookingAdded, ({ roomId, starts }) => heard.add(hourOf(roomId, starts)));
  live.follow(['residents']);
  await expect.poll(() => live.status(), { timeout: 10_000 }).toBe('open');
  return { origin: server.origin, heard };
}

test('a server that alone cannot reach Redis sells hours and hears of those sold elsewhere', {
  timeout: 180_000,
}, async () => {
  const database = await testDatabase('postgres', 4);
  onTestFinished(() => database.close());
  const { people, offers } = await seedTown(database.db, 8);
  const redis = testRedis();
  const relay = await startRelay({ host: '127.0.0.1', port: Number(new URL(redis).port) });
  onTestFinished(() => relay.close());
  const url = database.url ?? '';
  const near = await startOne(url, redis);
  const far = await startOne(url, `redis://127.0.0.1:${relay.port}`);
  const random = randomOf(5);
  /** Sells hours at one server and waits until visitors of both have heard of it. */
  const sell = async ({ origin }: typeof near) => {
    let deed = newDeed(random.pick(people), random.pick(offers), random);
    while (!(await hold(origin, deed))) deed = newDeed(random.pick(people), random.pick(offers), random);
    const hour = hourOf(deed.wish.roomId, deed.wish.slots);
    for (const { heard } of [near, far])
      await expect.poll(() => heard.has(hour), { timeout: 10_000, message: `${origin} sold ${hour}` }).toBe(true);
  };
  await sell(near);
  await sell(far);
  for (const fail of ['hang', 'cut'] as const) {
    relay[fail]();
    await sell(near);
    await sell(far);
    expect((await fetch(`${far.origin}/health/ready`)).status).toBe(200);
    relay.pass();
  }
  await sell(far);
});
