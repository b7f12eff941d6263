import limiter from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { openRedis } from '../core/redis.ts';
import { networkOf } from '../core/security/attempts.ts';

/** Thrown when an address or a route's own key has used up its requests. */
class TooManyRequests extends Error {
  override readonly name = 'TooManyRequests';
  readonly statusCode = 429;
  readonly code = 'rate_limited';
  /** Seconds. */
  readonly retryAfter: number;

  constructor(milliseconds: number) {
    super('rate_limited');
    this.retryAfter = Math.max(1, Math.ceil(milliseconds / 1000));
  }
}

// Files of the apps cost nothing, and a probe that is refused would take a healthy server out of service.
const unlimited = /^\/(app|health)(\/|$)/;

/** Counting is not worth waiting for, and of a Redis that hangs only the first requests wait. */
const COUNTING = {
  connectTimeout: 1_000,
  commandTimeout: 500,
  socketTimeout: 500,
  maxRetriesPerRequest: 0,
  enableOfflineQueue: false,
};

/**
 * Limits requests per address: a wide guard for all calls, and whatever a route asks for itself with
 * `config: { rateLimit: { max, timeWindow } }`. With REDIS_URL all servers count together.
 */
export async function rateLimit(app: FastifyInstance, config: Config): Promise<void> {
  const redis = config.redisUrl === undefined ? undefined : openRedis(config.redisUrl, config.redisSentinels, COUNTING);
  if (redis) {
    redis.on('error', error => app.log.warn({ err: error }, 'Redis does not answer, requests are not limited'));
    app.addHook('onClose', async () => redis.disconnect());
  }
  await app.register(limiter, {
    global: config.requestsPerMinute > 0,
    max: config.requestsPerMinute,
    timeWindow: '1 minute',
    // The limiter's own fails for a connection that has gone meanwhile, which has no address.
    keyGenerator: ({ ip }) => networkOf(ip),
    allowList: request => unlimited.test(request.url.split('?', 1)[0] ?? ''),
    // A failure of the counter must not take the service down.
    skipOnError: true,
    ...(redis ? { redis, nameSpace: 'venue-rate-' } : {}),
    errorResponseBuilder: (_request, { ttl }) => new TooManyRequests(ttl),
  });
}

/**
 * Rendering a page takes a hundred times the work of a file. This is more than people open, and few enough for the
 * server to keep up.
 */
const PAGES_PER_MINUTE = 120;

/** Returns a function that tells whether the address of a request has used up its rendered pages of this minute. */
export function pageLimit(app: FastifyInstance, config: Config): (request: FastifyRequest) => Promise<boolean> {
  if (config.requestsPerMinute === 0) return async () => false;
  const count = app.createRateLimit({ max: PAGES_PER_MINUTE, timeWindow: '1 minute', allowList: [] });
  return async request => {
    const limit = await count(request);
    return !limit.isAllowed && limit.isExceeded;
  };
}
