import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { MEGABYTE } from '@venue/sdk';
import { createGallery, getGallery, uploadGalleryArchive } from '@venue/sdk/galleries/admin';
import { type SkippedFile, skippedBecause } from '@venue/sdk/galleries/model';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { anEvent } from '../events/events.testing.ts';
import { anArchive, another, aPhoto, asFile, renamed } from './galleries.testing.ts';

/** The signature of a directory entry. */
const directory = new RegExp(`PK${String.fromCharCode(1, 2)}`, 'g');

let api: TestApi;
let staff: Person;
let eventId: number;
let photo: Buffer;
beforeAll(async () => {
  api = await testApi();
  staff = await api.aStaff();
  eventId = (await anEvent(api)).eventId;
  photo = await aPhoto();
});
afterAll(() => api.close());

let made = 0;
const aGallery = async (galleryType: 1 | 2 = 1) => {
  const body = { eventId, galleryType, urlTranslit: `arkhiv-${++made}` };
  return (await api.as(staff).send(createGallery, { body })).message;
};
const upload = async (galleryId: number, fileArchive: File, galleryType = 1) =>
  (await api.as(staff).send(uploadGalleryArchive, { body: { fileArchive, galleryId, galleryType } })).message;
const count = async (galleryId: number) =>
  (await api.as(staff).send(getGallery, { galleryId, body: { page: 1 } })).message.fileItems;
/** Uploaded files left on the disk. They are removed after the response, so a test polls for it. */
const receivedFiles = () => readdirSync(join(api.config.dataDir, 'files')).filter(name => name.startsWith('received'));
const photos = (number: number, from = 1): Record<string, Buffer> =>
  Object.fromEntries(
    Array.from({ length: number }, (_, index) => [`фото ${from + index}.jpg`, another(photo, String(from + index))]),
  );
/** Uploads an archive of one good photo and something else, and returns the skipped files. */
const beside = async (archive: Buffer): Promise<readonly SkippedFile[]> => {
  const galleryId = await aGallery();
  const { added, skipped } = await upload(galleryId, asFile(archive));
  expect([added, await count(galleryId)]).toEqual([1, 1]);
  return skipped;
};

test('199 photos and a broken one: 199 stay in their order, the broken one is named', async () => {
  const galleryId = await aGallery();
  const files = { ...photos(100), 'битое.jpg': photo.subarray(0, 200), ...photos(99, 101) };
  const message = await upload(galleryId, asFile(await anArchive(files)));
  expect(message).toEqual({ added: 199, skipped: [{ fileName: 'битое.jpg', reason: skippedBecause.broken }] });
  const page = await api.as(staff).send(getGallery, { galleryId, body: { page: 8 } });
  expect(page.message.fileItems).toBe(199);
  expect(page.fileItems.map(({ fileOrder }) => fileOrder)).toEqual(Array.from({ length: 24 }, (_, at) => at + 176));
  await expect.poll(receivedFiles).toEqual([]);
  const more = { code: 'too_many_files', text: 'Максимально доступное для загрузки количество файлов - 200 файлов' };
  await expect(upload(galleryId, asFile(await anArchive(photos(2, 301))))).rejects.toMatchObject(more);
  expect((await upload(galleryId, asFile(photo, 'ещё.jpg', 'image/jpeg'))).added).toBe(1);
  const another201 = another(photo, 'двести первое');
  await expect(upload(galleryId, asFile(another201, '201.jpg', 'image/jpeg'))).rejects.toMatchObject(more);
  expect(await count(galleryId)).toBe(200);
});

test('an archive sent again adds nothing, nor does a photo twice within one: each is named', async () => {
  const galleryId = await aGallery();
  const archive = await anArchive({ ...photos(2), 'ещё раз.jpg': another(photo, '2') });
  const present = (fileName: string) => ({ fileName, reason: skippedBecause.present });
  expect(await upload(galleryId, asFile(archive))).toEqual({ added: 2, skipped: [present('ещё раз.jpg')] });
  const again = [present('фото 1.jpg'), present('фото 2.jpg'), present('ещё раз.jpg')];
  expect(await upload(galleryId, asFile(archive))).toEqual({ added: 0, skipped: again });
  expect(await count(galleryId)).toBe(2);
  // The same photos may be added to another gallery.
  expect((await upload(await aGallery(), asFile(archive))).added).toBe(2);
});

