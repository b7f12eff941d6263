import { globSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { samplePromoVideoIds, sampleRooms } from '@venue/sdk/testing';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { areas } from '../areas.ts';
import { pictureWidths } from '../core/record/images.ts';
import { folderStore } from '../ports/files/folder.ts';
import { goods, keepPictures, pictureFile, roomPictures } from './pictures.ts';
import { picturesOf } from './seed.ts';
import { keepVideos, promoVideos } from './videos.ts';

const folder = new URL('pictures/', import.meta.url).pathname;

function aStore() {
  const path = mkdtempSync(join(tmpdir(), 'venue-demo-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return { path, files: folderStore(path) };
}

test('every room is shown, the studios four times, and each picture says in Russian what it shows', () => {
  const visible = Object.values(roomPictures);
  for (const { roomId } of sampleRooms) {
    const count = visible.filter(each => each.roomId === roomId).length;
    expect(count, `room ${roomId}`).toBe(roomId === 31 || roomId === 52 ? 4 : 1);
  }
  const alts = [...visible.map(({ alt }) => alt), ...Object.values(goods)];
  expect(new Set(alts).size).toBe(alts.length);
  for (const alt of alts) expect(alt).toMatch(/^[А-ЯЁ].{20,}$/);
});

test('the folder holds what the demo shows and nothing else, and stays small', async () => {
  const there = globSync('{rooms,goods,logos,portraits}/*', { cwd: folder }).map(file => file.replaceAll('\\', '/'));
  const expected = new Set(picturesOf(areas).map(({ source }) => `${source}.webp`));
  expect(there.sort()).toEqual([...expected].sort());
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  expect(all.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0)).toBeLessThan(6_000_000);
  for (const file of there) {
    const { format, width } = await sharp(await pictureFile(file)).metadata();
    const [folderOf = ''] = file.split('/');
    const least = { rooms: pictureWidths.url, portraits: 512 }[folderOf] ?? pictureWidths.thumb;
    expect({ file, format, isWide: width >= least }).toEqual({ file, format: 'webp', isWide: true });
  }
});

test('a picture is kept in its widths under each of its names, and what is there stays', async () => {
  const { path, files } = aStore();
  await files.put('mine-1600.webp', Buffer.from('mine'));
  await files.put('mine-640.webp', Buffer.from('mine'));
  const names = ['one', 'two', 'mine'];
  await keepPictures(
    files,
    names.map(name => ({ source: 'rooms/photo-studio', name })),
  );
  expect(readdirSync(path)).toHaveLength(6);
  for (const name of ['one', 'two'])
    for (const width of Object.values(pictureWidths)) {
      const stored = await sharp(await files.bytes(`${name}-${width}.webp`)).metadata();
      expect(stored).toMatchObject({ format: 'webp', width, height: (width * 5) / 8 });
    }
  expect((await files.bytes('mine-640.webp')).toString()).toBe('mine');
});

test('the rooms that have a promo video each get one, which a browser can begin to play at once', async () => {
  const { path, files } = aStore();
  await keepVideos(files);
  expect([...promoVideos.keys()].sort()).toEqual([...samplePromoVideoIds].sort());
  expect(readdirSync(path).sort()).toEqual([...promoVideos.values()].sort());
  for (const name of promoVideos.values()) {
    const bytes = await files.bytes(name);
    const at = (box: string) => bytes.indexOf(box, 0, 'latin1');
    // The index stands before the frames: otherwise the end of the file has to be fetched first.
    expect(at('ftyp')).toBe(4);
    expect(at('moov')).toBeLessThan(at('mdat'));
    expect(bytes.length).toBeLessThan(500_000);
  }
});
