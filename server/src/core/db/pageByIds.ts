import { and, asc, desc, getTableName, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgColumn } from 'drizzle-orm/pg-core';
import { cachedCount } from './cachedCount.ts';
import type { Db } from './database.ts';
import { countUpTo, EVERY, type ListQuery, MOST_COUNTED, type Ordered, type PageOf } from './pageOf.ts';
import { allWho, eachWho, type SearchQuery } from './search.ts';

/** Up to so many matches of a search are collected and then sorted. */
const MOST_FOUND = 2500;
/** If there are more matches, so many rows of the list are tested in its order. */
const MOST_TRIED = 5000;
/** If `COMMON` of the `FIRST` rows of a long list match, the matches are common and are not searched by index. */
const [COMMON, FIRST] = [3, 20];
/** A list with more rows is long. */
const LONG = 20_000;
/** Pages after this row are read from the nearer end of the list, whose rows are counted up to twice that far. */
const FAR = 50_000;

/** A column that a list is sorted by. */
interface SortedBy {
  readonly by: SQL | AnyPgColumn;
  readonly isUp: boolean;
  /** Where rows with a null in it go; by default where the database puts them. */
  readonly empty?: 'first' | 'last';
}

/** How a list is sorted. */
export interface Sorting {
  /** Its columns, of which the last is unique. */
  readonly by: readonly SortedBy[];
  /** The columns for `order by`, or the reverse order; `nameOf` gives the name of each that was already selected. */
  readonly columns: (reversed?: boolean, nameOf?: (index: number) => SQL) => SQL[];
}

export const sorted = (by: readonly SortedBy[]): Sorting => ({
  by,
  columns: (reversed = false, nameOf) =>
    by.map(({ by: column, isUp, empty }, index) => {
      const way = isUp === reversed ? desc : asc;
      const nulls = empty === undefined ? '' : ` nulls ${(empty === 'last') === reversed ? 'first' : 'last'}`;
      return sql`${way(nameOf?.(index) ?? column)}${sql.raw(nulls)}`;
    }),
});

type Columns = readonly [SQL | AnyPgColumn, ...(SQL | AnyPgColumn)[]];

/**
 * Sorts by the columns of one index, so that a page is read from the index without sorting. Descending unless `order`
 * is `asc`. With `last`, nulls in the first column come last either way; with `least`, they count as the least value;
 * otherwise they go where the database puts them.
 */
export function inOrder(by: Columns, order: 'asc' | 'desc' | undefined, empty?: 'last' | 'least'): Sorting {
  const isUp = order === 'asc';
  // In ascending order the database already puts nulls last.
  const nullsAt = empty === 'least' && isUp ? 'first' : empty && !isUp ? 'last' : undefined;
  return sorted(
    by.map((column, index) => ({ by: column, isUp, ...(index === 0 && nullsAt ? { empty: nullsAt } : {}) })),
  );
}

/** A column that a list is sorted by, or two; a minus makes the second one descending: `day,-sum`. */
export type SortOf<S> = Name<S> | `${Name<S>},${'' | '-'}${Name<S>}`;
type Name<S> = keyof S & string;
type Sortable = Readonly<Record<string, Columns>>;

/** Whether a list is sorted by a column, first or second. */
export const sortsBy = (sort: string | undefined, name: string): boolean =>
  sort?.replace('-', '').split(',').includes(name) ?? false;

/**
 * Sorts by one column of a list, or by two. With two, rows are read by the index of the first column and those with
 * equal values are sorted, so calls declare only pairs whose first column has few equal values.
 */
export function sortedBy<S extends Sortable>(
  sortable: S,
  sort: SortOf<S>,
  order: 'asc' | 'desc' | undefined,
  emptyOf: (name: string) => Parameters<typeof inOrder>[2] = () => undefined,
): Sorting {
  const [one = '', other] = sort.split(',');
  const columns = sortable[one];
  if (!columns) throw new Error(`no list is sorted by ${sort}`);
  if (other === undefined) return inOrder(columns, order, emptyOf(one));
  // Each order ends with the unique id: here it is taken from the second order only.
  const [column, ...rest] = columns;
  const first = inOrder([column, ...rest.slice(0, -1)], order, emptyOf(one));
  const name = other.replace('-', '');
  const then = sortedBy(sortable, name as SortOf<S>, other === name ? 'asc' : 'desc', emptyOf);
  return sorted([...first.by, ...then.by]);
}

interface Numbered {
  readonly id: number;
}

/** The ids of a table, with the values of these expressions for each row: `column_0`, `column_1` … */
const idsOf = (db: Db, id: PgColumn, columns: readonly (SQL | AnyPgColumn)[] = []) =>
  db
    .select({
      id: sql<number>`${id}`.as('id'),
      ...Object.fromEntries(columns.map((each, index) => [`column_${index}`, sql`${each}`.as(`column_${index}`)])),
    })
    .from(id.table)
    .$dynamic();
