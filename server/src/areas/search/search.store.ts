import { MOST_FOUND } from '@venue/sdk/search/model';
import { and, eq, or, sql } from 'drizzle-orm';
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

/**
 * Matching records of these kinds in one query: at most one more of each than is shown, the one with the typed id
 * first.
 */
export async function findRecords(
  db: Db,
  sources: readonly SearchSource[],
  typed: string,
  now: Date,
): Promise<KindRow[]> {
  if (sources.length === 0) return [];
  const number = numberIn(typed);
  const parts = sources.map(({ kind: { name }, rows }) => {
    const { from, id, title, more = none, status, extra = none, fits, only } = rows(typed, now);
    const named = number === undefined ? undefined : eq(id, number);
    const first = named ? sql`${named} desc, ` : sql``;
    return sql`(select ${name}::text as kind, ${id} as id, ${title} as title, ${more}::text as more, ${status}::int as status, ${extra}::int as extra from ${from} where ${and(or(named, fits), only)} order by ${first}${id} desc limit ${MOST_FOUND + 1})`;
  });
  const { rows } = await db.execute(sql.join(parts, sql` union all `));
  return z.parse(z.array(Row), rows);
}
