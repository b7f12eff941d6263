import type { FileStore } from '../../ports/files/files.ts';
import { afterCommit, onRollback } from '../db/afterCommit.ts';
import type { Db } from '../db/database.ts';

/** Writes a file that a row of this transaction names; it goes again if the transaction does not commit. */
export async function keepFile(tx: Db, files: FileStore, name: string, data: Buffer): Promise<void> {
  onRollback(tx, () => files.remove(name));
  await files.put(name, data);
}

/** Removes files that no row names any more once this transaction has committed. */
export function dropFiles(tx: Db, files: FileStore, names: Iterable<string>): void {
  for (const name of names) afterCommit(tx, () => files.remove(name));
}
