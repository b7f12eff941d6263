import { ApiFailure } from '@venue/sdk';
import { and, asc, count, eq, getTableName, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../db/database.ts';

/** The wanted position of a record, from 1. */
export interface Place {
  readonly id: number;
  readonly to: number;
}

/**
 * The ids after some were moved to their places; the others keep their order. A place beyond the end means the last
 * one.
 */
export function placed(ids: readonly number[], places: readonly Place[]): number[] {
  const targets = new Map(places.map(({ id, to }) => [id, to]));
  const next = ids.filter(id => !targets.has(id));
  for (const [id, to] of [...targets].sort(([, a], [, b]) => a - b)) next.splice(to - 1, 0, id);
  return next;
}

interface Ordered {
  readonly table: PgTable;
  readonly id: PgColumn;
  /** From 1 to the number of records, without gaps; null for a record that is in no order any more. */
  readonly position: PgColumn;
  /** The column that names the list, if the table keeps several lists with an order each. */
  readonly among?: PgColumn;
}

/**
 * The order that staff give to the records of a table. Its column needs a unique constraint that is checked at the end
 * of a statement (`DEFERRABLE INITIALLY IMMEDIATE` in the migration). A transaction that locks a record and changes the
 * order locks the order first.
 */
export function orderOf({ table, id, position, among }: Ordered) {
  const name = getTableName(table);
  const within = (list: number): SQL | undefined => and(isNotNull(position), among && eq(among, list));
  const lock = (tx: Db, list = 0) => tx.execute(sql`select pg_advisory_xact_lock(hashtext(${name}), ${list}::int)`);

  const write = (tx: Db, ids: readonly number[]) =>
    tx.execute(
      sql`update ${table} set ${sql.identifier(position.name)} = wanted.place
          from unnest(${sql.param([...ids])}::int[]) with ordinality wanted (id, place)
          where ${id} = wanted.id and ${position} is distinct from wanted.place`,
    );
  const inOrder = async (tx: Db, list: number) => {
    const rows = await tx.select({ id }).from(table).where(within(list)).orderBy(asc(position));
    return rows.map(row => Number(row.id));
  };

  return {
    /** Locks the order until the end of the transaction. */
    lock,
    /** Locks the order and returns the position after the last record. */
    end: async (tx: Db, list = 0): Promise<number> => {
      await lock(tx, list);
      const [row] = await tx.select({ count: count() }).from(table).where(within(list));
      return (row?.count ?? 0) + 1;
    },
    /** Puts records in their places. Throws `not_found`, and moves none, when one of them is not in the order. */
    put: async (tx: Db, places: readonly Place[], list = 0): Promise<void> => {
      await lock(tx, list);
      const ids = await inOrder(tx, list);
      const present = new Set(ids);
      // guard: order.test.ts
      if (places.some(each => !present.has(each.id))) throw new ApiFailure('not_found');
      await write(tx, placed(ids, places));
    },
    /** Closes the gap of a removed record; the order was locked before the removal. */
    close: async (tx: Db, list = 0): Promise<void> => {
      await write(tx, await inOrder(tx, list));
    },
  };
}