const columnAt = (index: number): SQL => sql.raw(`column_${index}`);
type IdsOf = ReturnType<typeof idsOf>;

/** A list whose rows cost more to read than to sort. */
export interface Listed<Row extends Numbered> extends SearchQuery {
  readonly sorting: Sorting;
  /** Joins the tables that the order needs. */
  readonly joined?: (ids: IdsOf) => Pick<IdsOf, 'where'>;
  readonly rowsOf: (ids: readonly number[]) => PromiseLike<Row[]>;
}

/**
 * A page of a list: the ids of its rows are found first, and only these rows are read.
 *
 * Up to `MOST_FOUND` matches of a search are found by the indexes of its conditions and then sorted. If there are more,
 * they are frequent in the list: it is read in its order until the page is full, and the total is only a lower bound.
 * If that does not fill the page, all matches are found and sorted after all.
 */
export async function pageByIds<Row extends Numbered>(
  db: Db,
  query: ListQuery,
  list: Listed<Row>,
): Promise<PageOf<Row>> {
  const { ids, ...totals } = await (list.found ? pageOfSearch(db, query, list) : pageOfAll(db, query, list));
  const place = new Map(ids.map((id, index) => [id, index]));
  const read = ids.length === 0 ? [] : await list.rowsOf(ids);
  const rows = read.toSorted((one, other) => (place.get(one.id) ?? 0) - (place.get(other.id) ?? 0));
  return { rows, ...totals };
}

type IdPage = Omit<PageOf<never>, 'rows'> & { readonly ids: readonly number[] };
type InOrder = Omit<Listed<never>, 'rowsOf'>;

/** The ids of a list in its order, or in the reverse one. */
const inOrderOf = (db: Db, list: InOrder, { columns = [], reversed = false }: OrderOptions = {}) =>
  joined(list, idsOf(db, list.id, columns))
    .where(list.fits)
    .orderBy(...list.sorting.columns(reversed));
interface OrderOptions {
  readonly columns?: readonly SQL[];
  readonly reversed?: boolean;
}

const joined = (list: InOrder, ids: IdsOf): Pick<IdsOf, 'where'> => list.joined?.(ids) ?? ids;

/**
 * A page of all rows that fit, counted up to a bound. A page beyond that is read without counting, unless it is too
 * far.
 */
async function pageOfAll(db: Db, query: ListQuery, list: InOrder): Promise<IdPage> {
  const [from, to] = [(query.page - 1) * query.pageSize, query.page * query.pageSize];
  const idQuery = (reversed = false) => inOrderOf(db, list, { reversed });
  const all = idsOf(db, list.id).where(list.fits);
  if (to < MOST_COUNTED) {
    const ids = await slice(idQuery(), from, to);
    const total = await countUpTo(db, all, MOST_COUNTED + 1);
    return { ids, total: Math.min(total, MOST_COUNTED), totalIsExact: total <= MOST_COUNTED };
  }
  if (from <= FAR) {
    const ids = await slice(idQuery(), from, to + 1);
    if (ids.length > query.pageSize) return { ids: ids.slice(0, query.pageSize), total: to, totalIsExact: false };
    if (ids.length > 0) return { ids, total: from + ids.length, totalIsExact: true };
  }
  // A page before the middle is read from the beginning, so it is enough to know that it is one.
  const total = await cachedCount(db, all.toSQL(), 2 * to, most => countUpTo(db, all, most + 1));
  if (total > 2 * to) return { ids: await slice(idQuery(), from, to), total: to, totalIsExact: false };
  return fromNearerEnd(query, total, idQuery);
}

/** A page of what was searched for. */
async function pageOfSearch(db: Db, query: ListQuery, list: InOrder): Promise<IdPage> {
  const few = await foundInOrder(db, query, list, MOST_FOUND);
  if (few.total <= MOST_FOUND) return { ...few, totalIsExact: true };
  const to = query.page * query.pageSize;
  const ids = to < MOST_FOUND ? await tried(db, query, list) : [];
  if (ids.length > query.pageSize)
    return { ids: ids.slice(0, -1), total: few.total === COUNTLESS ? to : MOST_FOUND, totalIsExact: false };
  return { ...(await foundInOrder(db, query, list, EVERY)), totalIsExact: true };
}

/** Whether a row matches the search, for testing one row at a time. */
const hasOne = ({ found = [] }: SearchQuery): SQL => or(...found.map(one => one && eachWho(one))) ?? sql`false`;

