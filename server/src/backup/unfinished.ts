import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { namesBefore, unfinishedName } from '../ports/files/spool.ts';

const NAME = 'venue-copy';
/** The folder of the archives may have files of others. */
const OURS = /^venue-copy\..*\.unfinished$/;
/** Whatever is being written changes more often. */
const PATIENCE_MS = 6 * 3_600_000;

interface UnfinishedFile {
  readonly path: string;
  remove(): Promise<void>;
}

/**
 * A new empty file that only its owner may read, for a copy that is not complete yet. Those that a crash has left in the
 * folder are removed first.
 */
export async function unfinishedFile(folder: string): Promise<UnfinishedFile> {
  await removeUnfinished(folder, new Date(Date.now() - PATIENCE_MS));
  const path = join(folder, unfinishedName(NAME));
  const file = await open(path, 'wx', 0o600);
  await file.close();
  return { path, remove: () => rm(path, { force: true }) };
}

/** Removes the unfinished copies of a folder that were last written before a moment. */
export async function removeUnfinished(folder: string, before: Date): Promise<void> {
  // guard: leftovers.test.ts
  for await (const name of namesBefore(folder, before))
    if (OURS.test(name)) await rm(join(folder, name), { force: true });
}
