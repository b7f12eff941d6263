import { getPublicBrand, listPublicBrands, saveBrand } from '@venue/sdk/brands';
import { brandStatus } from '@venue/sdk/brands/model';
import { createRequest, getPublicItem, listPublicItems, saveItem, sendRequestForVerification } from '@venue/sdk/market';
import { acceptRequest, getItem } from '@venue/sdk/market/admin';
import { marketRequestStatus } from '@venue/sdk/market/model';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { aBrandIn, wholeFields } from '../brands/brands.testing.ts';
import { anItem, itemFields, requestFields } from './market.testing.ts';

let api: TestApi;
let owner: Person;
beforeAll(async () => {
  api = await testApi();
  owner = await api.aCustomer();
});
afterAll(() => api.close());

const brands = async (query: object = {}) =>
  (await api.client().send(listPublicBrands, { query })).items.map(row => row.brandId);
const goods = async (query: object = {}) =>
  (await api.client().send(listPublicItems, { query })).items.map(row => row.itemId);
const brandPage = (brandId: number) => api.client().send(getPublicBrand, { brandId });
const itemPage = (itemId: number) => api.client().send(getPublicItem, { itemId });
const gone = { code: 'not_found' };

test('visitors see verified brands and their confirmed goods, until either is changed', async () => {
  const draft = await aBrandIn(api, owner, brandStatus.onVerification);
  expect(await brands()).toEqual([]);
  await expect(brandPage(draft.brandId)).rejects.toMatchObject(gone);

  const { brandId } = await aBrandIn(api, owner, brandStatus.verified);
  expect(await brands()).toEqual([brandId]);
  const { message: brand } = await brandPage(brandId);
  expect(brand).toMatchObject({ brandPhones: ['9120000101'], brandDescription: '<p>Керамика ручной работы</p>' });
  for (const own of ['company', 'ownerCompany', 'organisationId', 'history', 'rejectionReason', 'ownerName'])
    expect(brand).not.toHaveProperty(own);
  for (const { url } of brand.photos) expect((await api.app.inject(url)).statusCode).toBe(200);
  const [first] = brand.activityKinds;
  expect(await brands({ activityKindId: first?.activityKindId })).toEqual([brandId]);
  expect(await brands({ activityKindId: 9999 })).toEqual([]);
  expect(await brands({ search: 'ничего' })).toEqual([]);

  const { itemId } = await anItem(api, owner, brandId);
  const asStaff = api.as(await api.aStaff());
  expect(await goods()).toEqual([]);
  await expect(itemPage(itemId)).rejects.toMatchObject(gone);
  const isShown = async () => (await asStaff.send(getItem, { body: { itemId } })).message.isShown;
  expect(await isShown()).toBe(false);
  const client = api.as(owner);
  const { id: requestId } = await client.send(createRequest, {
    body: { ...requestFields(brandId), itemIds: [itemId] },
  });
  await client.send(sendRequestForVerification, { body: { requestId } });
  const decision = { seen: marketRequestStatus.onVerification, status: marketRequestStatus.accepted };
  await asStaff.send(acceptRequest, { body: { requestId, ...decision } });
  expect(await isShown()).toBe(true);
  expect(await goods()).toEqual([itemId]);
  expect(await goods({ brandId })).toEqual([itemId]);
  expect(await goods({ brandId: brandId + 100 })).toEqual([]);
  expect(await goods({ activityKindId: first?.activityKindId, search: 'чашка' })).toEqual([itemId]);
  const { message: item } = await itemPage(itemId);
  expect(item).toMatchObject({ itemPrice: 120_000, brandId });
  for (const own of ['heldBy', 'version', 'itemBarcode', 'can']) expect(item).not.toHaveProperty(own);

  // A changed brand must be verified again, and its goods are hidden until then.
  const body = { ...(await wholeFields(api, owner)), version: 1 };
  await client.send(saveBrand, { id: brandId, body });
  expect(await brands()).toEqual([]);
  expect(await goods()).toEqual([]);
  expect(await isShown()).toBe(false);
  await expect(itemPage(itemId)).rejects.toMatchObject(gone);
});

test('goods that their owner changes are gone until they are confirmed anew', async () => {
  const { brandId } = await aBrandIn(api, owner, brandStatus.verified);
  const { itemId, version } = await anItem(api, owner, brandId);
  const client = api.as(owner);
  const { id: requestId } = await client.send(createRequest, {
    body: { ...requestFields(brandId), itemIds: [itemId] },
  });
  await client.send(sendRequestForVerification, { body: { requestId } });
  const decision = { seen: marketRequestStatus.onVerification, status: marketRequestStatus.accepted };
  await api.as(await api.aStaff()).send(acceptRequest, { body: { requestId, ...decision } });
  expect(await goods({ brandId })).toEqual([itemId]);
  await client.send(saveItem, { body: { ...itemFields(brandId), itemId, version, itemName: 'Другая' } });
  expect(await goods({ brandId })).toEqual([]);
});
