import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tempDir } from '../../testing/temp.ts';
import { folderStore } from './files.ts';

test('many writers of one file at once, over two servers, leave one of their files, whole', async () => {
  const folder = tempDir();
  const servers = [folderStore(folder), folderStore(folder)];
  const writers = Array.from({ length: 40 }, (_, index) => Buffer.alloc(200_000, index));
  await Promise.all(writers.map((data, index) => servers[index % 2]?.put('preview.css', data)));
  const kept = await folderStore(folder).bytes('preview.css');
  expect(writers.some(data => data.equals(kept))).toBe(true);
  expect(readdirSync(folder)).toEqual(['preview.css']);
});

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
