import { count, type Subquery } from 'drizzle-orm';
import type { Db } from './database.ts';

/** Counting stops here: beyond it a list only says "more than". */
const MOST_COUNTED = 10_000;

interface Ordered<Row> {
  limit(most: number): { offset(from: number): PromiseLike<Row[]> };
}
interface Numbers {
  limit(most: number): { as(alias: 'found'): Subquery };
}

export interface PageOf<Row> {
  readonly rows: Row[];
  /** How many there are in all, at most 10,000. */
  readonly total: number;
  /** False when there are more than `total`. */
  readonly totalIsExact: boolean;
}

/**
 * A page of an ordered query with the number of all rows. `numbers` selects the ids of the same rows with no more joins
 * than its filter needs, so that counting stays cheap.
 */
export async function pageOf<Row>(
  db: Db,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
  rows: Ordered<Row>,
  numbers: Numbers,
): Promise<PageOf<Row>> {
  const shown = await rows.limit(pageSize).offset((page - 1) * pageSize);
  const [counted] = await db.select({ total: count() }).from(numbers.limit(MOST_COUNTED + 1).as('found'));
  const total = counted?.total ?? 0;
  return { rows: shown, total: Math.min(total, MOST_COUNTED), totalIsExact: total <= MOST_COUNTED };
}
