import { addDays, dayOf } from '@venue/sdk';
import { getShownBanner } from '@venue/sdk/banners';
import { activateBanner, deactivateBanner, getBanner, saveBanner } from '@venue/sdk/banners/admin';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { aBanner } from './banners.testing.ts';

let api: TestApi;
let staff: Person;
beforeAll(async () => {
  api = await testApi();
  staff = await api.aStaff();
});
afterAll(() => api.close());

test('visitors see the active banner on its days, and nothing of when that is', async () => {
  const readVisible = async () => (await api.client().send(getShownBanner, {})).message.banner;
  const saleBannerId = await aBanner(api, staff);
  const body = { saleBannerId };
  const read = async () => (await api.as(staff).send(getBanner, { body })).message;
  expect(await readVisible()).toBeNull();
  await api.as(staff).send(activateBanner, { body: { ...body, seen: false } });
  expect(await readVisible()).toMatchObject({ saleBannerId });
  expect(await readVisible()).not.toHaveProperty('saleBannerFrom');

  const today = dayOf(api.clock.now);
  const set = async (saleBannerFrom: string | null, saleBannerTo: string | null) => {
    const { version } = await read();
    await api.as(staff).send(saveBanner, { body: { ...body, version, saleBannerFrom, saleBannerTo } });
  };
  await set(addDays(today, 1), null);
  expect(await readVisible()).toBeNull();
  await set(null, addDays(today, -1));
  expect(await readVisible()).toBeNull();
  await set(today, today);
  expect(await readVisible()).toMatchObject({ saleBannerId });
  await api.as(staff).send(deactivateBanner, { body: { ...body, seen: true } });
  expect(await readVisible()).toBeNull();
});
