import type { AnyCall, Parsed } from '@venue/sdk';
import { and, eq, getTableName, inArray, is, SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../db/database.ts';
import { inserted } from '../db/inserted.ts';
import { pageByIds, type Sorting } from '../db/pageByIds.ts';
import { eachWho, type FoundBy, type SaidTwice, type SearchQuery, whereOf } from '../db/search.ts';
import type { orderOf } from './order.ts';

/** A table whose rows are records. */
type RecordTable = PgTable & Readonly<Record<'id' | 'version' | 'createdAt' | 'updatedAt', PgColumn>>;

/** What all lists ask for; further fields of a query are filters. */
interface ListQuery {
  readonly page?: number | undefined;
  readonly pageSize?: number | undefined;
  readonly sort?: string | undefined;
  readonly order?: 'asc' | 'desc' | undefined;
  readonly search?: string | undefined;
}

/** What a list asks for: its query, or the body of a list that takes one instead. */
export type QueryOf<C extends AnyCall> =
  Parsed<C> extends { readonly query: infer Q extends ListQuery }
    ? Q
    : Parsed<C> extends { readonly body: infer B extends ListQuery }
      ? B
      : never;

type NameOfFilter<Q> = Exclude<keyof Q, keyof ListQuery>;
/** A query without its page. */
type ViewOf<Q> = Pick<Q, NameOfFilter<Q> | (keyof Q & ('sort' | 'order' | 'search'))>;

/**
 * A column that a filter is compared with if it was sent, or the condition for a filter that was sent or not. By one on
 * another table (`SaidTwice`) the records are found if nothing was typed.
 */
type Filter<Value> =
  | (PgColumn & { readonly _: { readonly data: Exclude<Value, undefined> } })
  | ((value: Value | undefined) => SQL | SaidTwice | undefined);

/** A select without its condition. */
interface Select<Row> {
  where(condition: SQL | undefined): PromiseLike<Row[]> & {
    orderBy(...columns: SQL[]): PromiseLike<Row[]> & { limit(most: number): PromiseLike<Row[]> };
  };
}

/** What a caller gives for a new record; the store adds the rest. */
type ValuesOf<T extends RecordTable> = Omit<
  T['$inferInsert'],
  'id' | 'version' | 'createdAt' | 'updatedAt' | 'position'
>;

interface Declared<Q, Listed, Whole> {
  /** Selects what a list shows of a record. */
  readonly listed: (db: Db) => Select<Listed>;
  /** Selects what the call for one record returns. */
  readonly whole: (db: Db) => Select<Whole>;
  readonly sorting: (query: ViewOf<Q>) => Sorting;
  /** Every filter that the list call declares. */
  readonly filters: { readonly [Name in NameOfFilter<Q>]-?: Filter<Q[Name]> };
  /** The conditions for what was typed; a record matches one of them, and each has an index. */
  readonly search: (typed: string) => readonly (FoundBy | undefined)[];
  /** The order that staff give to the records: a new one is the last, and a removed one leaves no gap. */
  readonly order?: ReturnType<typeof orderOf>;
}

/** The queries of a kind of record. `Q` is what its list asks for. */
export interface RecordStore<Q, Row, Values, Listed, Whole> {
  /** The column with the numbers of the records. */
  readonly id: PgColumn;
  /** A page of a view, by default the first 25, and how many records there are. */
  readonly page: (db: Db, query: Q) => Promise<Page<Listed>>;
  /** The first records of a view. */
  readonly first: (db: Db, query: ViewOf<Q>, most: number) => PromiseLike<Listed[]>;
  /** All records of a view, for exports. */
  readonly all: (db: Db, query: ViewOf<Q>) => PromiseLike<Listed[]>;
  readonly byId: (db: Db, id: number) => Promise<Whole | undefined>;
  /** A record, locked until the end of the transaction. */
  readonly lock: (tx: Db, id: number) => Promise<Row | undefined>;
  readonly add: (tx: Db, now: Date, values: Values) => Promise<Row>;
  /** Changes a record as its next version. */
  readonly save: (tx: Db, before: { id: number; version: number }, now: Date, values: Partial<Values>) => Promise<Row>;
  /** Changes a record and leaves its version, so that an open editor can still save; without values only its time. */
  readonly touch: (tx: Db, id: number, now: Date, values?: Partial<Values>) => Promise<Row>;
  readonly drop: (tx: Db, id: number) => Promise<void>;
  readonly order?: ReturnType<typeof orderOf>;
}

interface Page<Row> {
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  readonly totalIsExact: boolean;
  readonly rows: readonly Row[];
}

/**
 * The queries of a kind of record, from the call that lists it and its table. A sort order or a filter that the call
 * declares and that has no columns here does not compile.
 */
export function recordStore<C extends AnyCall, T extends RecordTable, Listed extends { readonly id: number }, Whole>(
  _list: C,
  table: T,
  { listed, whole, sorting, filters, search, order }: Declared<QueryOf<C>, Listed, Whole>,
): RecordStore<QueryOf<C>, T['$inferSelect'], ValuesOf<T>, Listed, Whole> {
  type Q = QueryOf<C>;
  type Row = T['$inferSelect'];
  const { id } = table;
  // The type of the table itself would make every statement below generic.
  const plain: PgTable = table;
  const of = (number: number) => eq(id, number);
  const row = (rows: readonly Row[]): Row | undefined => rows[0];

  const names = Object.keys(filters) as NameOfFilter<Q>[];
  const searchQuery = (query: Pick<Q, NameOfFilter<Q>>, { search: typed }: ListQuery): SearchQuery => {
    const all = names.flatMap(name => conditionOf<Q[typeof name]>(filters[name], query[name]) ?? []);
    const [first] = all.filter(condition => !is(condition, SQL));
    if (typed || !first) return { id, fits: and(...all.map(eachWho)), found: typed ? search(typed) : undefined };
    return { id, fits: and(...all.filter(condition => condition !== first).map(eachWho)), found: [first] };
  };
  const inView = (db: Db, query: ViewOf<Q>) =>
    listed(db)
      .where(whereOf(searchQuery(query, query)))
      .orderBy(...sorting(query).columns());

  return {
    id,
    page: async (db, query) => {
      const { page = 1, pageSize = 25 } = query;
      const result = await pageByIds<Listed>(
        db,
        { page, pageSize },
        {
          ...searchQuery(query, query),
          sorting: sorting(query),
          rowsOf: ids => listed(db).where(inArray(id, [...ids])),
        },
      );
      return { page, pageSize, ...result };
    },
    first: (db, query, most) => inView(db, query).limit(most),
    all: inView,
    byId: async (db, number) => (await whole(db).where(of(number)))[0],
    lock: async (tx, number) => row(await tx.select().from(plain).where(of(number)).for('update')),
    add: async (tx, now, values) => {
      const position = order && { position: await order.end(tx) };
      const stamps = { createdAt: now, updatedAt: now };
      return inserted<Row>(
        await tx
          .insert(plain)
          .values({ ...values, ...stamps, ...position })
          .returning(),
      );
    },
    save: (tx, before, now, values) =>
      change(tx, before.id, { ...values, version: before.version + 1, updatedAt: now }),
    touch: (tx, number, now, values) => change(tx, number, { ...values, updatedAt: now }),
    drop: async (tx, number) => {
      await tx.delete(plain).where(of(number));
      await order?.close(tx);
    },
    ...(order ? { order } : {}),
  };

  async function change(tx: Db, number: number, values: object): Promise<Row> {
    const changed = row(await tx.update(plain).set(values).where(of(number)).returning());
    if (!changed) throw new Error(`${getTableName(plain)} ${number} is gone`);
    return changed;
  }
}

function conditionOf<Value>(filter: Filter<Value>, value: Value | undefined): SQL | SaidTwice | undefined {
  if (typeof filter === 'function') return filter(value);
  const column: PgColumn = filter;
  return value === undefined ? undefined : eq(column, value);
}
