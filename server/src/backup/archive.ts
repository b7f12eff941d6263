import { createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { type Entry, openPromise } from 'yauzl';
import { ZipFile } from 'yazl';
import * as z from 'zod/mini';
import { unfinishedFile } from './unfinished.ts';

/** What an archive says of itself, as its last entry: one without it is not complete. */
export const Manifest = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  database: z.enum(['embedded', 'postgres']),
  /** The key that personal data in it is encrypted with; says nothing about the secret. */
  keyId: z.string(),
  hasSecret: z.boolean(),
  files: z.int(),
});
export type Manifest = z.output<typeof Manifest>;

export const names = { manifest: 'backup.json', database: 'database', secret: 'secret', files: 'files/' } as const;

/**
 * Writes a ZIP that only its owner may read, under a temporary name until it is complete. Entries are written one after
 * another, so that a large file store needs no memory.
 */
export async function writeArchive(
  file: string,
  fill: (add: (name: string, data: Readable | Buffer, compress?: boolean) => Promise<void>) => Promise<void>,
): Promise<void> {
  const unfinished = await unfinishedFile(dirname(file));
  const zip = new ZipFile();
  const written = pipeline(zip.outputStream, createWriteStream(unfinished.path, { flush: true }));
  const broken = new Promise<never>((_, reject) => {
    zip.on('error', reject);
    written.catch(reject);
  });
  broken.catch(() => undefined);
  try {
    const filled = fill(async (name, data, compress = false) => {
      if (Buffer.isBuffer(data)) return zip.addBuffer(data, name, { compress, mode: 0o100600 });
      const ended = new Promise<void>((resolve, reject) => data.once('end', resolve).once('error', reject));
      zip.addReadStream(data, name, { compress, mode: 0o100600 });
      await Promise.race([ended, broken]);
    });
    await Promise.race([filled, broken]);
    zip.end();
    await written;
    await rename(unfinished.path, file);
  } catch (error) {
    await unfinished.remove();
    throw error;
  }
}

export interface Archive {
  readonly manifest: Manifest;
  /** Names of the entries. */
  readonly names: readonly string[];
  read(name: string): Promise<Readable>;
  close(): void;
}

/** Opens an archive and reads its manifest. */
export async function openArchive(file: string): Promise<Archive> {
  const zip = await openPromise(file, { autoClose: false, lazyEntries: true });
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
  const read = (name: string): Promise<Readable> => {
    const entry = entries.get(name);
    if (!entry) throw new Error(`${file} has no ${name}`);
    return zip.openReadStreamPromise(entry);
  };
  if (!entries.has(names.manifest)) throw new Error(`${file} is no complete backup`);
  const manifest = z.parse(Manifest, JSON.parse((await buffer(await read(names.manifest))).toString('utf8')));
  return { manifest, names: [...entries.keys()], read, close: () => zip.close() };
}
