import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { folderStore } from '../ports/files/folder.ts';
import { partOf, publicFiles } from './publicFiles.ts';

const folder = mkdtempSync(join(tmpdir(), 'venue-files-'));
const app = Fastify();
beforeAll(async () => {
  const files = folderStore(folder);
  await files.put('promo-room.mp4', Buffer.from('0123456789'));
  await files.put('sealed.bin', Buffer.from('secret'));
  await publicFiles(app, files);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

test.each([
  [undefined, undefined],
  ['bytes=0-3', { first: 0, last: 3 }],
  ['bytes=4-', { first: 4, last: 9 }],
  ['bytes=-3', { first: 7, last: 9 }],
  ['bytes=-99', { first: 0, last: 9 }],
  ['bytes=8-99', { first: 8, last: 9 }],
  ['bytes=10-', 'outside'],
  ['bytes=-0', 'outside'],
  ['bytes=5-2', undefined],
  ['bytes=0-1,4-5', undefined],
  ['items=0-3', undefined],
  ['bytes=-', undefined],
])('of ten bytes «%s» asks for %o', (header, part) => {
  expect(partOf(header, 10)).toEqual(part);
});

const get = (name: string, range?: string) =>
  app.inject({ url: `/files/${name}`, headers: range === undefined ? {} : { range } });

test('a video is sent whole, in part, or not beyond its end', async () => {
  const whole = await get('promo-room.mp4');
  expect([whole.statusCode, whole.body, whole.headers['content-type']]).toEqual([200, '0123456789', 'video/mp4']);
  expect(whole.headers).toMatchObject({ 'accept-ranges': 'bytes', 'content-length': '10' });
  const part = await get('promo-room.mp4', 'bytes=2-5');
  expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([206, '2345', 'bytes 2-5/10']);
  const beyond = await get('promo-room.mp4', 'bytes=10-');
  expect([beyond.statusCode, beyond.body, beyond.headers['content-range']]).toEqual([416, '', 'bytes */10']);
});

test('the head of a video names its size, and none of its bytes are sent', async () => {
  const { statusCode, headers, body } = await app.inject({ method: 'HEAD', url: '/files/promo-room.mp4' });
  expect([statusCode, headers['content-length'], body]).toEqual([200, '10', '']);
});

test.each(['sealed.bin', 'missing.mp4', '..%2Fsecret.mp4', 'promo-room.mp4.webp'])(
  '%s is not to be had',
  async name => {
    expect((await get(name)).statusCode).not.toBe(200);
  },
);
