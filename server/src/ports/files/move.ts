import { createHash, type Hash } from 'node:crypto';
import type { FileStore } from './files.ts';

const AT_ONCE = 4;
const DAY_MS = 24 * 60 * 60_000;

export interface Figures {
  /** Files in the place they come from. */
  readonly found: number;
  copied: number;
  copiedBytes: number;
  /** Were in the other place before. */
  there: number;
  removed: number;
  /** Were deleted by a server meanwhile. */
  gone: number;
  /** Files that differ in the two places: neither is touched. */
  readonly differing: string[];
}

interface Move {
  readonly from: FileStore;
  readonly to: FileStore;
  /** Removes what both places have; all servers write to the second one by then. */
  readonly removes: boolean;
  /** Called after each file. */
  readonly step?: (figures: Figures) => void;
}

/**
 * Copies the files that the other place lacks and reads each copy again; repeating it goes on where it stopped. It
 * overwrites nothing, and removes only what has the same content in both places.
 */
export async function moveFiles({ from, to, removes, step }: Move): Promise<Figures> {
  const names = await from.writtenBefore(new Date(Date.now() + DAY_MS));
  const figures: Figures = {
    found: names.length,
    copied: 0,
    copiedBytes: 0,
    there: 0,
    removed: 0,
    gone: 0,
    differing: [],
  };
  const waiting = names.values();
  const worker = async () => {
    for (const name of waiting) {
      await moveOne(name);
      step?.(figures);
    }
  };
  async function moveOne(name: string): Promise<void> {
    const size = await from.size(name);
    if (size === undefined) return void figures.gone++;
    const other = await to.size(name);
    if (other === undefined) {
      if (!(await copied(name, from, to))) return void figures.gone++;
      figures.copied++;
      figures.copiedBytes += size;
    } else figures.there++;
    // guard: move.test.ts
    const isSame = removes ? await haveSame(name, from, to) : (other ?? size) === size;
    if (!isSame) return void figures.differing.push(name);
    if (!removes) return;
    await from.remove(name);
    figures.removed++;
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return figures;
}

/** False when the file was deleted meanwhile. Throws when the copy is not what was read. */
async function copied(name: string, from: FileStore, to: FileStore): Promise<boolean> {
  const opened = await from.read(name);
  if (!opened) return false;
  const hash = createHash('sha256');
  try {
    await to.put(name, hashed(opened.data, hash));
  } finally {
    // A place that refuses at once has read nothing, and the file would stay open.
    opened.data.destroy();
  }
  const digest = hash.digest('hex');
  const copy = await digestOf(to, name);
  // guard: move.test.ts
  if (copy === digest) return true;
  if (copy === undefined && !(await from.has(name))) return false;
  await to.remove(name);
  throw new Error(`the copy of ${name} is not what was written`);
}

async function* hashed(data: AsyncIterable<Uint8Array>, hash: Hash): AsyncGenerator<Uint8Array> {
  for await (const chunk of data) {
    hash.update(chunk);
    yield chunk;
  }
}

async function haveSame(name: string, from: FileStore, to: FileStore): Promise<boolean> {
  const [one, other] = await Promise.all([digestOf(from, name), digestOf(to, name)]);
  return one !== undefined && one === other;
}

/** SHA-256 of a file; undefined when there is none. */
async function digestOf(place: FileStore, name: string): Promise<string | undefined> {
  const opened = await place.read(name);
  if (!opened) return undefined;
  const hash = createHash('sha256');
  for await (const chunk of opened.data) hash.update(chunk as Uint8Array);
  return hash.digest('hex');
}
