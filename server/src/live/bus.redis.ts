import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import { openRedis } from '../core/redis.ts';
import { type Bus, type BusNotice, localBus } from './bus.ts';

const CHANNEL = 'venue-words';
/** How often the subscription is tried: it only listens, so it would not notice that nothing comes any more. */
const PING_MS = 5_000;
const PATIENCE = { connectTimeout: 2_000, socketTimeout: 2_000 };

const isNotice = (notice: string): notice is BusNotice => notice === 'work' || notice === 'sessions';

/**
 * Delivers notices through Redis. While Redis is unavailable, a server still gets its own and finds the rest by polling
 * every second.
 */
export function redisBus(
  url: string,
  log: Pick<FastifyBaseLogger, 'warn'>,
  sentinels: Config['redisSentinels'] = [],
  pingMs = PING_MS,
): Bus {
  const here = localBus();
  const self = crypto.randomUUID();
  const speaking = openRedis(url, sentinels, {
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    ...PATIENCE,
  });
  // A Redis that is away is waited for: without a subscription no notice would come when it is back.
  const listening = openRedis(url, sentinels, { maxRetriesPerRequest: null, ...PATIENCE });
  // Without an error listener a lost connection would end the process.
  for (const each of [speaking, listening])
    each.on('error', error => log.warn({ err: error }, 'Redis does not answer'));
  listening.subscribe(CHANNEL).catch(() => undefined);
  listening.on('message', (_channel, text) => {
    const [from, notice = ''] = text.split(' ');
    if (from !== self && isNotice(notice)) here.publish(notice);
  });
  const trying = setInterval(() => {
    if (listening.status === 'ready') listening.ping().catch(() => undefined);
  }, pingMs).unref();
  return {
    publish(notice) {
      here.publish(notice);
      speaking.publish(CHANNEL, `${self} ${notice}`).catch(() => undefined);
    },
    subscribe: here.subscribe,
    async close() {
      clearInterval(trying);
      await here.close();
      speaking.disconnect();
      listening.disconnect();
    },
  };
}
