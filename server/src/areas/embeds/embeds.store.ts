import { MOST_EMBED_SITES } from '@venue/sdk/embeds/model';
import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import { embedSite } from './embeds.table.ts';

export type EmbedSiteRow = typeof embedSite.$inferSelect;

export const embedSites = (db: Db): Promise<EmbedSiteRow[]> =>
  db.select().from(embedSite).orderBy(asc(embedSite.title), asc(embedSite.id));

/** The site whose pages name themselves by this key. */
export async function siteByKey(db: Db, key: string): Promise<EmbedSiteRow | undefined> {
  const [row] = await db.select().from(embedSite).where(eq(embedSite.key, key));
  return row;
}

/** The lowest free place; none if all are taken. */
const freePlace = sql`(
  select min(n) from generate_series(1, ${MOST_EMBED_SITES}::int) as n
  where not exists (select from ${embedSite} as other where other.place = n))`;

/** Adds a site; undefined if every place is taken. One that is listed already violates `embed_site_origin`. */
export async function addSite(
  tx: Db,
  values: Pick<EmbedSiteRow, 'title' | 'origin' | 'key'>,
): Promise<EmbedSiteRow | undefined> {
  // guard: embeds.test.ts
  await tx.execute(sql`lock table ${embedSite} in share row exclusive mode`);
  const { rows } = await tx.execute<{ place: number | null }>(sql`select ${freePlace} as place`);
  const place = rows[0]?.place;
  if (!place) return undefined;
  const [row] = await tx
    .insert(embedSite)
    .values({ ...values, place })
    .returning();
  return row;
}

/** A site, locked until the end of the transaction. */
export async function lockSite(tx: Db, id: number): Promise<EmbedSiteRow | undefined> {
  const [row] = await tx.select().from(embedSite).where(eq(embedSite.id, id)).for('update');
  return row;
}

export const removeSite = (tx: Db, id: number) => tx.delete(embedSite).where(eq(embedSite.id, id));
