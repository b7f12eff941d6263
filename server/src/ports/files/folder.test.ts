import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tempDir } from '../../testing/temp.ts';
import { folderStore } from './folder.ts';

test('a write that fails leaves nothing unfinished', async () => {
  const folder = tempDir();
  // A folder stands where the file should go, so the last step fails.
  mkdirSync(join(folder, 'taken'));
  await expect(folderStore(folder).put('taken', Buffer.from('x'))).rejects.toThrow();
  expect(readdirSync(folder)).toEqual(['taken']);
});

test('there is room as long as the disk has more free than the store needs', async () => {
  const folder = join(tempDir(), 'files');
  expect(await folderStore(folder, 0).hasRoom()).toBe(true);
  expect(await folderStore(folder, Number.MAX_SAFE_INTEGER).hasRoom()).toBe(false);
});

test('what others keep in the folder is not listed for the sweep', async () => {
  const folder = tempDir();
  for (const name of ['README', 'a.webp.1.unfinished', 'a.webp']) writeFileSync(join(folder, name), 'x');
  expect(await folderStore(folder).writtenBefore(new Date(Date.now() + 60_000))).toEqual(['a.webp']);
});
