import { and, asc, count, eq } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import { inserted } from '../../core/db/inserted.ts';
import { orderOf } from '../../core/record/order.ts';
import { type GalleryFileRow, galleryFile } from './galleries.table.ts';

/** The order of files within their gallery, whose row the caller locks first. */
export const filesOrder = orderOf({
  table: galleryFile,
  id: galleryFile.id,
  position: galleryFile.position,
  among: galleryFile.galleryId,
});

/** A page of a gallery's files in their order. */
export const filesPage = (db: Db, galleryId: number, page: number, pageSize: number): Promise<GalleryFileRow[]> =>
  db
    .select()
    .from(galleryFile)
    .where(eq(galleryFile.galleryId, galleryId))
    .orderBy(asc(galleryFile.position))
    .limit(pageSize)
    .offset((page - 1) * pageSize);

export async function countFiles(db: Db, galleryId: number): Promise<number> {
  const [row] = await db.select({ number: count() }).from(galleryFile).where(eq(galleryFile.galleryId, galleryId));
  return row?.number ?? 0;
}

/** A file of a gallery. A caller that changes it locks the gallery and reads the file again. */
export async function fileById(db: Db, id: number): Promise<GalleryFileRow | undefined> {
  const [row] = await db.select().from(galleryFile).where(eq(galleryFile.id, id));
  return row;
}

/** The hashes of the photos in a gallery, as they were uploaded. */
export async function hashesIn(db: Db, galleryId: number): Promise<Set<string>> {
  const rows = await db
    .select({ hash: galleryFile.hash })
    .from(galleryFile)
    .where(eq(galleryFile.galleryId, galleryId));
  return new Set(rows.flatMap(({ hash }) => hash ?? []));
}

export async function addFile(tx: Db, values: typeof galleryFile.$inferInsert): Promise<GalleryFileRow> {
  return inserted(await tx.insert(galleryFile).values(values).returning());
}

export async function changeFile(
  tx: Db,
  id: number,
  values: Partial<typeof galleryFile.$inferInsert>,
): Promise<GalleryFileRow> {
  const [row] = await tx.update(galleryFile).set(values).where(eq(galleryFile.id, id)).returning();
  if (!row) throw new Error(`file ${id} of a gallery is gone`);
  return row;
}

/** Removes the preview mark from the file of a gallery that has it. */
export const unmarkPreview = (tx: Db, galleryId: number) =>
  tx
    .update(galleryFile)
    .set({ isPreview: false })
    .where(and(eq(galleryFile.galleryId, galleryId), eq(galleryFile.isPreview, true)));

/** Removes a file; those behind it move up. */
export async function dropFile(tx: Db, { id, galleryId }: GalleryFileRow): Promise<void> {
  await tx.delete(galleryFile).where(eq(galleryFile.id, id));
  await filesOrder.close(tx, galleryId);
}
