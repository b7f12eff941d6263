import type { Config } from '../config.ts';
import { openRedis } from '../core/redis.ts';
import { type Finding, failure, ok, reasonOf, warning } from './finding.ts';

const ABOUT = 'Redis';
const PATIENCE_MS = 3_000;

/** Whether Redis answers, and what it does when its memory is full. */
export async function redisFindings({ redisUrl, redisSentinels }: Config): Promise<Finding[]> {
  if (redisUrl === undefined)
    return [
      ok(ABOUT, 'REDIS_URL is not set: right for one server. Several need it, to share limits and live messages.'),
    ];
  const redis = openRedis(redisUrl, redisSentinels, {
    lazyConnect: true,
    connectTimeout: PATIENCE_MS,
    commandTimeout: PATIENCE_MS,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
    sentinelRetryStrategy: () => null,
  });
  // The promise only says that the connection is closed.
  let cause: unknown;
  redis.on('error', error => {
    cause = error;
  });
  try {
    await redis.connect();
    const memory = await redis.info('memory');
    const fieldOf = (name: string) => new RegExp(`^${name}:(.*?)\\r?$`, 'm').exec(memory)?.[1] ?? '';
    const policy = fieldOf('maxmemory_policy');
    return [
      // guard: server/src/doctor/doctor.test.ts
      Number(fieldOf('maxmemory')) > 0 && policy === 'noeviction'
        ? warning(
            ABOUT,
            'It answers, but takes nothing once its memory is full (noeviction): requests are not limited then. Set maxmemory-policy to volatile-ttl.',
          )
        : ok(ABOUT, `It answers (maxmemory-policy ${policy}).`),
    ];
  } catch (error) {
    return [
      failure(
        ABOUT,
        `It does not answer: ${reasonOf(cause ?? error)}. Requests are not limited, and live messages of other servers come late. Start it, or correct REDIS_URL${redisSentinels.length > 0 ? ' and REDIS_SENTINELS' : ''}.`,
      ),
    ];
  } finally {
    redis.disconnect();
  }
}
