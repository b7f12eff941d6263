import { recordsChanged } from '@venue/sdk';
import { getResident, listResidents, saveResident } from '@venue/sdk/residents/admin';
import { residentStatus } from '@venue/sdk/residents/model';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { listen } from '../../testing/live.ts';
import { save } from '../profile/profile.testing.ts';

let api: TestApi;
let staff: Person;
beforeAll(async () => {
  api = await testApi();
  staff = await api.aStaff();
});
beforeEach(() => api.db.execute(sql`delete from resident`));
afterAll(() => api.close());

const resident = {
  residentName: 'Печь и глина',
  residentDescription: 'Лепим <вазы>.\n\nОбжигаем & продаём.',
  residentSiteUrl: 'pech.example',
};
const only = async () => {
  const [row, ...others] = (await api.as(staff).send(listResidents, { body: {} })).items;
  if (!row || others.length > 0) throw new Error('there is not one resident');
  return (await api.as(staff).send(getResident, { body: { residentId: row.residentId } })).message;
};

test('what a customer first tells about themselves is a draft under their name', async () => {
  const anna = await api.aCustomer({ role: 'marketplace' });
  await save(api, anna, { resident });
  expect(await only()).toMatchObject({
    residentName: 'Печь и глина',
    residentDescription: '<p>Лепим &lt;вазы&gt;.</p><p>Обжигаем &amp; продаём.</p>',
    residentSiteUrl: 'pech.example',
    residentStatus: residentStatus.draft,
    residentIsActual: true,
    userId: anna.id,
    userName: 'Лаптева Дарья Сергеевна',
    submitted: { ...resident, submittedAt: api.clock.now.toISOString() },
  });
});

test('what they tell later stands beside what staff made of it, and changes nothing by itself', async () => {
  const anna = await api.aCustomer({ role: 'marketplace' });
  await save(api, anna, { resident });
  const { residentId, version } = await only();
  const body = { residentId, version, residentName: 'Гончарня', residentStatus: residentStatus.published } as const;
  await api.as(staff).send(saveResident, { body });
  api.clock.advance(60_000);
  await save(api, anna, { resident: { ...resident, residentName: 'Печь, глина и чай' } });
  expect(await only()).toMatchObject({
    residentId,
    residentName: 'Гончарня',
    residentStatus: residentStatus.published,
    version: version + 1,
    submitted: { residentName: 'Печь, глина и чай', submittedAt: api.clock.now.toISOString() },
  });
});

test('a profile saved without it makes no resident', async () => {
  await save(api, await api.aCustomer({ role: 'marketplace' }), {});
  expect((await api.as(staff).send(listResidents, { body: {} })).items).toEqual([]);
});

test('staff hear of it, and of what their colleagues change', async () => {
  const listener = await listen(api.app);
  onTestFinished(() => listener.leave());
  listener.hello({ staff: null }, await api.aStaff());
  await listener.until('welcome');
  await save(api, await api.aCustomer({ role: 'marketplace' }), { resident });
  const submitted = { topic: 'staff', action: recordsChanged.action, data: { tags: ['residents'] } };
  expect(await listener.until('push')).toMatchObject([submitted]);
  const { residentId, version } = await only();
  const write = () => api.as(staff).send(saveResident, { body: { residentId, version, residentIsActual: false } });
  await write();
  expect(await listener.until('push', 2)).toMatchObject([submitted, submitted]);
  // A refused change publishes nothing, and neither does reading.
  await expect(write()).rejects.toMatchObject({ code: 'conflict' });
  await only();
  await api.as(staff).send(saveResident, { body: { residentId, version: version + 1, residentIsActual: true } });
  expect(await listener.until('push', 3)).toHaveLength(3);
});
