import { createReadStream, existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

/** Keeps uploaded and made files by name. Names are made by the server, never taken from a user. */
export interface FileStore {
  put(name: string, data: Buffer): Promise<void>;
  has(name: string): boolean;
  /** Undefined when there is no such file. */
  read(name: string): Readable | undefined;
  /** All of it; throws when there is no such file. */
  bytes(name: string): Promise<Buffer>;
  /** Removes a file, also one that is not there. */
  remove(name: string): Promise<void>;
}

const allowed = /^[a-z0-9][a-z0-9-]*(\.[a-z0-9]+)?$/;

/** The embedded default: files in a folder. */
export function folderStore(folder: string): FileStore {
  const path = (name: string) => {
    if (!allowed.test(name)) throw new TypeError(`not a file name: ${name}`);
    return join(folder, name);
  };
  const has = (name: string) => allowed.test(name) && existsSync(path(name));
  return {
    async put(name, data) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // A file is whole or absent: a crash in the middle leaves only the temporary one.
      const unfinished = `${path(name)}.unfinished`;
      await writeFile(unfinished, data, { mode: 0o600 });
      await rename(unfinished, path(name));
    },
    has,
    read: name => (has(name) ? createReadStream(path(name)) : undefined),
    bytes: name => readFile(path(name)),
    remove: name => rm(path(name), { force: true }),
  };
}
