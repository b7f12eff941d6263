import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  addResidentImage,
  createResident,
  exportResidents,
  getResident,
  listResidents,
  removeResidentImage,
  saveResident,
} from '@venue/sdk/residents/admin';
import { ResidentFields, residentStatus } from '@venue/sdk/residents/model';
import { sample } from '@venue/sdk/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import { aPicture } from '../brands/brands.testing.ts';

const { draft, published } = residentStatus;
const fields: ResidentFields = {
  ...sample(ResidentFields),
  residentName: 'Мастерская «Печь и глина»',
  residentDescription: '<p>Лепим и обжигаем.</p>',
  residentSiteUrl: 'pech.example',
  residentIsActual: true,
};

describe.each(databaseKinds)('residents (%s)', kind => {
  let api: TestApi;
  let staff: Person;
  beforeAll(async () => {
    api = await testApi({ kind });
    staff = await api.aStaff();
  });
  beforeEach(() => api.db.execute(sql`delete from resident`));
  afterAll(() => api.close());

  const add = async (over: Partial<ResidentFields> & { residentStatus?: 1 | 2 } = {}) => {
    const { id, message } = await api.as(staff).send(createResident, { body: { ...fields, ...over } });
    expect(message.residentId).toBe(id);
    return message;
  };
  const read = async (residentId: number) => (await api.as(staff).send(getResident, { body: { residentId } })).message;
  const logged = async (residentId: number) => {
    const { rows } = await api.db.execute(
      sql`select call_id as call, before, after from audit where subject = 'resident' and subject_id = ${residentId} order by id`,
    );
    return rows;
  };
  const onDisk = (url: string) => existsSync(join(api.config.dataDir, 'files', url.replace('/files/', '')));

  test('a new resident is a draft, one of staff’s own, and may be published at once', async () => {
    const made = await add();
    expect(made).toMatchObject({ ...fields, residentStatus: draft, version: 1, userId: null, userName: null });
    expect(made).toMatchObject({ residentImage: null, submitted: null, can: ['publish'] });
    expect(await read(made.residentId)).toEqual(made);
    expect(await add({ residentStatus: published })).toMatchObject({ residentStatus: published, can: ['unpublish'] });
    expect(await logged(made.residentId)).toEqual([
      { call: 'admin.resident.create', before: null, after: { ...fields, residentStatus: draft } },
    ]);
  });

  test('a name of blanks is refused beside its field, also by the table', async () => {
    await expect(add({ residentName: '   ' })).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { residentName: 'Обязательное поле' },
    });
    await expect(add({ residentSiteUrl: 'просто текст' })).rejects.toMatchObject({
      code: 'invalid_input',
      fields: {
        residentSiteUrl: expect.stringMatching(
          /^Укажите корректную ссылку\. Пример верной ссылки http:\/\/localhost:\d+\/$/,
        ),
      },
    });
    const { residentId } = await add();
    await expect(api.db.execute(sql`update resident set name = ' ' where id = ${residentId}`)).rejects.toThrow();
    await expect(api.db.execute(sql`update resident set status = 3 where id = ${residentId}`)).rejects.toThrow();
  });

  test('saving changes what is sent and leaves the rest, and the log holds what differs', async () => {
    const { residentId } = await add();
    const client = api.as(staff);
    const off = { residentId, version: 1, residentIsActual: false };
    expect((await client.send(saveResident, { body: off })).message).toMatchObject({
      ...fields,
      residentIsActual: false,
      version: 2,
    });
    const renamed = { residentId, version: 2, residentName: ' Глина ', residentStatus: published } as const;
    expect((await client.send(saveResident, { body: renamed })).message).toMatchObject({
      ...fields,
      residentName: 'Глина',
      residentIsActual: false,
      residentStatus: published,
      can: ['unpublish'],
    });
    const back = { residentId, version: 3, residentStatus: draft } as const;
    expect((await client.send(saveResident, { body: back })).message).toMatchObject({ can: ['publish'] });
    const call = 'admin.resident.update';
    expect((await logged(residentId)).slice(1)).toEqual([
      { call, before: { residentIsActual: true }, after: { residentIsActual: false } },
      {
        call,
        before: { residentName: fields.residentName, residentStatus: draft },
        after: { residentName: 'Глина', residentStatus: published },
      },
      { call, before: { residentStatus: published }, after: { residentStatus: draft } },
    ]);
  });

  test('of two who save the same version the second gets a conflict with what is saved', async () => {
    const { residentId, version } = await add();
    const write = (residentName: string) =>
      api.as(staff).send(saveResident, { body: { residentId, version, residentName } });
    const results = await Promise.allSettled([write('Первая'), write('Вторая')]);
    const lost = results.filter(result => result.status === 'rejected');
    expect(lost).toHaveLength(1);
    const current = await read(residentId);
    expect(lost[0]?.reason).toMatchObject({
      code: 'conflict',
      data: { current, savedBy: expect.stringMatching(/^Сотрудник № \d+$/), savedAt: current.updatedAt },
    });
    expect(current.version).toBe(2);
  });

  test('a text is kept without scripts, and without pictures', async () => {
    const residentDescription =
      '<p onclick="x()">Да<script>alert(1)</script> <a href="javascript:x()">нет</a><img src="/files/a.webp"></p>';
    const { residentId, residentDescription: stored } = await add({ residentDescription });
    expect(stored).not.toMatch(/script|onclick|img/);
    const body = { residentId, version: 1, residentDescription: '<p>Ещё<iframe src="//x"></iframe></p>' };
    expect((await api.as(staff).send(saveResident, { body })).message.residentDescription).toBe('<p>Ещё</p>');
  });

  test('a new picture takes the place of the former, file and all; the version stays', async () => {
    const { residentId } = await add();
    const client = api.as(staff);
    const upload = async () =>
      (await client.send(addResidentImage, { body: { file: await aPicture(), residentId } })).message;
    const first = await upload();
    expect((await read(residentId)).residentImage).toEqual(first);
    const second = await upload();
    expect(await read(residentId)).toMatchObject({ residentImage: second, version: 1 });
    expect([first, second].map(({ url, thumb }) => [onDisk(url), onDisk(thumb)])).toEqual([
      [false, false],
      [true, true],
    ]);
    const remove = (fileId: number) => client.send(removeResidentImage, { body: { residentId, fileId } });
    await expect(remove(first.fileId)).rejects.toMatchObject({ code: 'not_found' });
    await remove(second.fileId);
    expect((await read(residentId)).residentImage).toBeNull();
    expect(onDisk(second.url)).toBe(false);
    expect((await logged(residentId)).slice(1)).toEqual([
      { call: addResidentImage.id, before: { residentImage: null }, after: { residentImage: first.thumb } },
      { call: addResidentImage.id, before: { residentImage: first.thumb }, after: { residentImage: second.thumb } },
      { call: removeResidentImage.id, before: { residentImage: second.thumb }, after: { residentImage: null } },
    ]);
    // A picture cannot be removed from another resident.
    const other = await add();
    const file = await aPicture();
    const theirs = await client.send(addResidentImage, { body: { file, residentId: other.residentId } });
    await expect(remove(theirs.message.fileId)).rejects.toMatchObject({ code: 'not_found' });
    expect((await read(other.residentId)).residentImage).toEqual(theirs.message);
  });

  test('what is no picture is refused', async () => {
    const { residentId } = await add();
    const send = (file: File) => api.as(staff).send(addResidentImage, { body: { file, residentId } });
    const text = new File(['MZ'], 'x.png', { type: 'image/png' });
    await expect(send(text)).rejects.toMatchObject({ code: 'file_type_wrong', fields: { file: expect.any(String) } });
    const { size } = await aPicture();
    const big = new File(
      [await (await aPicture()).arrayBuffer(), new Uint8Array(10 * 1024 * 1024 - size + 1)],
      'x.png',
    );
    await expect(send(big)).rejects.toMatchObject({ code: 'file_too_big' });
    const long = new File([await (await aPicture()).arrayBuffer()], `${'я'.repeat(100)}.png`, { type: 'image/png' });
    await expect(send(long)).rejects.toMatchObject({ code: 'file_name_too_long' });
    expect((await read(residentId)).residentImage).toBeNull();
  });

  test('the list pages, sorts, filters and searches on the server', async () => {
    const one = await add({ residentName: 'Ателье', residentDescription: '<p>шьём</p>', residentStatus: published });
    api.clock.advance(1000);
    const two = await add({ residentName: 'Кофейня 100%', residentIsActual: false });
    api.clock.advance(1000);
    const three = await add({ residentName: 'Бюро', residentSiteUrl: 'buro.example' });
    const list = (body: object = {}) => api.as(staff).send(listResidents, { body });
    const names = async (body: object) => (await list(body)).items.map(row => row.residentName);
    const [a, k, b] = [one, two, three].map(each => each.residentName);
    expect(await names({})).toEqual([b, k, a]);
    expect(await names({ sort: 'residentName', order: 'asc' })).toEqual([a, b, k]);
    expect(await names({ sort: 'residentStatus', order: 'desc' })).toEqual([a, b, k]);
    expect(await names({ sort: 'createdAt', order: 'asc' })).toEqual([a, k, b]);
    expect(await names({ residentStatus: published })).toEqual([a]);
    expect(await names({ residentIsActual: false })).toEqual([k]);
    expect(await names({ search: 'ШЬЁМ' })).toEqual([a]);
    expect(await names({ search: 'buro.ex' })).toEqual([b]);
    expect(await names({ search: '100%' })).toEqual([k]);
    expect(await names({ search: '_' })).toEqual([]);
    expect(await names({ search: String(two.residentId) })).toContain(k);
    expect(await names({ page: 2, pageSize: 2 })).toEqual([a]);
    expect((await list({ page: 9, pageSize: 2 })).message).toEqual({
      page: 9,
      pageSize: 2,
      total: 3,
      totalIsExact: true,
    });
    await expect(list({ sort: 'version' })).rejects.toMatchObject({ code: 'invalid_input' });
  });

  test('the export holds everything filtered, and no cell runs as a formula', async () => {
    await add({ residentName: '=HYPERLINK("x")', residentIsActual: false });
    await add();
    const csv = await api.as(staff).send(exportResidents, { query: { format: 'csv', residentIsActual: false } });
    const text = await csv.data.text();
    expect(text).toContain(`"'=HYPERLINK(""x"")";"Черновик";"Нет"`);
    expect(text).not.toContain(fields.residentName);
    expect(csv.name).toMatch(/^Резиденты .+\.csv$/);
    const xlsx = await api.as(staff).send(exportResidents, { query: {} });
    expect(new Uint8Array(await xlsx.data.arrayBuffer()).slice(0, 2)).toEqual(new Uint8Array([0x50, 0x4b]));
  });

  test('who may only read changes nothing, and who may not reads nothing', async () => {
    const { residentId, version } = await add();
    const reader = api.as(await api.aStaff(['residents.read']));
    expect((await reader.send(getResident, { body: { residentId } })).message.can).toEqual([]);
    expect((await reader.send(listResidents, { body: {} })).items[0]?.can).toEqual([]);
    const file = await aPicture();
    const writes = (client: typeof reader) => [
      client.send(createResident, { body: fields }),
      client.send(saveResident, { body: { residentId, version, residentIsActual: false } }),
      client.send(addResidentImage, { body: { file, residentId } }),
      client.send(removeResidentImage, { body: { residentId, fileId: 1 } }),
    ];
    await Promise.all(writes(reader).map(each => expect(each).rejects.toMatchObject({ code: 'profile_denied' })));
    const nobody = api.as(await api.aStaff(['brands.manage']));
    const reads = () => [
      nobody.send(listResidents, { body: {} }),
      nobody.send(getResident, { body: { residentId } }),
      nobody.send(exportResidents, { query: {} }),
    ];
    await Promise.all([...writes(nobody), ...reads()].map(each => expect(each).rejects.toMatchObject({ status: 403 })));
    expect((await read(residentId)).version).toBe(version);
  });

  test('a resident that is not there is not found by any call', async () => {
    const client = api.as(staff);
    const residentId = 999_999;
    const file = await aPicture();
    const calls = [
      client.send(getResident, { body: { residentId } }),
      client.send(saveResident, { body: { residentId, version: 1 } }),
      client.send(addResidentImage, { body: { file, residentId } }),
      client.send(removeResidentImage, { body: { residentId, fileId: 1 } }),
    ];
    await Promise.all(calls.map(each => expect(each).rejects.toMatchObject({ code: 'not_found' })));
  });
});
