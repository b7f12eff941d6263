import type { KindName } from '@venue/sdk/kinds';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { namedIn } from '../files/references.ts';
import { picture } from './pictures.table.ts';
import { type KeptPicture, recordVersion } from './versions.table.ts';

export interface Saved {
  readonly kind: KindName;
  readonly id: number;
  readonly byId: number | null;
  readonly at: Date;
}

const versionsOf = (kind: KindName, id: number) => and(eq(recordVersion.kind, kind), eq(recordVersion.objectId, id));

/** The pictures of a record as versions keep them. */
export const keptPictures = (db: Db, kind: KindName, id: number): Promise<KeptPicture[]> =>
  db
    .select({ file: picture.file, alt: picture.alt, isMain: picture.isMain })
    .from(picture)
    .where(and(eq(picture.owner, kind), eq(picture.ownerId, id)))
    .orderBy(asc(picture.position), asc(picture.id));

/**
 * Stores what visitors see of a record, with its pictures, as its next version, unless the last version is the same.
 * The caller holds the record's lock, so numbers follow each other.
 */
export async function keepVersion(tx: Db, data: Readonly<Record<string, unknown>>, saved: Saved): Promise<void> {
  const { kind, id, byId, at } = saved;
  const pictures = await keptPictures(tx, kind, id);
  const { data: lastData, pictures: lastPictures } = recordVersion;
  const [last] = await tx
    .select({
      number: recordVersion.number,
      isSame: sql<boolean>`${lastData} = ${JSON.stringify(data)}::jsonb and ${lastPictures} is not distinct from ${JSON.stringify(pictures)}::jsonb`,
    })
    .from(recordVersion)
    .where(versionsOf(kind, id))
    .orderBy(desc(recordVersion.number))
    .limit(1);
  if (last?.isSame) return;
  const number = (last?.number ?? 0) + 1;
  await tx.insert(recordVersion).values({ kind, objectId: id, number, data, pictures, byId, at });
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

/** Deletes the versions of a deleted record; returns them. */
export const dropVersions = (tx: Db, kind: KindName, id: number) =>
  tx.delete(recordVersion).where(versionsOf(kind, id)).returning();

const text = sql`concat(${recordVersion.data}, ${recordVersion.pictures})`;

/** Which of these files and pictures the stored versions name: those of all records, or of one. */
export const namedInVersions = (
  db: Db,
  names: readonly string[],
  of?: { kind: KindName; id: number },
): Promise<readonly string[]> => namedIn(recordVersion, text, of && versionsOf(of.kind, of.id))(db, names);
