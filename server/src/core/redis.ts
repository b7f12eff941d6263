import { Redis, type RedisOptions } from 'ioredis';
import type { Config } from '../config.ts';

/** How long a connection and its commands wait, and what follows. */
type Patience = Pick<
  RedisOptions,
  | 'connectTimeout'
  | 'commandTimeout'
  | 'socketTimeout'
  | 'maxRetriesPerRequest'
  | 'enableOfflineQueue'
  | 'lazyConnect'
  | 'retryStrategy'
  | 'sentinelRetryStrategy'
>;

/**
 * A connection to Redis. One that stays silent for `socketTimeout` after a command is closed and made anew: without it
 * a Redis that is frozen or cut off is waited for until TCP gives up, by each command anew. With sentinels the host of the URL is the name of the master, and the connection follows it
 * wherever it goes.
 */
export function openRedis(url: string, sentinels: Config['redisSentinels'], options: Patience): Redis {
  if (sentinels.length === 0) return new Redis(url, options);
  const { protocol, hostname, username, password, pathname } = new URL(url);
  return new Redis({
    sentinelRetryStrategy: tries => Math.min(tries * 100, 1_000),
    ...options,
    sentinels: [...sentinels],
    name: hostname,
    // Otherwise a master whose machine is cut off is believed in until its connection times out.
    failoverDetector: true,
    ...(username ? { username: decodeURIComponent(username) } : {}),
    ...(password ? { password: decodeURIComponent(password) } : {}),
    ...(pathname.length > 1 ? { db: Number(pathname.slice(1)) } : {}),
    ...(protocol === 'rediss:' ? { tls: {} } : {}),
  });
}
