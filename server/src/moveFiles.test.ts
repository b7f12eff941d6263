import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { folderStore } from './ports/files/folder.ts';
import { type FakeS3, fakeS3 } from './ports/files/s3.testing.ts';
import { s3Store } from './ports/files/s3.ts';
import { tempDir } from './testing/temp.ts';

let fake: FakeS3;
beforeAll(async () => {
  fake = await fakeS3();
});
afterAll(() => fake.close());

const program = fileURLToPath(new URL('moveFiles.ts', import.meta.url));

/** The command as people run it; its exit code and what it says. */
const move = (env: Readonly<Record<string, string>>, ...words: string[]) =>
  new Promise<[number, string]>(done => {
    const args = ['--conditions=venue-source', program, ...words];
    const child = execFile(process.execPath, args, { env: { PATH: process.env.PATH, ...fake.env, ...env } }, (_, out) =>
      done([child.exitCode ?? -1, out]),
    );
  });

test('the command moves files, and refuses what would lose one', async () => {
  const DATA_DIR = tempDir();
  const folder = folderStore(join(DATA_DIR, 'files'));
  const bucket = s3Store({ ...fake.options, spool: tempDir() });
  for (const name of ['a.webp', 'b.sealed']) await folder.put(name, Buffer.from(name));
  const before = { DATA_DIR, FILES: 'folder', FILES_ALSO: 's3' };
  const after = { DATA_DIR, FILES: 's3', FILES_ALSO: 'folder' };

  expect(await move(before, '--to', 'tape')).toEqual([2, expect.stringMatching(/^Usage: /)]);
  expect(await move({ DATA_DIR }, '--to', 's3')).toEqual([2, expect.stringMatching(/^FILES_ALSO is required/)]);
  expect(await move(before, '--to', 's3', '--delete')).toEqual([
    2,
    expect.stringMatching(/^FILES=folder is not allowed/),
  ]);
  expect(await move(before, '--to', 's3')).toEqual([
    0,
    expect.stringMatching(/^2 files in folder: 2 copied \(0\.0 MB\)/),
  ]);
  expect(await move(after, '--to', 's3', '--delete')).toEqual([0, expect.stringContaining('2 were in s3, 2 removed')]);
  expect([await folder.has('a.webp'), String(await bucket.bytes('a.webp'))]).toEqual([false, 'a.webp']);
  await folder.put('a.webp', Buffer.from('other'));
  const [code, text] = await move(after, '--to', 's3', '--delete');
  expect([code, text]).toEqual([1, expect.stringContaining('not touched: a.webp')]);
}, 60_000);
