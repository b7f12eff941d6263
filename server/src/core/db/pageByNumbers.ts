import { and, asc, desc, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from './database.ts';
import { countUpTo, EVERY, MOST_COUNTED, type Ordered, type PageOf, type Wanted } from './pageOf.ts';
import { allWho, eachWho, type Sought } from './search.ts';

/** So many rows of a search are found before they are put in order. */
const MOST_FOUND = 2500;
/** From here on a page is looked for from the end, which takes the number of all. */
const FAR = 50_000;

/**
 * The order of a list: columns of one index, so that a page is read from it and nothing is sorted, or the reverse of it.
 * Rows whose first column is empty stand last either way if `emptyLast`, as a second index has them; otherwise where the
 * database puts them.
 */
export function inOrder(
  [first, ...rest]: readonly [SQL | AnyPgColumn, ...(SQL | AnyPgColumn)[]],
  order: 'asc' | 'desc',
  { reversed = false, emptyLast = false } = {},
): SQL[] {
  const way = (order === 'asc') === reversed ? desc : asc;
  const empty = emptyLast && order === 'desc' ? sql.raw(reversed ? ' nulls first' : ' nulls last') : sql``;
  return [sql`${way(first)}${empty}`, ...rest.map(column => way(column))];
}

interface Numbered {
  readonly id: number;
}

const numbersOf = (db: Db, id: PgColumn) =>
  db
    .select({ id: sql<number>`${id}`.as('id') })
    .from(id.table)
    .$dynamic();
type NumbersOf = ReturnType<typeof numbersOf>;

/** A list whose rows cost more to read than to put in order. */
export interface Listed<Row extends Numbered> extends Sought {
  /** The order, or the reverse of it. */
  readonly ordered: (reversed: boolean) => SQL[];
  /** Brings the tables that the order names. */
  readonly joined?: (numbers: NumbersOf) => Pick<NumbersOf, 'where'>;
  readonly rowsOf: (ids: readonly number[]) => PromiseLike<Row[]>;
}

/**
 * A page of a list: the numbers of its rows are found first, and only these rows are read.
 *
 * Up to `MOST_FOUND` rows of a search are found by the indexes of what was searched for, and then put in order. What more
 * rows have stands every few rows: the list is walked in its order until the page is full, and of the number of all is
 * only said that it is more.
 */
export async function pageByNumbers<Row extends Numbered>(
  db: Db,
  wanted: Wanted,
  list: Listed<Row>,
): Promise<PageOf<Row>> {
  const { ids, ...known } = await numbersOfPage(db, wanted, list);
  const place = new Map(ids.map((id, index) => [id, index]));
  const read = ids.length === 0 ? [] : await list.rowsOf(ids);
  const rows = read.toSorted((one, other) => (place.get(one.id) ?? 0) - (place.get(other.id) ?? 0));
  return { rows, ...known };
}

type Found = Omit<PageOf<never>, 'rows'> & { readonly ids: readonly number[] };
/** The numbers of a list in its order, or in the reverse one. */
type InOrder = (reversed: boolean) => Ordered<Numbered>;
type Count = (most: number) => Promise<number>;

async function numbersOfPage(
  db: Db,
  wanted: Wanted,
  { joined = numbers => numbers, ordered, ...sought }: Omit<Listed<never>, 'rowsOf'>,
): Promise<Found> {
  const where =
    (fits: SQL | undefined): InOrder =>
    reversed =>
      joined(numbersOf(db, sought.id))
        .where(fits)
        .orderBy(...ordered(reversed));
  if (sought.found === undefined) {
    const count: Count = most => countUpTo(db, numbersOf(db, sought.id).where(sought.fits), most);
    return walked(wanted, where(sought.fits), count, MOST_COUNTED);
  }
  const found = await pageOfFound(db, wanted, sought, where);
  if (found.total <= MOST_FOUND) return { ...found, totalIsExact: true };
  const tried = or(...sought.found.map(one => one && eachWho(one)));
  const count: Count = async most => (most > MOST_FOUND + 1 ? countFound(db, sought) : most);
  return walked(wanted, where(and(sought.fits, tried)), count, MOST_FOUND);
}

/** A page of a list that is counted up to a bound. A page beyond it is walked to without counting, if not too far. */
async function walked(wanted: Wanted, inOrder: InOrder, count: Count, bound: number): Promise<Found> {
  const [from, to] = [(wanted.page - 1) * wanted.pageSize, wanted.page * wanted.pageSize];
  if (to < bound) {
    const ids = await slice(inOrder(false), from, to);
    const total = await count(bound + 1);
    return { ids, total: Math.min(total, bound), totalIsExact: total <= bound };
  }
  if (from <= FAR) {
    const ids = await slice(inOrder(false), from, to + 1);
    if (ids.length > wanted.pageSize) return { ids: ids.slice(0, wanted.pageSize), total: to, totalIsExact: false };
    if (ids.length > 0) return { ids, total: from + ids.length, totalIsExact: true };
  }
  return fromNearerEnd(wanted, await count(EVERY), inOrder);
}

/** A page of a list whose length is known, found from whichever end is nearer. */
async function fromNearerEnd({ page, pageSize }: Wanted, total: number, inOrder: InOrder): Promise<Found> {
  const from = (page - 1) * pageSize;
  const to = Math.min(from + pageSize, total);
  const known = { total, totalIsExact: true };
  if (to <= from) return { ids: [], ...known };
  if (from <= total / 2) return { ids: await slice(inOrder(false), from, to), ...known };
  return { ids: (await slice(inOrder(true), total - to, total - from)).toReversed(), ...known };
}

const slice = async (numbers: Ordered<Numbered>, from: number, to: number): Promise<number[]> =>
  (await numbers.limit(to - from).offset(from)).map(({ id }) => id);

/**
 * What was searched for, by an index each: so many of each at most. Where one finds more than `MOST_FOUND`, those after
 * it are not asked if `enough`. PostgreSQL plans a materialized part as if all of it were read: otherwise a bound would
 * have it try every row instead of asking the index.
 */
function foundBy({ id, fits, found = [] }: Sought, most: number, enough: boolean): SQL {
  const each = found.filter(one => one !== undefined);
  const part = (kind: 'whole' | 'first', index: number) => sql.raw(`${kind}_${index}`);
  const parts = each.map((one, index) => {
    const before = each
      .slice(0, enough ? index : 0)
      .map((_, other) => sql`(select count(*) from ${part('first', other)}) <= ${MOST_FOUND}`);
    return sql`
      ${part('whole', index)} as materialized (select ${id} as id from ${id.table} where ${and(fits, allWho(one), ...before)}),
      ${part('first', index)} as materialized (select id from ${part('whole', index)} limit ${most}),`;
  });
  const all = each.map((_, index) => sql`select id from ${part('first', index)}`);
  return sql`with ${sql.join(parts)} found as materialized (${all.length > 0 ? sql.join(all, sql` union `) : sql`select 0 as id where false`})`;
}

/** How many were found, and the page of them; more than `MOST_FOUND` are neither counted nor put in order. */
async function pageOfFound(
  db: Db,
  { page, pageSize }: Wanted,
  sought: Sought,
  where: (fits: SQL) => InOrder,
): Promise<{ total: number; ids: number[] }> {
  const numbers = where(sql`${sought.id} = any(array(select id from found))`)(false);
  const rows = await db.execute<{ total: number; ids: number[] | null }>(sql`
    ${foundBy(sought, MOST_FOUND + 1, true)}
    select total, case when total <= ${MOST_FOUND} then array(${numbers.limit(pageSize).offset((page - 1) * pageSize)}) end as ids
    from (select count(*)::int as total from found) as counted`);
  const [row] = rows.rows;
  return { total: row?.total ?? 0, ids: row?.ids ?? [] };
}

async function countFound(db: Db, sought: Sought): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(sql`
    ${foundBy(sought, EVERY, false)} select count(*)::int as total from found`);
  return rows[0]?.total ?? 0;
}
