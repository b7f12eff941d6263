import type { FastifyBaseLogger } from 'fastify';
import { Redis } from 'ioredis';
import { type Bus, type BusWord, localBus } from './bus.ts';

const CHANNEL = 'venue-words';

const isWord = (word: string): word is BusWord => word === 'work' || word === 'sessions';

/** Carries words through Redis. While Redis is away, a server still hears itself and finds the rest by looking every second. */
export function redisBus(url: string, log: Pick<FastifyBaseLogger, 'warn'>): Bus {
  const here = localBus();
  const self = crypto.randomUUID();
  const speaking = new Redis(url, { maxRetriesPerRequest: 1, enableOfflineQueue: false, connectTimeout: 2_000 });
  const listening = new Redis(url, { connectTimeout: 2_000 });
  // Without a listener for errors a connection lost would end the process.
  for (const each of [speaking, listening])
    each.on('error', error => log.warn({ err: error }, 'Redis does not answer'));
  listening.subscribe(CHANNEL).catch(() => undefined);
  listening.on('message', (_channel, text) => {
    const [from, word = ''] = text.split(' ');
    if (from !== self && isWord(word)) here.publish(word);
  });
  return {
    publish(word) {
      here.publish(word);
      speaking.publish(CHANNEL, `${self} ${word}`).catch(() => undefined);
    },
    subscribe: here.subscribe,
    async close() {
      await here.close();
      speaking.disconnect();
      listening.disconnect();
    },
  };
}
