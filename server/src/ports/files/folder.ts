import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { access, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BadSetting } from '../../config/badSetting.ts';
import { type FileStore, isFileName, mustBeFileName } from './files.ts';
import { makeFolder, namesBefore, spoolIn, unfinishedName } from './spool.ts';

/** Files in a folder of this machine, or in one that several servers share. */
export function folderStore(folder: string, leastFree?: number): FileStore {
  const path = (name: string) => {
    mustBeFileName(name);
    return join(folder, name);
  };
  const statOf = async (name: string) => (isFileName(name) ? unlessMissing(stat(path(name))) : undefined);
  const size = async (name: string) => (await statOf(name))?.size;
  const store: FileStore = {
    ...spoolIn(folder, leastFree),
    async put(name, data) {
      const whole = path(name);
      await makeFolder(folder);
      // A file is whole or absent: a crash in the middle leaves only the temporary one.
      const unfinished = unfinishedName(whole);
      try {
        await writeFile(unfinished, data, { mode: 0o600 });
        await rename(unfinished, whole);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    has: async name => (await statOf(name)) !== undefined,
    async read(name, part) {
      // Open from here on: it can be read to its end even if it is removed meanwhile.
      const file = isFileName(name) ? await unlessMissing(open(path(name))) : undefined;
      if (!file) return undefined;
      const { size: whole } = await file.stat();
      const { first, last } = part ?? { first: 0, last: whole - 1 };
      return { data: file.createReadStream(part && { start: first, end: last }), size: last - first + 1 };
    },
    size,
    bytes: async name => readFile(path(name)),
    remove: async name => rm(path(name), { force: true }),
    async writtenBefore(moment) {
      const names: string[] = [];
      for await (const name of namesBefore(folder, moment)) if (isFileName(name)) names.push(name);
      return names;
    },
    async removeWrittenBefore(name, moment) {
      const file = await statOf(name);
      if (!file || file.mtime >= moment) return false;
      await store.remove(name);
      return true;
    },
    isCommon: false,
    async answers() {
      await makeFolder(folder);
      await access(folder, constants.R_OK | constants.W_OK);
      return true;
    },
    async check() {
      const probe = `probe-${randomUUID()}`;
      try {
        await store.put(probe, Buffer.from(probe));
        await store.remove(probe);
      } catch (error) {
        throw new BadSetting(`DATA_DIR: files cannot be kept in ${folder}: ${(error as Error).message}`);
      }
    },
  };
  return store;
}

/** The outcome of an operation on a file, or undefined if there is no such file. */
async function unlessMissing<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    // guard: files.contract.test.ts
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
