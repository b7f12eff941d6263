import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { tempDir } from '../../testing/temp.ts';
import type { FileStore } from './files.ts';
import { folderStore } from './folder.ts';
import { moveFiles } from './move.ts';
import { twoPlaces } from './moving.ts';
import { type FakeS3, fakeS3 } from './s3.testing.ts';
import { s3Store } from './s3.ts';

let fake: FakeS3;
beforeEach(async () => {
  fake = await fakeS3();
});
afterEach(() => fake.close());

const later = () => new Date(Date.now() + 60_000);
const bucketOf = () => s3Store({ ...fake.options, spool: tempDir() });
const textOf = async (place: FileStore, name: string) => String(await place.bytes(name));

describe.each([
  ['into the bucket', () => [folderStore(tempDir()), bucketOf()] as const],
  ['out of the bucket', () => [bucketOf(), folderStore(tempDir())] as const],
])('a move %s', (way, open) => {
  const name = (text: string) => `${way.startsWith('into') ? 'in' : 'out'}-${text}`;

  test('is told in figures, goes on where it stopped, and removes only when it is told to', async () => {
    const [from, to] = open();
    const names = Array.from({ length: 12 }, (_, index) => name(`${index}.webp`));
    for (const each of names) await from.put(each, Buffer.from(each));
    // It stops in the middle.
    let puts = 0;
    const failing = {
      ...to,
      put: (each: string, data: Parameters<FileStore['put']>[1]) =>
        ++puts > 5 ? Promise.reject(new Error('stopped')) : to.put(each, data),
    };
    const opened: Readable[] = [];
    const watched: FileStore = {
      ...from,
      read: async (each, part) => {
        const file = await from.read(each, part);
        if (file) opened.push(file.data);
        return file;
      },
    };
    await expect(moveFiles({ from: watched, to: failing, removes: false })).rejects.toThrow('stopped');
    // No file stays open.
    await vi.waitFor(() => expect(opened.every(each => each.destroyed)).toBe(true));

    const second = await moveFiles({ from, to, removes: false });
    expect(second).toMatchObject({ found: 12, removed: 0, gone: 0, differing: [] });
    expect(second.there).toBeGreaterThan(0);
    expect(second.copied + second.there).toBe(12);
    expect(await moveFiles({ from, to, removes: false })).toMatchObject({ copied: 0, copiedBytes: 0, there: 12 });
    expect(await from.has(names[0] ?? '')).toBe(true);
    expect(await moveFiles({ from, to, removes: true })).toMatchObject({ removed: 12, differing: [] });
    expect(await from.writtenBefore(later())).toEqual([]);
    for (const each of names) expect(await textOf(to, each)).toBe(each);
    expect(await moveFiles({ from, to, removes: true })).toMatchObject({ found: 0 });
  });

  test('touches neither of two files that differ, and names them', async () => {
    const [from, to] = open();
    await from.put(name('same-size.css'), Buffer.from('one'));
    await to.put(name('same-size.css'), Buffer.from('two'));
    await from.put(name('longer.css'), Buffer.from('one'));
    await to.put(name('longer.css'), Buffer.from('three'));
    const { differing } = await moveFiles({ from, to, removes: false });
    expect(differing).toEqual([name('longer.css')]);
    const last = await moveFiles({ from, to, removes: true });
    expect([last.removed, last.differing.sort()]).toEqual([0, [name('longer.css'), name('same-size.css')]]);
    expect([await textOf(from, name('same-size.css')), await textOf(to, name('same-size.css'))]).toEqual([
      'one',
      'two',
    ]);
  });

  test('loses nothing that servers write, read and remove meanwhile', async () => {
    const [from, to] = open();
    // The steps of decision 76: both places are read first, then the second is written to.
    const [before, after] = [twoPlaces(from, to), twoPlaces(to, from)];
    const names = new Set<string>();
    const removed = new Set<string>();
    let written = 0;
    let isOver = false;
    const live = async (servers: readonly FileStore[], until: () => boolean) => {
      while (!until()) {
        const server = servers[written % servers.length] ?? before;
        const each = name(`live-${written++}.webp`);
        await server.put(each, Buffer.from(each));
        names.add(each);
        for (const reader of servers) expect(await textOf(reader, each)).toBe(each);
        const gone = written % 3 === 0 ? [...names][0] : undefined;
        if (gone === undefined) continue;
        names.delete(gone);
        removed.add(gone);
        await server.remove(gone);
      }
    };
    const during = async (servers: readonly FileStore[], work: () => Promise<unknown>) => {
      isOver = false;
      const end = written + 6;
      const living = live(servers, () => isOver && written > end);
      await work().finally(() => {
        isOver = true;
      });
      await living;
    };
    await during([before], () => moveFiles({ from, to, removes: false }));
    // Servers are restarted one after another.
    await during([before, after], () => moveFiles({ from, to, removes: false }));
    await during([after], () => moveFiles({ from, to, removes: true }));
    await moveFiles({ from, to, removes: true });
    expect(names.size).toBeGreaterThan(5);
    for (const each of names) expect(await textOf(to, each)).toBe(each);
    expect(await from.writtenBefore(later())).toEqual([]);
    // What was removed while it was copied is left to the sweep, in the place that is swept.
    for (const each of removed) expect(await from.has(each)).toBe(false);
  });
});

test('a copy that is not what was written is taken away, and the move stops', async () => {
  const from = folderStore(tempDir());
  const folder = tempDir();
  const to = folderStore(folder);
  await from.put('a.webp', Buffer.from('right'));
  const spoiling: FileStore = {
    ...to,
    async put(name, data) {
      await to.put(name, data);
      writeFileSync(join(folder, name), 'wrong');
    },
  };
  await expect(moveFiles({ from, to: spoiling, removes: true })).rejects.toThrow('a.webp is not what was written');
  expect([await from.has('a.webp'), await to.has('a.webp')]).toEqual([true, false]);
});

test('in two places a file that moves while it is looked for is found', async () => {
  const [first, second] = [folderStore(tempDir()), folderStore(tempDir())];
  await second.put('a.webp', Buffer.from('x'));
  let isMoved = false;
  const moving: FileStore = {
    ...first,
    async has(name) {
      const isThere = await first.has(name);
      if (!isMoved) await moveFiles({ from: second, to: first, removes: true });
      isMoved = true;
      return isThere;
    },
  };
  expect(await twoPlaces(moving, second).has('a.webp')).toBe(true);
  expect(isMoved).toBe(true);
});

test('in two places a file is removed from both, by a server and by the sweep', async () => {
  const [first, second] = [folderStore(tempDir()), folderStore(tempDir())];
  const both = twoPlaces(first, second);
  for (const remove of [() => both.remove('a.webp'), () => both.removeWrittenBefore('a.webp', later())]) {
    for (const place of [first, second]) await place.put('a.webp', Buffer.from('x'));
    expect(await both.writtenBefore(later())).toEqual(['a.webp']);
    await remove();
    expect([await first.has('a.webp'), await second.has('a.webp')]).toEqual([false, false]);
  }
  await second.put('old.webp', Buffer.from('x'));
  expect(await both.writtenBefore(later())).toEqual(['old.webp']);
});
