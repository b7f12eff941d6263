import { MOST_SYNONYMS } from '@venue/sdk/search/model';
import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import { searchSynonym } from './search.synonyms.table.ts';

export type SynonymRow = typeof searchSynonym.$inferSelect;
type SynonymValues = Pick<SynonymRow, 'word' | 'meaning'>;

export const synonyms = (db: Db): Promise<SynonymRow[]> =>
  db.select().from(searchSynonym).orderBy(sql`lower(${searchSynonym.word})`, asc(searchSynonym.id));

/** The lowest free place; none if all are taken, which violates `place`. */
const freePlace = sql`(
  select min(n) from generate_series(1, ${MOST_SYNONYMS}::int) as n
  where not exists (select from ${searchSynonym} as other where other.place = n))`;

/** Adds a word; undefined if every place is taken. A word that is listed already violates `search_synonym_word`. */
export async function addSynonym(tx: Db, values: SynonymValues): Promise<SynonymRow | undefined> {
  // guard: search.synonyms.test.ts
  await tx.execute(sql`lock table ${searchSynonym} in share row exclusive mode`);
  const { rows } = await tx.execute<{ place: number | null }>(sql`select ${freePlace} as place`);
  const place = rows[0]?.place;
  if (!place) return undefined;
  const [row] = await tx
    .insert(searchSynonym)
    .values({ ...values, place })
    .returning();
  return row;
}

/** A word, locked until the end of the transaction. */
export async function lockSynonym(tx: Db, id: number): Promise<SynonymRow | undefined> {
  const [row] = await tx.select().from(searchSynonym).where(eq(searchSynonym.id, id)).for('update');
  return row;
}

/** Changes a word. One that is listed already violates `search_synonym_word`. */
export const changeSynonym = (tx: Db, id: number, values: SynonymValues) =>
  tx.update(searchSynonym).set(values).where(eq(searchSynonym.id, id));

export const removeSynonym = (tx: Db, id: number) => tx.delete(searchSynonym).where(eq(searchSynonym.id, id));