test('an archive of two hundred that was interrupted is sent again: what is there does not count', async () => {
  const galleryId = await aGallery();
  const archive = await anArchive({ ...photos(199), 'ещё раз.jpg': another(photo, '3') });
  // What the groups before the interruption left behind.
  await upload(galleryId, asFile(await anArchive(photos(8))));
  const { added, skipped } = await upload(galleryId, asFile(archive));
  expect([added, skipped.length, await count(galleryId)]).toEqual([191, 9, 199]);
  // One more than fits is refused before anything is added.
  const two = await anArchive({ ...photos(3), ...photos(2, 301) });
  await expect(upload(galleryId, asFile(two))).rejects.toMatchObject({ code: 'too_many_files' });
  expect((await upload(galleryId, asFile(await anArchive({ ...photos(3), ...photos(1, 301) })))).added).toBe(1);
});

test('of one archive sent twice at once each photo is added once', async () => {
  const galleryId = await aGallery();
  const archive = await anArchive(photos(4));
  const sent = await Promise.all([1, 2].map(() => upload(galleryId, asFile(archive))));
  expect([sent.reduce((sum, { added }) => sum + added, 0), await count(galleryId)]).toEqual([4, 4]);
});

test('201 files add none', async () => {
  const galleryId = await aGallery();
  await expect(upload(galleryId, asFile(await anArchive(photos(201))))).rejects.toMatchObject({
    code: 'too_many_files',
    status: 400,
  });
  expect(await count(galleryId)).toBe(0);
  await expect.poll(receivedFiles).toEqual([]);
});

test('what systems put into archives is not counted and not named', async () => {
  const files = { '__MACOSX/._а.jpg': Buffer.from('x'), 'съёмка/.DS_Store': Buffer.from('x'), 'съёмка/а.jpg': photo };
  expect(await beside(await anArchive(files))).toEqual([]);
});

test.each([
  ['..', 'xx/out.jpg', '../out.jpg'],
  ['an absolute path', 'xxxx/out.jpg', '/etc/out.jpg'],
  ['a drive', 'xxx/out.jpg', 'C:/\u002fout.jpg'.slice(0, 11)],
  ['a backslash', 'xxx/out.jpg', '..\\\\out.jpg'.slice(0, 11)],
  ['a zero', 'xxx/out.jpg', 'xx\u0000/out.jpg'],
])('a name that leads out of the archive is refused alone: %s', async (_, plain, bad) => {
  const archive = renamed(await anArchive({ 'а.jpg': photo, [plain]: photo }), plain, bad);
  expect(await beside(archive)).toMatchObject([{ reason: skippedBecause.name }]);
});

test('an archive within is not opened; content decides what a file is, not its name', async () => {
  const inner = await anArchive(photos(3));
  const files = { 'а.txt': photo, 'в.jpg': inner, 'г.jpg': Buffer.from('<html>'), 'д.gif': Buffer.from('GIF89a') };
  expect(await beside(await anArchive(files))).toEqual([
    { fileName: 'в.jpg', reason: skippedBecause.nested },
    { fileName: 'г.jpg', reason: skippedBecause.type },
    { fileName: 'д.gif', reason: skippedBecause.type },
  ]);
});

