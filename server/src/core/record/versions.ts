import type { KindName } from '@venue/sdk/kinds';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { recordVersion } from './versions.table.ts';

/** What visitors see of a record; undefined when they see nothing of it, or nobody keeps versions of its kind. */
export type ShownOf = (db: Db, kind: KindName, id: number) => Promise<Readonly<Record<string, unknown>> | undefined>;

export interface Saved {
  readonly kind: KindName;
  readonly id: number;
  readonly byId: number | null;
  readonly at: Date;
}

const versionsOf = (kind: KindName, id: number) => and(eq(recordVersion.kind, kind), eq(recordVersion.objectId, id));

/**
 * Keeps what visitors see of a record as its next version, unless it is what the last one says. The caller holds the
 * record's lock, so numbers follow each other.
 */
export async function keepVersion(tx: Db, data: Readonly<Record<string, unknown>>, saved: Saved): Promise<void> {
  const { kind, id, byId, at } = saved;
  const [last] = await tx
    .select({
      number: recordVersion.number,
      isSame: sql<boolean>`${recordVersion.data} = ${JSON.stringify(data)}::jsonb`,
    })
    .from(recordVersion)
    .where(versionsOf(kind, id))
    .orderBy(desc(recordVersion.number))
    .limit(1);
  if (last?.isSame) return;
  await tx.insert(recordVersion).values({ kind, objectId: id, number: (last?.number ?? 0) + 1, data, byId, at });
}

/** The last versions of a record, newest first. */
export const lastVersions = (db: Db, kind: KindName, id: number, most: number) =>
  db.select().from(recordVersion).where(versionsOf(kind, id)).orderBy(desc(recordVersion.number)).limit(most);

/** One version of a record. */
export async function versionOf(db: Db, kind: KindName, id: number, number: number) {
  const [row] = await db
    .select()
    .from(recordVersion)
    .where(and(versionsOf(kind, id), eq(recordVersion.number, number)));
  return row;
}

/** Files of these that kept versions name. */
export async function namedInVersions(db: Db, files: readonly string[]): Promise<readonly string[]> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select name from unnest(${sql.param([...files])}::text[]) name where exists (select 1 from ${recordVersion} where strpos(${recordVersion.data}::text, name) > 0)`,
  );
  return rows.map(({ name }) => name);
}
