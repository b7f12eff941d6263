import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FileStore, Part } from './files.ts';
import { folderStore } from './folder.ts';
import { twoPlaces } from './moving.ts';
import { type FakeS3, fakeS3 } from './s3.testing.ts';
import { s3Store } from './s3.ts';

const MEGABYTE = 1024 * 1024;
const later = () => new Date(Date.now() + 60_000);
let fake: FakeS3;
const root = mkdtempSync(join(tmpdir(), 'venue-files-'));
const inRoot = (name: string) => join(root, name);

beforeAll(async () => {
  fake = await fakeS3();
});
afterAll(async () => {
  await fake.close();
  rmSync(root, { recursive: true, force: true });
});

// Each is opened for two servers.
const places: Record<string, () => FileStore> = {
  'a folder': () => folderStore(inRoot('one')),
  'a bucket': () => s3Store({ ...fake.options, spool: inRoot('spool') }),
  'two places': () => twoPlaces(folderStore(inRoot('two')), folderStore(inRoot('three'))),
};

describe.each(Object.entries(places))('%s', (_, open) => {
  let files: FileStore;
  let other: FileStore;
  beforeAll(() => {
    files = open();
    other = open();
  });
  const readOf = async (name: string, part?: Part) => {
    const opened = await files.read(name, part);
    return opened && { size: opened.size, text: (await buffer(opened.data)).toString() };
  };

  test('gives back what was written, also to another server', async () => {
    await files.put('a.webp', Buffer.from('0123456789'));
    expect(await other.has('a.webp')).toBe(true);
    expect(await other.size('a.webp')).toBe(10);
    expect((await other.bytes('a.webp')).toString()).toBe('0123456789');
    expect(await readOf('a.webp')).toEqual({ size: 10, text: '0123456789' });
  });

  test.each([
    [{ first: 2, last: 5 }, '2345'],
    [{ first: 0, last: 9 }, '0123456789'],
    [{ first: 9, last: 9 }, '9'],
  ])('gives the bytes %o of a file', async (part, text) => {
    await files.put('part.mp4', Buffer.from('0123456789'));
    expect(await readOf('part.mp4', part)).toEqual({ size: text.length, text });
  });

  test('an empty file is a file', async () => {
    await files.put('empty.css', Buffer.alloc(0));
    expect([await files.has('empty.css'), await files.size('empty.css')]).toEqual([true, 0]);
    expect(await readOf('empty.css')).toEqual({ size: 0, text: '' });
    expect(await files.bytes('empty.css')).toHaveLength(0);
  });

  test('a file that is not there is none, and removing it is no error', async () => {
    expect([await files.has('none.webp'), await files.size('none.webp')]).toEqual([false, undefined]);
    expect([await files.read('none.webp'), await files.read('none.webp', { first: 0, last: 1 })]).toEqual([
      undefined,
      undefined,
    ]);
    await expect(files.bytes('none.webp')).rejects.toThrow();
    await files.remove('none.webp');
    expect(await files.removeWrittenBefore('none.webp', later())).toBe(false);
  });

  test('what is removed is gone for every server', async () => {
    await files.put('gone.webp', Buffer.from('x'));
    await other.remove('gone.webp');
    expect([await files.has('gone.webp'), await files.read('gone.webp')]).toEqual([false, undefined]);
  });

  test('a file is written over another whole, and again without a change', async () => {
    for (const text of ['a longer first content', 'second', 'second'])
      await files.put('preview.css', Buffer.from(text));
    expect((await other.bytes('preview.css')).toString()).toBe('second');
  });

  test('many writers of one file at once leave one of their files, whole', async () => {
    const writers = Array.from({ length: 20 }, (__, index) => Buffer.alloc(200_000, index));
    await Promise.all(writers.map((data, index) => (index % 2 ? files : other).put('many.css', data)));
    const stored = await files.bytes('many.css');
    expect(writers.some(data => data.equals(stored))).toBe(true);
  });

  test('a large file goes in and out in parts, from memory and from a stream', async () => {
    const data = randomBytes(12 * MEGABYTE + 7);
    await files.put('large.mp4', data);
    expect((await files.bytes('large.mp4')).equals(data)).toBe(true);
    async function* chunks() {
      for (let at = 0; at < data.length; at += 70_000) yield data.subarray(at, at + 70_000);
    }
    await files.put('stream.mp4', chunks());
    const part = { first: MEGABYTE, last: 11 * MEGABYTE };
    const opened = await files.read('stream.mp4', part);
    expect(opened?.size).toBe(10 * MEGABYTE + 1);
    const read = opened && (await buffer(opened.data));
    expect(read?.equals(data.subarray(part.first, part.last + 1))).toBe(true);
  });

  test.each([1, 7 * MEGABYTE])('a stream that breaks after %d bytes leaves nothing', async bytes => {
    async function* breaking() {
      yield Buffer.alloc(bytes);
      throw new Error('cut');
    }
    const before = await files.writtenBefore(later());
    await expect(files.put('cut.mp4', breaking())).rejects.toThrow();
    expect(await files.has('cut.mp4')).toBe(false);
    expect(await files.writtenBefore(later())).toEqual(before);
    expect(fake.uploads.size).toBe(0);
    for (const folder of ['one', 'two', 'three'].filter(each => readdirSync(root).includes(each)))
      expect(readdirSync(inRoot(folder)).filter(name => name.includes('unfinished'))).toEqual([]);
  });

  test('the list for the sweep has what was written before a moment, and that alone is removed', async () => {
    await files.put('old.webp', Buffer.from('x'));
    const long = new Date(Date.now() - 3_600_000);
    expect(await files.writtenBefore(long)).toEqual([]);
    expect(await files.writtenBefore(later())).toContain('old.webp');
    expect(await files.removeWrittenBefore('old.webp', long)).toBe(false);
    expect(await files.has('old.webp')).toBe(true);
    expect(await files.removeWrittenBefore('old.webp', later())).toBe(true);
    expect(await files.has('old.webp')).toBe(false);
  });

  test('an upload is received on this machine, and what a crash left goes with the unfinished', async () => {
    const { path, remove } = await files.receive(
      (async function* () {
        yield Buffer.from('received');
      })(),
    );
    expect(path).toContain(root);
    await files.removeUnfinished(new Date(Date.now() - 60_000));
    expect(readdirSync(join(path, '..'))).toContain(path.split('/').at(-1));
    await files.removeUnfinished(later());
    expect(readdirSync(join(path, '..'))).not.toContain(path.split('/').at(-1));
    await remove();
    expect(await files.hasRoom()).toBe(true);
  });

  test.each(['../x', '.hidden', 'a/b.webp', 'A.webp', 'a b.webp', '', 'a.webp.bak'])(
    '«%s» is no name of a file of ours, whatever is asked of it',
    async name => {
      await expect(files.put(name, Buffer.from('x'))).rejects.toThrow('not a file name');
      expect([await files.has(name), await files.read(name), await files.size(name)]).toEqual([
        false,
        undefined,
        undefined,
      ]);
      for (const attempt of [() => files.bytes(name), () => files.remove(name)])
        await expect(attempt()).rejects.toThrow('not a file name');
    },
  );

  test('it answers, and may be used', async () => {
    expect(await files.answers()).toBe(true);
    await files.check();
    expect((await files.writtenBefore(later())).filter(name => name.startsWith('probe'))).toEqual([]);
  });
});