test('a bomb is not unpacked: too large, too tightly packed, or larger than it says', async () => {
  const zeros = (megabytes: number) => Buffer.alloc(megabytes * MEGABYTE);
  const files = { 'а.jpg': photo, 'б.jpg': zeros(26), 'в.jpg': zeros(2) };
  expect(await beside(await anArchive(files, true))).toEqual([
    { fileName: 'б.jpg', reason: skippedBecause.size },
    { fileName: 'в.jpg', reason: skippedBecause.ratio },
  ]);
  const lying = await anArchive({ 'а.jpg': photo, 'б.jpg': zeros(2) }, true);
  const size = Buffer.alloc(4);
  size.writeUInt32LE(2 * MEGABYTE);
  const small = Buffer.alloc(4);
  small.writeUInt32LE(1000);
  const shrunk = renamed(lying, size.toString('latin1'), small.toString('latin1'));
  expect(await beside(shrunk)).toEqual([{ fileName: 'б.jpg', reason: skippedBecause.broken }]);
});

test('an archive whose entries share bytes, or that lists thousands, is refused whole', async () => {
  const galleryId = await aGallery();
  const refused = { code: 'archive_rejected' };
  const two = await anArchive({ 'aa.jpg': photo, 'bb.jpg': photo });
  // The second entry of the directory points at the bytes of the first.
  const at = two.lastIndexOf('PK\u0001\u0002');
  two.writeUInt32LE(0, at + 42);
  await expect(upload(galleryId, asFile(two))).rejects.toMatchObject(refused);
  const many = Object.fromEntries(Array.from({ length: 2001 }, (_, index) => [`${index}.jpg`, Buffer.from('x')]));
  await expect(upload(galleryId, asFile(await anArchive(many)))).rejects.toMatchObject(refused);
  expect(await count(galleryId)).toBe(0);
  await expect.poll(receivedFiles).toEqual([]);
});

test('a broken archive, an empty one and what is none are refused', async () => {
  const galleryId = await aGallery();
  const whole = await anArchive(photos(2));
  const refused = { code: 'archive_rejected' };
  await expect(upload(galleryId, asFile(whole.subarray(0, -30)))).rejects.toMatchObject(refused);
  await expect(upload(galleryId, asFile(await anArchive({ '.DS_Store': Buffer.from('x') })))).rejects.toMatchObject(
    refused,
  );
  await expect(upload(galleryId, asFile(Buffer.from('это не архив')))).rejects.toMatchObject({
    code: 'file_type_wrong',
    fields: { fileArchive: expect.any(String) },
  });
  await expect.poll(receivedFiles).toEqual([]);
});

test('a symbolic link and a file under a password are left out', async () => {
  const archive = await anArchive({ 'а.jpg': photo, 'b.jpg': photo, 'c.jpg': photo }, true);
  const entries = [...archive.toString('latin1').matchAll(directory)].map(({ index }) => index);
  archive.writeUInt32LE((0o120777 << 16) >>> 0, (entries[1] ?? 0) + 38);
  archive.writeUInt16LE(archive.readUInt16LE((entries[2] ?? 0) + 8) | 1, (entries[2] ?? 0) + 8);
  expect(await beside(archive)).toEqual([
    { fileName: 'b.jpg', reason: skippedBecause.link },
    { fileName: 'c.jpg', reason: skippedBecause.locked },
  ]);
});

test('a gallery of videos takes no photos, one that is not there none either', async () => {
  const archive = asFile(await anArchive(photos(1)));
  await expect(upload(await aGallery(2), archive, 2)).rejects.toMatchObject({ code: 'invalid_input' });
  await expect(upload(999_999, archive)).rejects.toMatchObject({ code: 'not_found' });
});

test('of archives that come at once none exceeds the two hundred', async () => {
  const galleryId = await aGallery();
  await upload(galleryId, asFile(await anArchive(photos(190))));
  const archives = await Promise.all([300, 400, 500].map(from => anArchive(photos(8, from))));
  const sent = await Promise.allSettled(archives.map(archive => upload(galleryId, asFile(archive))));
  expect(sent.some(({ status }) => status === 'fulfilled')).toBe(true);
  const all = sent.flatMap(each => (each.status === 'fulfilled' ? [each.value] : []));
  expect(all.reduce((sum, { added }) => sum + added, 190)).toBe(await count(galleryId));
  expect(await count(galleryId)).toBeLessThanOrEqual(200);
  for (const { skipped } of all) for (const { reason } of skipped) expect(reason).toBe(skippedBecause.full);
});
