import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync, statSync } from 'node:fs';
import { mkdir, opendir, readFile, rename, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Stores uploaded and generated files by name. Names are made by the server, never taken from a user. */
export interface FileStore {
  put(name: string, data: Buffer): Promise<void>;
  /**
   * Writes incoming data to a temporary file, to be checked before any of it is kept. The caller removes it; after a
   * crash it is removed as unfinished.
   */
  receive(data: AsyncIterable<Uint8Array>): Promise<ReceivedFile>;
  has(name: string): boolean;
  /** Undefined when there is no such file. With `part`, the bytes from `first` to `last`, both included. */
  read(name: string, part?: { readonly first: number; readonly last: number }): Readable | undefined;
  /** Bytes of a file; undefined when there is no such file. */
  size(name: string): number | undefined;
  /** The whole file; throws when there is no such file. */
  bytes(name: string): Promise<Buffer>;
  /** Removes a file; one that is not there is no error. */
  remove(name: string): Promise<void>;
  /** Names of the files that were last written before a moment. */
  writtenBefore(moment: Date): Promise<string[]>;
  /** Removes a file if it was last written before a moment; returns whether it did. */
  removeWrittenBefore(name: string, moment: Date): Promise<boolean>;
  /** Whether the largest allowed upload still fits on the disk, in addition to `more` bytes. */
  hasRoom(more?: number): Promise<boolean>;
  /** Removes what was begun before a moment and never finished. */
  removeUnfinished(before: Date): Promise<void>;
}

/** A received file that no record refers to yet. */
export interface ReceivedFile {
  readonly path: string;
  remove(): Promise<void>;
}

const allowed = /^[a-z0-9][a-z0-9-]*(\.[a-z0-9]+)?$/;
const UNFINISHED = '.unfinished';
/** The largest upload kept in memory has 50 MB, and the embedded database on the same disk grows by 16 MB at a time. */
const LEAST_FREE = 80 * 1024 * 1024;

/** The embedded default: files in a folder, which several servers may share. */
export function folderStore(folder: string, leastFree = LEAST_FREE): FileStore {
  const path = (name: string) => {
    if (!allowed.test(name)) throw new TypeError(`not a file name: ${name}`);
    return join(folder, name);
  };
  const has = (name: string) => allowed.test(name) && existsSync(path(name));
  const isBefore = async (file: string, moment: Date) => {
    const found = await stat(file).catch(() => undefined);
    return found !== undefined && found.mtime < moment;
  };
  async function* namesBefore(moment: Date): AsyncGenerator<string> {
    if (!existsSync(folder)) return;
    for await (const { name } of await opendir(folder)) if (await isBefore(join(folder, name), moment)) yield name;
  }
  return {
    async put(name, data) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // A file is whole or absent: a crash in the middle leaves only the temporary one, whose name nobody else writes.
      const unfinished = `${path(name)}.${randomUUID()}${UNFINISHED}`;
      try {
        await writeFile(unfinished, data, { mode: 0o600 });
        await rename(unfinished, path(name));
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    async receive(data) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const received = join(folder, `received.${randomUUID()}${UNFINISHED}`);
      const remove = () => rm(received, { force: true });
      try {
        await pipeline(data, createWriteStream(received, { mode: 0o600 }));
      } catch (error) {
        await remove();
        throw error;
      }
      return { path: received, remove };
    },
    has,
    read: (name, part) =>
      has(name) ? createReadStream(path(name), part && { start: part.first, end: part.last }) : undefined,
    size: name => (has(name) ? statSync(path(name)).size : undefined),
    bytes: name => readFile(path(name)),
    remove: name => rm(path(name), { force: true }),
    async writtenBefore(moment) {
      const names: string[] = [];
      for await (const name of namesBefore(moment)) if (allowed.test(name)) names.push(name);
      return names;
    },
    async removeWrittenBefore(name, moment) {
      if (!(await isBefore(path(name), moment))) return false;
      await rm(path(name), { force: true });
      return true;
    },
    async hasRoom(more = 0) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const { bavail, bsize } = await statfs(folder);
      return bavail * bsize > leastFree + more;
    },
    async removeUnfinished(before) {
      for await (const name of namesBefore(before))
        if (name.endsWith(UNFINISHED)) await rm(join(folder, name), { force: true });
    },
  };
}
