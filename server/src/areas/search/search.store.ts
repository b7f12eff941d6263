import { MOST_FOUND } from '@venue/sdk/search/model';
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { SearchSource } from '../../area/searchSource.ts';
import type { Db } from '../../core/db/database.ts';
import { numberIn } from '../../core/db/search.ts';

const none = sql`null`;

const Row = z.object({
  kind: z.string(),
  id: z.int(),
  title: z.string(),
  more: z.nullable(z.string()),
  status: z.int(),
  extra: z.nullable(z.int()),
});
export type KindRow = z.output<typeof Row>;

/** What is looked for among the records of one kind. */
export interface RecordQuery {
  readonly source: SearchSource;
  /** Empty for the latest of all: only their kind was typed. */
  readonly typed: string;
  /** Records that the search of the site has found. */
  readonly ids: readonly number[];
}

/**
 * Matching records of these kinds in one query: at most one more of each than is shown, the one with the typed number
 * first.
 */
export async function findRecords(db: Db, wanted: readonly RecordQuery[], now: Date): Promise<KindRow[]> {
  if (wanted.length === 0) return [];
  const parts = wanted.map(({ source: { kind, rows }, typed, ids }) => {
    const { from, id, number, title, more = none, status, extra = none, fits, only } = rows(typed, now);
    const typedNumber = numberIn(typed);
    const named = typedNumber === undefined ? undefined : eq(number ?? id, number ? String(typedNumber) : typedNumber);
    const first: SQL[] = [named, ids.length > 0 ? inArray(id, [...ids]) : undefined].filter(each => each !== undefined);
    const order = sql.join([...first.map(each => sql`${each} desc`), sql`${id} desc`], sql`, `);
    const having = typed === '' ? only : and(or(...first, fits), only);
    return sql`(select ${kind.name}::text as kind, ${id} as id, ${title} as title, ${more}::text as more, ${status}::int as status, ${extra}::int as extra from ${from} where ${having ?? sql`true`} order by ${order} limit ${MOST_FOUND + 1})`;
  });
  const { rows } = await db.execute(sql.join(parts, sql` union all `));
  return z.parse(z.array(Row), rows);
}
