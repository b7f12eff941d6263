import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  addClusterFiles,
  createCluster,
  getCluster,
  listClusters,
  removeCluster,
  removeClusterFile,
  saveCluster,
  uploadClusterTextFile,
} from '@venue/sdk/clusters/admin';
import { type ClusterFields, clusterLimits } from '@venue/sdk/clusters/model';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import { aPicture } from '../brands/brands.testing.ts';
import { aStory, clusterFields as fields } from '../stories/stories.testing.ts';

describe.each(databaseKinds)('clusters (%s)', kind => {
  let api: TestApi;
  let staff: Person;
  beforeAll(async () => {
    api = await testApi({ kind });
    staff = await api.aStaff();
  });
  beforeEach(() => api.db.execute(sql`delete from cluster`));
  afterAll(() => api.close());

  const add = async (over: Partial<ClusterFields> = {}) =>
    (await api.as(staff).send(createCluster, { body: { ...fields, ...over } })).message;
  const read = async (clusterId: number) => (await api.as(staff).send(getCluster, { clusterId })).message;
  const files = async (clusterId: number, clusterFiles: Blob[]) =>
    (await api.as(staff).send(addClusterFiles, { body: { clusterId, clusterFiles } })).message.files;
  const onDisk = (url: string) => existsSync(join(api.config.dataDir, 'files', url.replace('/files/', '')));

  test('is added and saved, and refused from a stale version', async () => {
    const made = await add();
    expect(made).toMatchObject({ ...fields, files: [], version: 1, can: ['edit', 'remove'] });
    const { clusterId } = made;
    const body = { ...fields, clusterId, version: 1, clusterName: ' Ремёсла ' };
    const { message } = await api.as(staff).send(saveCluster, { body });
    expect(message).toMatchObject({ clusterName: 'Ремёсла', version: 2 });
    await expect(api.as(staff).send(saveCluster, { body })).rejects.toMatchObject({
      code: 'conflict',
      data: { current: message },
    });
  });

  test('contacts may be left out, and wrong ones are refused beside their fields', async () => {
    const none = { phone: '', email: '', address: '' };
    expect(await add({ clusterContacts: none })).toMatchObject({ clusterContacts: none });
    const clusterContacts = { phone: '912', email: 'a@b', address: '' };
    await expect(add({ clusterContacts, clusterVideoUrl: 'кино' })).rejects.toMatchObject({
      code: 'invalid_input',
      fields: {
        'clusterContacts.phone': 'Введите номер телефона полностью',
        'clusterContacts.email': 'Указан некорректный адрес электронной почты',
        clusterVideoUrl: expect.stringContaining('Укажите корректную ссылку'),
      },
    });
  });

  test('pictures come all or none, leave the version, and go with the cluster', async () => {
    const { clusterId } = await add();
    const [one, two] = await files(clusterId, [await aPicture(), await aPicture()]);
    if (!one || !two) throw new Error('two pictures were sent');
    expect(await read(clusterId)).toMatchObject({
      files: [{ fileId: one.fileId }, { fileId: two.fileId }],
      version: 1,
    });
    const text = new File(['MZ'], 'x.png', { type: 'image/png' });
    await expect(files(clusterId, [await aPicture(), text])).rejects.toMatchObject({ code: 'file_type_wrong' });
    expect((await read(clusterId)).files).toHaveLength(2);
    await api.as(staff).send(removeClusterFile, { body: { fileId: one.fileId } });
    // The files stay: visitors saw the picture, and a stored version still shows it.
    expect([onDisk(one.url), onDisk(two.url)]).toEqual([true, true]);
    const page = await api.as(staff).send(listClusters, { body: {} });
    expect(page.items).toMatchObject([{ clusterId, cover: { fileId: two.fileId } }]);
    await api.as(staff).send(removeCluster, { body: { clusterId } });
    expect([onDisk(one.url), onDisk(two.url)]).toEqual([false, false]);
    await expect(read(clusterId)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('a picture of another kind of record is none of a cluster’s', async () => {
    const { fileId } = await aStory(api);
    const body = { fileId };
    await expect(api.as(staff).send(removeClusterFile, { body })).rejects.toMatchObject({ code: 'not_found' });
  });

  test('no more pictures than there may be', async () => {
    const { clusterId } = await add();
    await api.db.execute(
      sql`insert into picture (owner, owner_id, file, position, is_main, created_at)
          select 'cluster', ${clusterId}, gen_random_uuid()::text, n, n = 1, now() from generate_series(1, ${clusterLimits.images - 1}::int) n`,
    );
    const two = [await aPicture(), await aPicture()];
    await expect(files(clusterId, two)).rejects.toMatchObject({ code: 'file_limit' });
    const pictures = await Promise.all([1, 2, 3, 4, 5, 6].map(() => aPicture()));
    const atOnce = await Promise.allSettled(pictures.map(each => files(clusterId, [each])));
    const refused = atOnce.flatMap(each => (each.status === 'rejected' ? [each.reason.code] : []));
    expect(refused).toEqual(Array(5).fill('file_limit'));
    expect((await read(clusterId)).files).toHaveLength(clusterLimits.images);
  });

  test('the text shows a picture of its own; unused ones make room when there are too many', async () => {
    const { clusterId } = await add();
    const upload = async () =>
      (await api.as(staff).send(uploadClusterTextFile, { body: { file: await aPicture(), clusterId } })).message.path;
    const [used, unused] = [await upload(), await upload()];
    const body = { ...fields, clusterId, version: 1, clusterDescription: `<p>Да</p><img src="${used}">` };
    const { message } = await api.as(staff).send(saveCluster, { body });
    expect(message.clusterDescription).toBe(`<p>Да</p><img src="${used}" />`);
    await api.db.execute(
      sql`insert into picture (owner, owner_id, file, position, created_at)
          select 'clusterText', ${clusterId}, gen_random_uuid()::text, n, now() from generate_series(3, 100) n`,
    );
    const last = await upload();
    expect([used, unused, last].map(onDisk)).toEqual([true, false, true]);
  });

  test('the list searches by name, site and contacts', async () => {
    await add({ clusterName: 'Звук', clusterUrl: '', clusterContacts: { phone: '', email: '', address: 'Студия' } });
    await add();
    const names = async (search: string) =>
      (await api.as(staff).send(listClusters, { body: { search, sort: 'clusterName', order: 'asc' } })).items.map(
        each => each.clusterName,
      );
    expect(await names('')).toEqual(['Звук', 'Ремёсла Урала']);
    expect(await names('ремесла.')).toEqual(['Ремёсла Урала']);
    expect(await names('емёсла')).toEqual([]);
    expect(await names('remesla.ex')).toEqual(['Ремёсла Урала']);
    expect(await names('2000141')).toEqual(['Ремёсла Урала']);
    expect(await names('студия')).toEqual(['Звук']);
  });
});
