import { counter } from '../metrics.ts';
import type { Db } from './database.ts';

/** How long a full count is cached: going to the last page asks for it twice. */
const REMEMBERED_MS = 5000;

const countsRead = counter('counts_total', 'counts of long lists, from the cache or from the database.', ['from']);
const counts = new WeakMap<Db, Map<string, { readonly total: number; readonly until: number }>>();

/** A count from the cache, or a new one up to `most` and one more; it is cached if there are not more. */
export async function cachedCount(
  db: Db,
  what: { sql: string; params: unknown[] },
  most: number,
  count: (most: number) => Promise<number>,
): Promise<number> {
  const cache = counts.get(db) ?? new Map();
  counts.set(db, cache);
  for (const [key, { until }] of cache) if (until < performance.now()) cache.delete(key);
  const key = JSON.stringify([what.sql, what.params]);
  countsRead.inc({ from: cache.has(key) ? 'cache' : 'database' });
  const total = cache.get(key)?.total ?? (await count(most));
  if (!cache.has(key) && total <= most) cache.set(key, { total, until: performance.now() + REMEMBERED_MS });
  return total;
}
