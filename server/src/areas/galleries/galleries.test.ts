import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { newIdempotencyKey } from '@venue/sdk';
import { runBulk, undoBulk } from '@venue/sdk/bulk/admin';
import * as calls from '@venue/sdk/galleries/admin';
import type { GalleryFile } from '@venue/sdk/galleries/model';
import { searchRecords } from '@venue/sdk/search/admin';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import { anEvent } from '../events/events.testing.ts';
import { anArchive, another, aPhoto, asFile } from './galleries.testing.ts';

describe.each(databaseKinds)('galleries (%s)', kind => {
  let api: TestApi;
  let staff: Person;
  let eventId: number;
  beforeAll(async () => {
    api = await testApi({ kind });
    staff = await api.aStaff();
    eventId = (await anEvent(api, { eventTitle: 'Ночь музеев' })).eventId;
  });
  beforeEach(() => api.db.execute(sql`delete from gallery`));
  afterAll(() => api.close());

  let made = 0;
  const add = async (galleryType: 1 | 2 = 1, urlTranslit = `noch-muzeev-${++made}`) =>
    (await api.as(staff).send(calls.createGallery, { body: { eventId, galleryType, urlTranslit } })).message;
  const read = (galleryId: number, page = 1) => api.as(staff).send(calls.getGallery, { galleryId, body: { page } });
  const save = async (galleryId: number, body: object) => {
    const { version } = (await read(galleryId)).message;
    return (await api.as(staff).send(calls.saveGallery, { galleryId, body: { version, ...body } })).message;
  };
  const order = async (body: object = {}) => {
    const { items } = await api.as(staff).send(calls.listGalleries, { body });
    expect(items.map(row => row.galleryOrder)).toEqual(items.map((_, index) => index + 1));
    return items.map(row => row.galleryId);
  };
  const photos = async (galleryId: number, number: number): Promise<readonly GalleryFile[]> => {
    const photo = await aPhoto();
    const files = Object.fromEntries(
      Array.from({ length: number }, (_, index) => [`${index}.jpg`, another(photo, `${index}`)]),
    );
    const fileArchive = asFile(await anArchive(files));
    const body = { fileArchive, galleryId, galleryType: 1 };
    return (await api.as(staff).send(calls.uploadGalleryArchive, { body })).fileItems;
  };
  const saveFile = (
    { fileId }: Pick<GalleryFile, 'fileId'>,
    over: Omit<Partial<GalleryFile>, 'filePath' | 'fileThumb'>,
  ) => api.as(staff).send(calls.saveGalleryFile, { body: { fileId, ...over } });
  const onDisk = (url: string | null) =>
    existsSync(join(api.config.dataDir, 'files', (url ?? '').replace('/files/', '')));

  test('new ones come first; moving, removing and giving back keep the places without gaps', async () => {
    const [c, b, a] = [await add(), await add(), await add()];
    const video = await add(2);
    expect(await order()).toEqual([a, b, c]);
    await save(c, { galleryOrder: 1 });
    expect(await order()).toEqual([c, a, b]);
    await save(c, { galleryOrder: 500 });
    expect(await order()).toEqual([a, b, c]);
    expect(await save(a, { isPublished: true })).toMatchObject({ isPublished: true, can: ['unpublish', 'remove'] });
    expect(await save(a, { isDeleted: true })).toMatchObject({
      isDeleted: true,
      isPublished: false,
      galleryOrder: null,
      can: ['restore'],
    });
    expect(await order()).toEqual([b, c]);
    expect((await api.as(staff).send(calls.listGalleries, { body: { isDeleted: true } })).items).toHaveLength(1);
    await expect(save(a, { isPublished: true })).rejects.toMatchObject({ code: 'not_found' });
    expect(await save(a, { isDeleted: false })).toMatchObject({ isDeleted: false, isPublished: false });
    expect(await order()).toEqual([a, b, c]);
    expect(await order({ galleryType: 2 })).toEqual([video]);
    await save(b, { galleryType: 2 });
    expect([await order(), await order({ galleryType: 2 })]).toEqual([
      [a, c],
      [b, video],
    ]);
  });

  test('moves at once leave every place taken once', async () => {
    const ids = [await add(), await add(), await add(), await add()];
    const moves = ids.map((galleryId, index) =>
      api.as(staff).send(calls.saveGallery, { galleryId, body: { version: 1, galleryOrder: index + 1 } }),
    );
    await Promise.all([...moves, add()]);
    expect(await order()).toHaveLength(5);
  });

  test('an address is one gallery’s, also a removed one’s; the refusal stands beside it', async () => {
    const first = await add(1, 'noch');
    await save(first, { isDeleted: true });
    const conflict = { code: 'gallery_address_taken', fields: { urlTranslit: 'Такой адрес галереи уже существует' } };
    await expect(add(2, 'noch')).rejects.toMatchObject(conflict);
    const other = await add();
    await expect(save(other, { urlTranslit: 'noch' })).rejects.toMatchObject(conflict);
    expect(await order()).toEqual([other]);
    await expect(add(1, 'Ночь')).rejects.toMatchObject({ fields: { urlTranslit: expect.any(String) } });
    const nobody = { eventId: 999_999, galleryType: 1, urlTranslit: 'x' } as const;
    await expect(api.as(staff).send(calls.createGallery, { body: nobody })).rejects.toMatchObject({
      fields: { eventId: 'Выберите мероприятие из\u00a0списка' },
    });
  });

  test('of two who save the same version the second gets a conflict with what is saved', async () => {
    const galleryId = await add();
    const send = (urlTranslit: string) =>
      api.as(staff).send(calls.saveGallery, { galleryId, body: { version: 1, urlTranslit } });
    const sent = await Promise.allSettled([send('one'), send('two')]);
    const { page: _page, pageSize: _size, ...current } = (await read(galleryId)).message;
    expect(sent.filter(({ status }) => status === 'rejected')).toMatchObject([
      { reason: { code: 'conflict', data: { current } } },
    ]);
  });

  test('a page has 25 files; one of them is moved, hidden, described and removed', async () => {
    const galleryId = await add();
    const [first, second, ...rest] = await photos(galleryId, 27);
    if (!first || !second) throw new Error('no files');
    expect((await read(galleryId)).fileItems).toHaveLength(25);
    expect((await read(galleryId, 2)).fileItems.map(({ fileOrder }) => fileOrder)).toEqual([26, 27]);
    const details = { isHidden: true, fileAuthor: 'Зоя', fileDescription: 'Зал', fileLink: 'https://example.ru/' };
    await saveFile(first, { ...details, fileOrder: 27 });
    const page = await read(galleryId, 2);
    expect(page.fileItems.at(-1)).toMatchObject({ fileId: first.fileId, ...details, fileOrder: 27 });
    expect(page.message).toMatchObject({ fileItems: 27, galleryThumb: second.fileThumb, page: 2, pageSize: 25 });
    // A change of the text keeps the position, and a change of the position keeps the text.
    await saveFile(first, { fileDescription: 'Полный зал' });
    expect((await read(galleryId, 2)).fileItems.at(-1)).toMatchObject({
      ...details,
      fileDescription: 'Полный зал',
      fileOrder: 27,
    });
    await saveFile(first, { fileOrder: 26 });
    expect((await read(galleryId, 2)).fileItems[0]).toMatchObject({ ...details, fileDescription: 'Полный зал' });
    await saveFile(first, { ...details, fileOrder: 27 });
    await api.as(staff).send(calls.removeGalleryFile, { body: { fileId: second.fileId } });
    await expect(
      api.as(staff).send(calls.removeGalleryFile, { body: { fileId: second.fileId } }),
    ).rejects.toMatchObject({ code: 'not_found' });
    expect((await read(galleryId)).fileItems.map(({ fileId }) => fileId)).toEqual(
      rest.slice(0, 25).map(({ fileId }) => fileId),
    );
    expect([onDisk(second.filePath), onDisk(second.fileThumb), onDisk(first.filePath)]).toEqual([false, false, true]);
  });

  test('one file is the preview; an uploaded one stands before it', async () => {
    const galleryId = await add();
    const [a, b] = await photos(galleryId, 3);
    if (!a || !b) throw new Error('no files');
    await Promise.all([saveFile(a, { isPreview: true }), saveFile(b, { isPreview: true })]);
    const marked = (await read(galleryId)).fileItems.filter(({ isPreview }) => isPreview);
    expect(marked).toHaveLength(1);
    expect((await read(galleryId)).message.galleryThumb).toBe(marked[0]?.fileThumb);
    const twice = sql`update gallery_file set is_preview = true where gallery_id = ${galleryId}`;
    await expect(api.db.execute(twice)).rejects.toThrow();

    const filePreview = asFile(await aPhoto('red'), 'обложка.jpg', 'image/jpeg');
    const { message } = await api.as(staff).send(calls.addGalleryPreview, { body: { galleryId, filePreview } });
    expect(message).toMatchObject({ fileMimeType: 'image/webp', fileName: expect.stringMatching(/\.webp$/) });
    expect(message.fileSize).toBeGreaterThan(0);
    expect((await read(galleryId)).message).toMatchObject({ filePathPreview: message });
    const bad = asFile(Buffer.from('x'), 'x.jpg', 'image/jpeg');
    await expect(
      api.as(staff).send(calls.addGalleryPreview, { body: { galleryId, filePreview: bad } }),
    ).rejects.toMatchObject({ fields: { filePreview: expect.any(String) } });
    const drop = (fileId: number) => api.as(staff).send(calls.removeGalleryPreview, { body: { galleryId, fileId } });
    await expect(drop(999_999)).rejects.toMatchObject({ code: 'not_found' });
    await drop(message.fileId);
    expect((await read(galleryId)).message).toMatchObject({
      filePathPreview: null,
      galleryThumb: marked[0]?.fileThumb,
    });
  });

  test('a gallery of videos takes links, which are never empty', async () => {
    const galleryId = await add(2);
    const body = { galleryId, fileLink: 'https://rutube.ru/video/1', fileDescription: 'Открытие' };
    const { message } = await api.as(staff).send(calls.addGalleryVideo, { body });
    expect(message).toMatchObject({ fileOrder: 1, fileLink: body.fileLink, fileThumb: null });
    const empty = { fields: { fileLink: 'Обязательное поле' } };
    await expect(saveFile(message, { fileLink: '' })).rejects.toMatchObject(empty);
    await expect(api.as(staff).send(calls.addGalleryVideo, { body: { ...body, fileLink: '' } })).rejects.toMatchObject(
      empty,
    );
    await expect(
      api.as(staff).send(calls.addGalleryVideo, { body: { ...body, galleryId: await add() } }),
    ).rejects.toMatchObject({ fields: { galleryId: expect.any(String) } });
    await expect(save(galleryId, { galleryType: 1 })).rejects.toMatchObject({
      fields: { galleryType: 'В\u00a0галерее уже есть файлы' },
    });
    await api.db.execute(
      sql`insert into gallery_file (gallery_id, position, link, created_at) select ${galleryId}, n, 'x', now() from generate_series(2, 200) n`,
    );
    await expect(api.as(staff).send(calls.addGalleryVideo, { body })).rejects.toMatchObject({ code: 'too_many_files' });
    const one = sql`insert into gallery_file (gallery_id, position, link, created_at) values (${galleryId}, 201, 'x', now())`;
    await expect(api.db.execute(one)).rejects.toThrow();
  });

  test('events are found by their title; galleries by their events, in the list and the search', async () => {
    const result = await api.as(staff).send(calls.findGalleryEvents, { query: { value: 'музе' } });
    expect(result.message.events).toEqual([
      { eventId, eventTitle: 'Ночь музеев', eventDate: '2027-05-15T14:00:00.000Z' },
    ]);
    const galleryId = await add();
    expect(await order({ search: 'МУЗ' })).toEqual([galleryId]);
    expect(await order({ search: String(galleryId) })).toEqual([galleryId]);
    expect(await order({ search: '%' })).toEqual([]);
    const { groups } = (await api.as(staff).send(searchRecords, { query: { q: 'музеев' } })).message;
    expect(groups.flatMap(({ items }) => items)).toContainEqual(
      expect.objectContaining({ title: 'Ночь музеев', to: `/galleries/photo/${galleryId}/edit` }),
    );
  });

  test('all of a view are published at once, but no removed ones', async () => {
    const [one, two, gone] = [await add(), await add(), await add()];
    await save(gone, { isDeleted: true });
    const run = (action: string, count: number) =>
      api.as(staff).send(runBulk, { body: { action, filter: {}, count } }, { idempotencyKey: newIdempotencyKey() });
    expect((await run('galleries.publish', 2)).message).toMatchObject({ done: 2, skipped: [] });
    const readVisible = async (id: number) => (await read(id)).message.isPublished;
    expect([await readVisible(one), await readVisible(two), await readVisible(gone)]).toEqual([true, true, false]);
  });

  test('removed ones of a view come back at once, before the others, and are removed again', async () => {
    const [stands, one, two] = [await add(), await add(), await add()];
    for (const id of [one, two]) await save(id, { isDeleted: true });
    api.clock.advance(1_000);
    const filter = { isDeleted: true };
    const take = async (action: string, ids?: number[]) => {
      const body = { action, filter, count: ids?.length ?? 2, ...(ids ? { ids } : {}) };
      return (await api.as(staff).send(runBulk, { body }, { idempotencyKey: newIdempotencyKey() })).message;
    };
    expect(await take('galleries.publish', [one])).toMatchObject({ done: 0, skipped: [{ id: one }] });
    const { undo, ...result } = await take('galleries.restore');
    expect(result).toMatchObject({ done: 2, skipped: [] });
    const all = await order({});
    expect([all.length, all[2]]).toEqual([3, stands]);
    expect((await read(one)).message.isPublished).toBe(false);
    api.clock.advance(1_000);
    await save(two, { isPublished: true });
    const { message: back } = await api.as(staff).send(undoBulk, { body: { undo: undo ?? '' } });
    expect(back).toMatchObject({ done: 1, skipped: [{ id: two }] });
    expect(await order({})).toEqual([two, stands]);
  });

  test('who may only read changes nothing; everything stands in the log', async () => {
    const galleryId = await add();
    await photos(galleryId, 2);
    const reader = api.as(await api.aStaff(['galleries.read']));
    expect((await reader.send(calls.getGallery, { galleryId, body: { page: 1 } })).message.can).toEqual([]);
    const body = { version: 1, isPublished: true };
    await expect(reader.send(calls.saveGallery, { galleryId, body })).rejects.toMatchObject({ code: 'profile_denied' });
    await save(galleryId, { isPublished: true });
    const { rows } = await api.db.execute(
      sql`select call_id as call, before, after from audit where subject = 'gallery' and subject_id = ${galleryId} order by id`,
    );
    expect(rows).toMatchObject([
      { call: 'gallery.create' },
      { call: 'gallery.uploadArchive', before: { fileItems: 0 }, after: { fileItems: 2 } },
      { call: 'gallery.update', before: { isPublished: false }, after: { isPublished: true } },
    ]);
  });

  test('a gallery outlives its event', async () => {
    const other = (await anEvent(api)).eventId;
    const galleryId = await add();
    await save(galleryId, { eventId: other });
    await api.db.execute(sql`delete from event where id = ${other}`);
    expect((await read(galleryId)).message).toMatchObject({ event: null, eventTitle: `noch-muzeev-${made}` });
  });
});
