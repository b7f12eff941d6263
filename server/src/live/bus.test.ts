import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { startRelay } from '../../../tools/relay.mjs';
import { testRedis } from '../testing/redis.ts';
import { redisBus } from './bus.redis.ts';
import { type Bus, localBus } from './bus.ts';

const log = { warn: () => undefined };

function listening(bus: Bus) {
  onTestFinished(() => bus.close());
  const heard: string[] = [];
  const stop = bus.subscribe(notice => heard.push(notice));
  return { bus, heard, stop };
}

test('one server hears itself, until it stops listening', () => {
  const { bus, heard, stop } = listening(localBus());
  bus.publish('work');
  stop();
  bus.publish('sessions');
  expect(heard).toEqual(['work']);
});

test('through Redis every server hears a notice once', async () => {
  const url = testRedis();
  const [one, other] = [listening(redisBus(url, log)), listening(redisBus(url, log))];
  // Until both have reached Redis, notices are lost by design.
  await expect
    .poll(() => {
      one.bus.publish('work');
      return other.heard;
    })
    .toContain('work');
  await expect
    .poll(() => {
      other.bus.publish('sessions');
      return one.heard;
    })
    .toContain('sessions');
  await pause(100);
  one.heard.length = 0;
  other.heard.length = 0;
  one.bus.publish('work');
  other.bus.publish('sessions');
  for (const each of [one, other]) {
    await expect.poll(() => each.heard).toHaveLength(2);
    expect([...each.heard].sort()).toEqual(['sessions', 'work']);
  }
});

test('without Redis a server still hears itself', () => {
  const { bus, heard } = listening(redisBus('redis://127.0.0.1:1', log));
  bus.publish('work');
  expect(heard).toEqual(['work']);
});

test('a subscription through which nothing comes any more is made anew', async () => {
  const port = Number(new URL(testRedis()).port);
  const relay = await startRelay({ host: '127.0.0.1', port });
  onTestFinished(() => relay.close());
  const one = listening(redisBus(`redis://127.0.0.1:${port}`, log));
  const other = listening(redisBus(`redis://127.0.0.1:${relay.port}`, log, [], 200));
  const tell = () => {
    one.bus.publish('work');
    return other.heard;
  };
  await expect.poll(tell).toContain('work');
  // The connection is lost without a word, and the network is back for new ones.
  relay.forget();
  other.heard.length = 0;
  await expect.poll(tell, { timeout: 15_000 }).toContain('work');
});
