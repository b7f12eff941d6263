import type { FastifyBaseLogger } from 'fastify';
import { Redis } from 'ioredis';
import { type Bus, type BusNotice, localBus } from './bus.ts';

const CHANNEL = 'venue-words';

const isNotice = (notice: string): notice is BusNotice => notice === 'work' || notice === 'sessions';

/**
 * Delivers notices through Redis. While Redis is unavailable, a server still gets its own and finds the rest by polling
 * every second.
 */
export function redisBus(url: string, log: Pick<FastifyBaseLogger, 'warn'>): Bus {
  const here = localBus();
  const self = crypto.randomUUID();
  const speaking = new Redis(url, { maxRetriesPerRequest: 1, enableOfflineQueue: false, connectTimeout: 2_000 });
  const listening = new Redis(url, { connectTimeout: 2_000 });
  // Without an error listener a lost connection would end the process.
  for (const each of [speaking, listening])
    each.on('error', error => log.warn({ err: error }, 'Redis does not answer'));
  listening.subscribe(CHANNEL).catch(() => undefined);
  listening.on('message', (_channel, text) => {
    const [from, notice = ''] = text.split(' ');
    if (from !== self && isNotice(notice)) here.publish(notice);
  });
  return {
    publish(notice) {
      here.publish(notice);
      speaking.publish(CHANNEL, `${self} ${notice}`).catch(() => undefined);
    },
    subscribe: here.subscribe,
    async close() {
      await here.close();
      speaking.disconnect();
      listening.disconnect();
    },
  };
}
