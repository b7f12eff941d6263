import { eventStatus } from '@venue/sdk/events/model';
import { getPublicGallery, listPublicGalleries } from '@venue/sdk/galleries';
import {
  addGalleryPreview,
  addGalleryVideo,
  getGallery,
  saveGallery,
  saveGalleryFile,
  uploadGalleryArchive,
} from '@venue/sdk/galleries/admin';
import { galleryType } from '@venue/sdk/galleries/model';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { aPicture } from '../articles/articles.testing.ts';
import { event } from '../events/events.table.ts';
import { gallery } from './galleries.table.ts';
import { aGallery, anArchive, aPhoto, asFile } from './galleries.testing.ts';

let api: TestApi;
let staff: Person;
beforeAll(async () => {
  api = await testApi();
  staff = await api.aStaff();
});
beforeEach(() => api.db.delete(gallery));
afterAll(() => api.close());

const asStaff = () => api.as(staff);
const whole = async (galleryId: number) => await asStaff().send(getGallery, { galleryId, body: { page: 1 } });
async function change(galleryId: number, over: { isPublished?: boolean; isDeleted?: boolean; galleryOrder?: number }) {
  const { version } = (await whole(galleryId)).message;
  return (await asStaff().send(saveGallery, { galleryId, body: { ...over, version } })).message;
}
const list = async (query: object = {}) =>
  (await api.client().send(listPublicGalleries, { query })).items.map(each => each.urlTranslit);
const read = async (slug: string) => (await api.client().send(getPublicGallery, { slug })).message;
const gone = { code: 'not_found' };

async function withPhotos(): Promise<number> {
  const galleryId = await aGallery(api, galleryType.photo);
  const archive = await anArchive({ 'один.jpg': await aPhoto(), 'два.jpg': await aPhoto('#b0452b') });
  const body = { fileArchive: asFile(archive), galleryId, galleryType: galleryType.photo };
  await asStaff().send(uploadGalleryArchive, { body });
  return galleryId;
}

test('visitors see a gallery from its publication until it is withdrawn or removed', async () => {
  const galleryId = await withPhotos();
  const { urlTranslit: slug, eventTitle } = (await whole(galleryId)).message;
  await expect(read(slug)).rejects.toMatchObject(gone);
  expect(await list()).toEqual([]);

  await change(galleryId, { isPublished: true });
  expect(await list()).toEqual([slug]);
  const page = await read(slug);
  expect(page).toMatchObject({
    galleryTitle: `${eventTitle}\u00a0— фото`,
    galleryType: galleryType.photo,
    fileItems: 2,
    files: [{ fileLink: '' }, { fileLink: '' }],
  });
  expect(Object.keys(page)).not.toContain('galleryId');
  expect(Object.keys(page.files[0] ?? {})).not.toContain('isHidden');
  expect(page.cover?.url).toBe(page.files[0]?.filePath);
  for (const { filePath, fileThumb } of page.files)
    for (const url of [filePath, fileThumb]) expect((await api.app.inject(url ?? '')).statusCode).toBe(200);

  await change(galleryId, { isPublished: false });
  await expect(read(slug)).rejects.toMatchObject(gone);
  expect(await list()).toEqual([]);
  await change(galleryId, { isPublished: true });
  await change(galleryId, { isDeleted: true });
  await expect(read(slug)).rejects.toMatchObject(gone);
  expect(await list()).toEqual([]);
});

test('a hidden file is neither shown nor counted, nor does it stand for its gallery', async () => {
  const galleryId = await withPhotos();
  const { message, fileItems } = await whole(galleryId);
  const [first, second] = fileItems;
  await asStaff().send(saveGalleryFile, { body: { fileId: first?.fileId ?? 0, isHidden: true, isPreview: true } });
  const body = { fileId: second?.fileId ?? 0, fileDescription: 'Полный зал', fileAuthor: 'Пётр Белых' };
  await asStaff().send(saveGalleryFile, { body });
  await change(galleryId, { isPublished: true });
  const page = await read(message.urlTranslit);
  expect(page.fileItems).toBe(1);
  expect(page.files).toMatchObject([
    { fileId: second?.fileId, fileDescription: 'Полный зал', fileAuthor: 'Пётр Белых' },
  ]);
  expect(page.cover?.thumb).toBe(second?.fileThumb);

  const preview = { body: { galleryId, filePreview: await aPicture() } };
  const { filePath } = (await asStaff().send(addGalleryPreview, preview)).message;
  expect((await read(message.urlTranslit)).cover?.url).toBe(filePath);
});

test('a gallery leads to its event while that is published, and keeps its name', async () => {
  const galleryId = await aGallery(api, galleryType.video);
  await change(galleryId, { isPublished: true });
  const { urlTranslit: slug, event: of } = (await whole(galleryId)).message;
  const put = (status: number) =>
    api.db
      .update(event)
      .set({ status: status as typeof eventStatus.published, deletedFrom: null })
      .where(eq(event.id, of?.eventId ?? 0));
  await put(eventStatus.published);
  expect(await read(slug)).toMatchObject({ event: { eventId: of?.eventId, eventDate: of?.eventDate } });
  await put(eventStatus.draft);
  expect(await read(slug)).toMatchObject({ event: null, galleryTitle: `${of?.eventTitle}\u00a0— видео` });
  await api.db.update(gallery).set({ eventId: null }).where(eq(gallery.id, galleryId));
  expect(await read(slug)).toMatchObject({ event: null, galleryTitle: 'Видеогалерея', cover: null, files: [] });
});

test('galleries stand as staff ordered them, of one type or of both, and are found by their event', async () => {
  const photos = [await aGallery(api, galleryType.photo), await aGallery(api, galleryType.photo)];
  const video = await aGallery(api, galleryType.video);
  const fileLink = 'https://rutube.ru/video/0a1b2c';
  await asStaff().send(addGalleryVideo, { body: { galleryId: video, fileLink, fileDescription: 'Открытие' } });
  const slugs = new Map<number, string>();
  for (const id of [...photos, video]) slugs.set(id, (await change(id, { isPublished: true })).urlTranslit);
  const [one, two] = photos.map(id => slugs.get(id));
  // The gallery added last comes first.
  expect(await list({ galleryType: galleryType.photo })).toEqual([two, one]);
  await change(photos[0] ?? 0, { galleryOrder: 1 });
  expect(await list({ galleryType: galleryType.photo })).toEqual([one, two]);
  expect(await list()).toEqual([one, slugs.get(video), two]);
  expect(await list({ galleryType: galleryType.video })).toEqual([slugs.get(video)]);
  expect((await read(slugs.get(video) ?? '')).files).toMatchObject([{ filePath: null, fileLink }]);

  const { eventTitle } = (await whole(video)).message;
  expect(await list({ search: eventTitle.toUpperCase().slice(0, 6) })).toContain(slugs.get(video));
  expect(await list({ search: 'нет такого' })).toEqual([]);
});