/** The matches of a page, and one more, among the first `MOST_TRIED` rows of the list. */
async function tried(db: Db, { page, pageSize }: ListQuery, list: InOrder): Promise<readonly number[]> {
  const first = inOrderOf(db, list, { columns: [hasOne(list)] })
    .limit(MOST_TRIED)
    .as('tried');
  return slice(
    db.select({ id: first.id }).from(first).where(columnAt(0)).$dynamic(),
    (page - 1) * pageSize,
    page * pageSize + 1,
  );
}

/** A page of a list whose length is known, found from whichever end is nearer. */
async function fromNearerEnd(
  { page, pageSize }: ListQuery,
  total: number,
  idQuery: (reversed: boolean) => Ordered<Numbered>,
): Promise<IdPage> {
  const from = (page - 1) * pageSize;
  const to = Math.min(from + pageSize, total);
  const totals = { total, totalIsExact: true };
  if (to <= from) return { ids: [], ...totals };
  if (from <= total / 2) return { ids: await slice(idQuery(false), from, to), ...totals };
  return { ids: (await slice(idQuery(true), total - to, total - from)).toReversed(), ...totals };
}

const slice = async (idQuery: Ordered<Numbered>, from: number, to: number): Promise<number[]> =>
  (await idQuery.limit(to - from).offset(from)).map(({ id }) => id);

/** Stands for the unknown number of common matches in a long list. */
const COUNTLESS = EVERY;

/** How many of the first rows of a long list match; `COMMON` if another table has more than `most` matches. */
function hitsAmongFirst(db: Db, list: InOrder, most: number): SQL {
  const rows = inOrderOf(db, list, { columns: [hasOne(list)] }).limit(FIRST);
  const first = rows.as('first');
  const isLong = sql`(select reltuples from pg_class where oid = ${getTableName(list.id.table)}::regclass) > ${LONG}`;
  const among = sql`select count(*) as hits from ${first} where ${columnAt(0)} and ${isLong}`;
  // guard: pageOf.test.ts
  const much = (list.found ?? []).flatMap(one => (one && 'from' in one && one.from ? [one.from] : []));
  const counts = much.map(
    from => sql`
      union all select case when count(*) > ${most} then ${COMMON} else 0 end
      from (select ${from} and ${isLong} limit ${most + 1}) as counts`,
  );
  return sql`select max(hits) as hits from (${among}${sql.join(counts)}) as counted`;
}

/**
 * Finds the matches of each condition by its own index, with the columns of the order: at most `most` and one more of
 * each. Once a condition has more than that, those after it are skipped; if the matches are common, all are. PostgreSQL
 * plans a materialized part as if all of it were read: otherwise the limit would make it test every row instead of
 * using the index.
 */
function foundBy(db: Db, list: InOrder, most: number): SQL {
  const { id, fits, found = [], sorting } = list;
  const each = found.filter(one => one !== undefined);
  const part = (kind: 'whole' | 'first', index: number) => sql.raw(`${kind}_${index}`);
  const sortColumns = sorting.by.map(({ by }) => by);
  const isRare = sql`(select hits from common) < ${COMMON}`;
  const parts = each.map((one, index) => {
    const before = each
      .slice(0, index)
      .map((_, other) => sql`(select count(*) from ${part('first', other)}) <= ${most}`);
    const condition = and(fits, allWho(one), ...(most === EVERY ? [] : [isRare, ...before]));
    const bound = most === EVERY ? sql`` : sql` limit ${most + 1}`;
    return sql`
      ${part('whole', index)} as materialized (${joined(list, idsOf(db, id, sortColumns)).where(condition)}),
      ${part('first', index)} as materialized (select * from ${part('whole', index)}${bound}),`;
  });
  const all = each.map((_, index) => sql`select * from ${part('first', index)}`);
  const none = idsOf(db, id, sortColumns).where(sql`false`);
  const common = most === EVERY ? sql`select 0 as hits` : hitsAmongFirst(db, list, most);
  return sql`with common as materialized (${common}), ${sql.join(parts)} found as materialized (${all.length > 0 ? sql.join(all, sql` union `) : none})`;
}

/** The number of matches and the page of them; more than `most` are neither counted to the end nor sorted. */
async function foundInOrder(
  db: Db,
  { page, pageSize }: ListQuery,
  list: InOrder,
  most: number,
): Promise<{ total: number; ids: number[] }> {
  const order = sql.join(list.sorting.columns(false, columnAt), sql`, `);
  const { rows } = await db.execute<{ total: number; ids: number[] | null }>(sql`
    ${foundBy(db, list, most)}
    select total, case when total <= ${most} then
      array(select id from found order by ${order} limit ${pageSize} offset ${(page - 1) * pageSize})
    end as ids
    from (
      select case when hits >= ${COMMON} then ${COUNTLESS} else (select count(*)::int from found) end as total from common
    ) as counted`);
  return { total: rows[0]?.total ?? 0, ids: rows[0]?.ids ?? [] };
}
