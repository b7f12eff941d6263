import { mkdir, open, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, request } from 'node:http';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Database } from '../core/db/database.ts';
import { removeUnfinished, unfinishedFile } from './unfinished.ts';

/** Where a server answers; longer names are cut by the system without an error. */
const pathIn = (dataDir: string) => join(dataDir, 'socket', 'copy');
const LONGEST = 100;

/**
 * Lets the command `backup` copy the embedded database, which only its server may open: through a socket in a folder
 * that only this user may enter.
 */
export async function offerCopies({ dump }: Database, dataDir: string): Promise<{ close(): Promise<void> }> {
  const path = pathIn(dataDir);
  if (!dump) return { close: async () => {} };
  // Nobody else has this database now, so nobody is writing a copy of it either.
  await removeUnfinished(dataDir, new Date());
  if (Buffer.byteLength(path) > LONGEST) return { close: async () => {} };
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await rm(path, { force: true });
  const server = createServer((_, response) => {
    copyOf(dump, dataDir).then(
      async copy => {
        response.writeHead(200, { 'content-length': copy.bytes });
        await pipeline(copy.data, response).catch(() => undefined);
        await copy.remove();
      },
      error => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(path, resolve);
  });
  return {
    async close() {
      server.closeAllConnections();
      await new Promise(done => server.close(done));
    },
  };
}

interface Copy {
  readonly data: Readable;
  remove(): Promise<void>;
}

/** A copy of an embedded database that is open here. */
export async function copyOf(dump: NonNullable<Database['dump']>, dataDir: string): Promise<Copy & { bytes: number }> {
  const { path, remove } = await unfinishedFile(dataDir);
  try {
    await dump(path);
    // Open from here on: a server that starts meanwhile removes the name.
    const file = await open(path);
    return { data: file.createReadStream(), bytes: (await file.stat()).size, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** A copy of the embedded database that a running server has open. */
export async function askForCopy(dataDir: string): Promise<Copy> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ socketPath: pathIn(dataDir), path: '/' }, resolve)
      .once('error', reject)
      .end();
  }).catch(cause => {
    throw new Error('the running server cannot be asked for a copy: stop it for the time of the backup', { cause });
  });
  if (answer.statusCode !== 200) throw new Error('the running server could not copy its database: its log says why');
  return { data: answer, remove: async () => void answer.destroy() };
}
