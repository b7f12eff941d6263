import { lstat, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { MEGABYTE } from '@venue/sdk';
import { edoLimits } from '@venue/sdk/papers/model';
import { putWhole } from '../../../core/files/exchangeFolder.ts';
import { digestOf } from './papers.edo.file.ts';
import { type IncomingFile, isSignatureName, stemOf } from './papers.edo.unpack.ts';

/** A file that still grows is left alone for so many milliseconds after its last change. */
const SETTLED_MS = 5_000;
/** What a crash left behind while it was being written. */
const ABANDONED_MS = 60 * 60_000;
/** A signature waits so many milliseconds for its answer. */
const ALONE_MS = 10 * 60_000;
/** Answers read at once. */
const MOST = 50;

/** Removes what a crash left half written. */
export async function removeAbandoned(dir: string): Promise<void> {
  for (const name of await readdir(join(dir, 'out'))) {
    if (!/^\.[0-9a-f-]{36}\.tmp$/.test(name)) continue;
    const path = join(dir, 'out', name);
    const found = await lstat(path).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > ABANDONED_MS) await rm(path, { force: true });
  }
}

interface Entry {
  readonly name: string;
  readonly path: string;
  readonly size: number;
  /** Milliseconds since its last change. */
  readonly age: number;
}

/** Files that may be read: no hidden or unfinished ones, and no links. */
async function entriesOf(dir: string): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (const name of (await readdir(join(dir, 'in'))).sort()) {
    if (name.startsWith('.') || /\.(tmp|part|lock)$/i.test(name)) continue;
    const path = join(dir, 'in', name);
    const found = await lstat(path).catch(() => undefined);
    // guard: papers.edo.folder.test.ts
    if (found?.isFile()) entries.push({ name, path, size: found.size, age: Date.now() - found.mtimeMs });
  }
  return entries;
}

/** Whether all files of an answer are whole, and it is not only a signature whose answer may still come. */
const isReady = (group: readonly Entry[]): boolean =>
  group.every(({ age }) => age >= SETTLED_MS) &&
  (group.some(({ name }) => !isSignatureName(name)) || group.every(({ age }) => age >= ALONE_MS));

/** The files of the next answers, each with its signatures, and the names of those too large to be read. */
export async function nextGroups(dir: string): Promise<{ groups: IncomingFile[][]; tooLarge: string[] }> {
  const groups = Map.groupBy(await entriesOf(dir), ({ name }) => stemOf(name));
  const ready = [...groups.values()].filter(isReady).slice(0, MOST);
  const fits = ({ size }: Entry) => size <= edoLimits.megabytes * MEGABYTE;
  const read = async (group: readonly Entry[]) => {
    const files: IncomingFile[] = [];
    for (const { name, path } of group.filter(fits)) {
      const data = await readIfThere(path);
      if (data) files.push({ name, data });
    }
    return files;
  };
  const tooLarge = ready.flat().filter(entry => !fits(entry));
  return { groups: await Promise.all(ready.map(read)), tooLarge: tooLarge.map(({ name }) => name) };
}

/** Another server may have moved it. */
const readIfThere = (path: string): Promise<Buffer | undefined> =>
  readFile(path).catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });

const isMissing = (error: unknown): boolean => (error as { code?: unknown }).code === 'ENOENT';

/** Moves a file that has been read; over a former one of the same name only if it is the same. */
export async function moveTo(dir: string, folder: 'done' | 'failed', file: IncomingFile, why = ''): Promise<void> {
  const former = await readIfThere(join(dir, folder, file.name));
  const isOther = former !== undefined && digestOf(former) !== digestOf(file.data);
  const name = isOther ? `${digestOf(file.data).slice(0, 8)}-${file.name}` : file.name;
  if (why !== '') await putWhole(dir, folder, `${name}.txt`, Buffer.from(`${why}\n`));
  await rename(join(dir, 'in', file.name), join(dir, folder, name)).catch((error: unknown) => {
    if (!isMissing(error)) throw error;
  });
}

/** Moves a file that is too large to be read. */
export async function moveUnread(dir: string, name: string, why: string): Promise<void> {
  await putWhole(dir, 'failed', `${name}.txt`, Buffer.from(`${why}\n`));
  await rename(join(dir, 'in', name), join(dir, 'failed', name)).catch((error: unknown) => {
    if (!isMissing(error)) throw error;
  });
}
