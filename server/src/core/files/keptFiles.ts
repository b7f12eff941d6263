import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { FileStore } from '../../ports/files/files.ts';
import { afterCommit, onRollback } from '../db/afterCommit.ts';
import { fileRemoval } from '../db/core.table.ts';
import type { Db } from '../db/database.ts';
import { inTransaction } from '../db/transact.ts';

const BATCH = 100;

/** Writes a file that a row of this transaction refers to; it is removed again if the transaction does not commit. */
export async function keepFile(tx: Db, files: FileStore, name: string, data: Buffer): Promise<void> {
  // Style files are named by their content, so a dropped file may be written again before it was removed.
  await tx.delete(fileRemoval).where(eq(fileRemoval.file, name));
  onRollback(tx, () => files.remove(name));
  await files.put(name, data);
}

/**
 * Removes files that no row names any more. The removal is written as a row of the transaction and done after the
 * commit; if the server dies before that, a worker does it later.
 */
export async function dropFiles(tx: Db, files: FileStore, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  await tx
    .insert(fileRemoval)
    .values(names.map(file => ({ file })))
    .onConflictDoNothing();
  afterCommit(tx, db => removeDropped(db, files));
}

/**
 * Removes files whose removal has committed, encrypted personal data first; returns whether all are gone. While a file
 * is being removed its row is locked, so that nobody writes it again meanwhile.
 */
export async function removeDropped(db: Db, files: FileStore): Promise<boolean> {
  for (;;) {
    const { count, failed } = await inTransaction(db, async tx => {
      const due = await tx
        .select()
        .from(fileRemoval)
        .orderBy(sql`${fileRemoval.file} not like '%.sealed'`, asc(fileRemoval.id))
        .limit(BATCH)
        .for('update', { skipLocked: true });
      const tried = await Promise.allSettled(due.map(({ file }) => files.remove(file)));
      const gone = due.filter((_, index) => tried[index]?.status === 'fulfilled').map(({ id }) => id);
      if (gone.length > 0) await tx.delete(fileRemoval).where(inArray(fileRemoval.id, gone));
      return { count: due.length, failed: due.length - gone.length };
    });
    if (failed > 0) return false;
    if (count < BATCH) return true;
  }
}
