import { count, type Subquery } from 'drizzle-orm';
import type { Db } from './database.ts';

/** Counting stops here: beyond it a list only says "more than". */
export const MOST_COUNTED = 10_000;
/** More rows than any list has. */
export const EVERY = 2_147_483_647;

export interface Ordered<Row> {
  limit(most: number): { offset(from: number): PromiseLike<Row[]> };
}
interface IdQuery {
  limit(most: number): { as(alias: 'found'): Subquery };
}

export interface PageOf<Row> {
  readonly rows: readonly Row[];
  /** The number of all rows; counted up to 10,000, and beyond only on the last pages. */
  readonly total: number;
  /** False when there are more than `total`. */
  readonly totalIsExact: boolean;
}

export interface ListQuery {
  readonly page: number;
  readonly pageSize: number;
}

/** How many rows to select: where counting has stopped, one extra row tells whether more follow. */
export const rowLimit = ({ page, pageSize }: ListQuery): number =>
  page * pageSize >= MOST_COUNTED ? pageSize + 1 : pageSize;

/**
 * The rows of a page and their total as far as it is known. `count` counts up to a bound; for a page past the end of a
 * long list it counts all rows, so that the reply tells which page is the last.
 */
export async function counted<Row>(
  query: ListQuery,
  rows: readonly Row[],
  count: (most: number) => Promise<number>,
): Promise<PageOf<Row>> {
  const { page, pageSize } = query;
  const pageRows = rows.slice(0, pageSize);
  const before = (page - 1) * pageSize;
  // A page that is not full is the last one, which gives the total.
  if (rows.length > 0 && rows.length < pageSize)
    return { rows: pageRows, total: before + rows.length, totalIsExact: true };
  if (rowLimit(query) === pageSize) {
    const total = await count(MOST_COUNTED + 1);
    return { rows: pageRows, total: Math.min(total, MOST_COUNTED), totalIsExact: total <= MOST_COUNTED };
  }
  if (rows.length > pageSize) return { rows: pageRows, total: MOST_COUNTED, totalIsExact: false };
  const total = rows.length > 0 ? before + rows.length : await count(EVERY);
  return { rows: pageRows, total, totalIsExact: true };
}

/**
 * A page of an ordered query with the number of all rows. `ids` selects the ids of the same rows with only the
 * joins its filter needs, so that counting stays cheap.
 */
export async function pageOf<Row>(db: Db, query: ListQuery, rows: Ordered<Row>, ids: IdQuery): Promise<PageOf<Row>> {
  const pageRows = await rows.limit(rowLimit(query)).offset((query.page - 1) * query.pageSize);
  return counted(query, pageRows, most => countUpTo(db, ids, most));
}

/** How many rows there are, up to a bound. `ids` selects an id of each. */
export async function countUpTo(db: Db, ids: IdQuery, most: number): Promise<number> {
  const [counted] = await db.select({ total: count() }).from(ids.limit(most).as('found'));
  return counted?.total ?? 0;
}
