import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  activateBanner,
  addBannerImage,
  deactivateBanner,
  getBanner,
  listBanners,
  removeBanner,
  saveBanner,
} from '@venue/sdk/banners/admin';
import type { SaleBannerFields } from '@venue/sdk/banners/model';
import { searchRecords } from '@venue/sdk/search/admin';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import { aPicture } from '../brands/brands.testing.ts';
import { aBanner, banner } from './banners.testing.ts';

describe.each(databaseKinds)('banners of staff (%s)', kind => {
  let api: TestApi;
  let staff: Person;
  beforeAll(async () => {
    api = await testApi({ kind });
    staff = await api.aStaff();
  });
  beforeEach(() => api.db.execute(sql`delete from sale_banner`));
  afterAll(() => api.close());

  const add = (over: Partial<SaleBannerFields> = {}) => aBanner(api, staff, over);
  const read = async (saleBannerId: number) =>
    (await api.as(staff).send(getBanner, { body: { saleBannerId } })).message;
  const save = (
    body: { saleBannerId: number; version: number; saleBannerIsActive?: boolean } & Partial<SaleBannerFields>,
  ) => api.as(staff).send(saveBanner, { body });
  const activate = (saleBannerId: number, seen = false) =>
    api.as(staff).send(activateBanner, { body: { saleBannerId, seen } });
  const deactivate = (saleBannerId: number, seen = true) =>
    api.as(staff).send(deactivateBanner, { body: { saleBannerId, seen } });
  const active = async () => {
    const { items } = await api.as(staff).send(listBanners, { body: { saleBannerIsActive: true } });
    return items.map(row => row.saleBannerId);
  };
  const logged = async (id: number) => {
    const { rows } = await api.db.execute(
      sql`select call_id as call, before, after from audit where subject = 'banner' and subject_id = ${id} order by id`,
    );
    return rows;
  };

  test('a new one is not active; the log has all of it', async () => {
    const id = await add();
    expect(await read(id)).toMatchObject({
      ...banner,
      saleBannerIsActive: false,
      saleBannerImage: null,
      version: 1,
      can: ['activate', 'remove'],
    });
    expect(await logged(id)).toEqual([
      { call: 'admin.banner.add', before: null, after: { ...banner, saleBannerIsActive: false } },
    ]);
  });

  test('activating one deactivates the other, and the log says so of both', async () => {
    const [one, two] = [await add(), await add()];
    await activate(one);
    await activate(two);
    expect(await active()).toEqual([two]);
    expect(await read(one)).toMatchObject({ can: ['activate', 'remove'], version: 1 });
    expect((await logged(one)).slice(1)).toMatchObject([
      { call: 'admin.banner.activate', after: { saleBannerIsActive: true } },
      { call: 'admin.banner.deactivate', after: { saleBannerIsActive: false } },
    ]);
    await deactivate(two);
    expect(await active()).toEqual([]);
  });

  test('saving activates too, and deactivates the other', async () => {
    const [one, two] = [await add(), await add()];
    await activate(one);
    const { message } = await save({ saleBannerId: two, version: 1, saleBannerIsActive: true, saleBannerText: '' });
    expect(message).toMatchObject({ saleBannerIsActive: true, saleBannerText: '', version: 2 });
    expect(await active()).toEqual([two]);
    await save({ saleBannerId: two, version: 2, saleBannerTitle: 'Ещё' });
    expect(await active()).toEqual([two]);
  });

  test('of many that are activated at once, one is active', async () => {
    const ids = [await add(), await add(), await add(), await add()];
    const results = await Promise.allSettled(ids.map(id => activate(id)));
    expect(results.map(({ status }) => status)).toEqual(ids.map(() => 'fulfilled'));
    expect(await active()).toHaveLength(1);
  });

  test('a decision from what is no longer so is refused with what happened', async () => {
    const id = await add();
    await activate(id);
    await expect(activate(id)).rejects.toMatchObject({
      code: 'already_decided',
      data: { what: 'Активирован', by: expect.any(String) },
    });
    await expect(activate(id, true)).rejects.toMatchObject({ code: 'move_not_allowed' });
    await expect(deactivate(999_999)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('what does not fit is refused beside its field, also against what is saved', async () => {
    const refused = (fields: object) => ({ code: 'invalid_input', fields });
    await expect(add({ saleBannerTo: '2026-11-19' })).rejects.toMatchObject(
      refused({ saleBannerTo: 'Последний день не может быть раньше первого' }),
    );
    await expect(add({ saleBannerAdvertiser: 'ООО «Малахит»' })).rejects.toMatchObject(
      refused({ saleBannerErid: 'Обязательное поле' }),
    );
    const saleBannerId = await add();
    const change = { saleBannerId, version: 1 };
    await expect(save({ ...change, saleBannerTo: '2026-11-19' })).rejects.toMatchObject(
      refused({ saleBannerTo: expect.any(String) }),
    );
    await expect(save({ ...change, saleBannerAdvertiser: 'ООО «Малахит»' })).rejects.toMatchObject(
      refused({ saleBannerErid: 'Обязательное поле' }),
    );
    expect((await save({ ...change, saleBannerTo: null })).message).toMatchObject({ saleBannerTo: null, version: 2 });
  });

  test('of two who save the same version the second gets a conflict with what is saved', async () => {
    const saleBannerId = await add();
    const results = await Promise.allSettled(
      ['Один', 'Два'].map(saleBannerTitle => save({ saleBannerId, version: 1, saleBannerTitle })),
    );
    const current = await read(saleBannerId);
    expect(results.filter(({ status }) => status === 'rejected')).toMatchObject([
      { reason: { code: 'conflict', data: { current } } },
    ]);
  });

  test('a picture is replaced with its files, and goes with the banner, the active one too', async () => {
    const onDisk = (url: string) => existsSync(join(api.config.dataDir, 'files', url.replace('/files/', '')));
    const saleBannerId = await add();
    const upload = async () =>
      (await api.as(staff).send(addBannerImage, { body: { file: await aPicture(), saleBannerId } })).message;
    const [first, second] = [await upload(), await upload()];
    expect(await read(saleBannerId)).toMatchObject({ saleBannerImage: { fileId: second.fileId }, version: 1 });
    expect([onDisk(first.url), onDisk(second.url)]).toEqual([false, true]);
    await activate(saleBannerId);
    const remove = () => api.as(staff).send(removeBanner, { body: { saleBannerId } });
    await remove();
    await expect(remove()).rejects.toMatchObject({ code: 'not_found' });
    expect(onDisk(second.url)).toBe(false);
  });

  test('the list shows the active one first, sorts, filters and searches; the search of the back office finds them', async () => {
    const [one, two] = [await add(), await add({ saleBannerTitle: 'Выставка 100%', saleBannerErid: 'a1' })];
    await activate(one);
    const ids = async (body: object) =>
      (await api.as(staff).send(listBanners, { body })).items.map(row => row.saleBannerId);
    expect(await ids({})).toEqual([one, two]);
    expect(await ids({ sort: 'saleBannerTitle', order: 'asc' })).toEqual([two, one]);
    expect(await ids({ saleBannerIsActive: false })).toEqual([two]);
    expect(await ids({ search: '100%' })).toEqual([two]);
    const { groups } = (await api.as(staff).send(searchRecords, { query: { q: 'выставка' } })).message;
    // A room for exhibitions is found by the same word.
    expect(groups.flatMap(({ items }) => items.map(({ to }) => to))).toEqual([
      '/settings_room/43',
      `/advertising_banner/${two}/edit`,
    ]);
  });

  test('who may only read sees them without what may be done', async () => {
    const saleBannerId = await add();
    const reader = api.as(await api.aStaff(['banners.read']));
    expect((await reader.send(getBanner, { body: { saleBannerId } })).message.can).toEqual([]);
    await expect(reader.send(activateBanner, { body: { saleBannerId, seen: false } })).rejects.toMatchObject({
      code: 'profile_denied',
    });
  });
});
