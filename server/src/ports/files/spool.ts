import { randomUUID } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, opendir, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FileStore } from './files.ts';

const UNFINISHED = '.unfinished';
/** The largest upload kept in memory has 50 MB, and the embedded database on the same disk grows by 16 MB at a time. */
const LEAST_FREE = 80 * 1024 * 1024;

export const makeFolder = (folder: string) => mkdir(folder, { recursive: true, mode: 0o700 });

/** A name beside a file while it is written, which nobody else writes. */
export const unfinishedName = (name: string): string => `${name}.${randomUUID()}${UNFINISHED}`;

async function isBefore(file: string, moment: Date): Promise<boolean> {
  const entry = await stat(file).catch(() => undefined);
  return entry !== undefined && entry.mtime < moment;
}

/** Names in a folder that were last written before a moment. */
export async function* namesBefore(folder: string, moment: Date): AsyncGenerator<string> {
  if (!existsSync(folder)) return;
  for await (const { name } of await opendir(folder)) if (await isBefore(join(folder, name), moment)) yield name;
}

/** The temporary files of this machine, wherever those that stay are kept. */
export function spoolIn(
  folder: string,
  leastFree = LEAST_FREE,
): Pick<FileStore, 'receive' | 'hasRoom' | 'removeUnfinished'> {
  return {
    async receive(data) {
      await makeFolder(folder);
      const received = join(folder, unfinishedName('received'));
      const remove = () => rm(received, { force: true });
      try {
        await pipeline(data, createWriteStream(received, { mode: 0o600 }));
      } catch (error) {
        await remove();
        throw error;
      }
      return { path: received, remove };
    },
    async hasRoom(more = 0) {
      await makeFolder(folder);
      const { bavail, bsize } = await statfs(folder);
      return bavail * bsize > leastFree + more;
    },
    async removeUnfinished(before) {
      for await (const name of namesBefore(folder, before))
        if (name.endsWith(UNFINISHED)) await rm(join(folder, name), { force: true });
    },
  };
}
