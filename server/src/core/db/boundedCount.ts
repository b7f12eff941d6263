import { count, type Subquery } from 'drizzle-orm';
import type { Db } from './database.ts';

/** Counting stops here: beyond it a list only says "more than". */
const MOST_COUNTED = 10_000;

/** The limit of the subquery passed to `boundedCount`. */
export const COUNT_LIMIT = MOST_COUNTED + 1;

/**
 * How many rows a list has: `boundedCount(db, db.select({ id: article.id
 * }).from(article).limit(COUNT_LIMIT).as('found'))`.
 */
export async function boundedCount(db: Db, found: Subquery): Promise<{ total: number; totalIsExact: boolean }> {
  const [row] = await db.select({ total: count() }).from(found);
  const total = row?.total ?? 0;
  return { total: Math.min(total, MOST_COUNTED), totalIsExact: total <= MOST_COUNTED };
}
