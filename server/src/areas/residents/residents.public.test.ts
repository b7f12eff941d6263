import { getPublicResident, listPublicResidents } from '@venue/sdk/residents';
import { addResidentImage, createResident, getResident, saveResident } from '@venue/sdk/residents/admin';
import { ResidentFields, residentStatus } from '@venue/sdk/residents/model';
import { sample } from '@venue/sdk/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApi, testApi } from '../../testing/api.ts';
import { aPicture } from '../brands/brands.testing.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

test('visitors see residents that are published and at the venue now, by name', async () => {
  const staff = api.as(await api.aStaff());
  const add = async (residentName: string) => {
    const written = { residentName, residentDescription: '<p>Лепим</p>', residentSiteUrl: '', residentIsActual: true };
    const body = { ...sample(ResidentFields), ...written };
    return (await staff.send(createResident, { body })).message.residentId;
  };
  const change = async (residentId: number, values: object) => {
    const { version } = (await staff.send(getResident, { body: { residentId } })).message;
    await staff.send(saveResident, { body: { residentId, version, ...values } });
  };
  const publish = (id: number) => change(id, { residentStatus: residentStatus.published });
  const names = async (query: object = {}) =>
    (await api.client().send(listPublicResidents, { query })).items.map(row => row.residentName);
  const detail = (residentId: number) => api.client().send(getPublicResident, { residentId });

  const clay = await add('Печь и\u00a0глина');
  const wood = await add('Дерево');
  await add('Черновик');
  expect(await names()).toEqual([]);
  await expect(detail(clay)).rejects.toMatchObject({ code: 'not_found' });

  await publish(clay);
  await publish(wood);
  const { message: image } = await staff.send(addResidentImage, {
    body: { file: await aPicture(), residentId: clay },
  });
  expect(await names()).toEqual(['Дерево', 'Печь и\u00a0глина']);
  expect(await names({ search: 'глин' })).toEqual(['Печь и\u00a0глина']);
  expect((await detail(clay)).message).toMatchObject({ residentDescription: '<p>Лепим</p>', residentImage: image });
  expect(Object.keys((await detail(clay)).message)).not.toContain('userName');

  await change(clay, { residentIsActual: false });
  await change(wood, { residentStatus: residentStatus.draft });
  expect(await names()).toEqual([]);
  await expect(detail(clay)).rejects.toMatchObject({ code: 'not_found' });
  await expect(detail(wood)).rejects.toMatchObject({ code: 'not_found' });
});
