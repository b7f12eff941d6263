import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { access, mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** What a program beside the server reads and writes: ours to write, ours to read, and what has been read. */
const folders = ['out', 'in', 'done', 'failed'] as const;
type ExchangeFolder = (typeof folders)[number];

/** Makes the folders where they are missing, and checks that files can be moved between them. */
export async function openExchange(dir: string): Promise<void> {
  for (const name of folders) {
    await mkdir(join(dir, name), { recursive: true, mode: 0o770 });
    await access(join(dir, name), constants.R_OK | constants.W_OK | constants.X_OK);
  }
}

/** Writes, moves and removes a hidden file, as the exchange does. */
export async function probeExchange(dir: string): Promise<void> {
  await openExchange(dir);
  const name = `.${randomUUID()}.tmp`;
  await putWhole(dir, 'in', name, Buffer.from('probe'));
  const moved = join(dir, 'done', name);
  try {
    await rename(join(dir, 'in', name), moved);
  } finally {
    await rm(join(dir, 'in', name), { force: true });
    await rm(moved, { force: true });
  }
}

/**
 * Writes a file that other programs see whole or not at all: under a hidden name, brought to the disk and renamed. The
 * group of the folder may read and remove it.
 */
export async function putWhole(dir: string, folder: ExchangeFolder, name: string, data: Uint8Array): Promise<void> {
  const hidden = join(dir, folder, `.${randomUUID()}.tmp`);
  try {
    const handle = await open(hidden, 'wx', 0o660);
    try {
      // The service's mask leaves nothing to the group.
      await handle.chmod(0o660);
      await handle.writeFile(data);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(hidden, join(dir, folder, name));
  } catch (error) {
    await rm(hidden, { force: true });
    throw error;
  }
}
