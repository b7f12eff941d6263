import { addBrand } from '@venue/sdk/brands';
import { createItem, createRequest, sendRequestForVerification } from '@venue/sdk/market';
import { acceptRequest } from '@venue/sdk/market/admin';
import {
  type MarketItem,
  type MarketItemFields,
  type MarketRequest,
  type MarketRequestStatus,
  marketItemUnit,
  marketRequestStatus,
} from '@venue/sdk/market/model';
import { expect } from 'vitest';
import type { Person } from '../../testing/api.people.ts';
import type { TestApi } from '../../testing/api.ts';
import { bare } from '../brands/brands.testing.ts';

/** A brand of this person, a draft. */
export const aBrand = async (api: TestApi, person: Person): Promise<number> =>
  (await api.as(person).send(addBrand, { body: bare })).message.brandId;

export const itemFields = (brandId: number): MarketItemFields => ({
  brandId,
  itemName: 'Чашка «Рябина»',
  itemDescription: '<p>Глина, ручная роспись</p>',
  itemArticle: 'Р-01',
  itemBarcode: '4600000000008',
  itemPrice: 120_000,
  itemUnit: marketItemUnit.piece,
  itemWeight: 350,
  itemNeedsMarking: false,
});

export const anItem = async (
  api: TestApi,
  person: Person,
  brandId: number,
  over: Partial<MarketItemFields> = {},
): Promise<MarketItem> => {
  const { id, message } = await api.as(person).send(createItem, { body: { ...itemFields(brandId), ...over } });
  expect(message.itemId).toBe(id);
  return message;
};

export const requestFields = (brandId: number) => ({
  brandId,
  contactName: 'Рябинина Анна',
  contactPhone: '9120000101',
  comment: '',
});

/** A draft request of one item, with the id of that item. */
export async function aRequest(api: TestApi, person: Person): Promise<MarketRequest & { itemId: number }> {
  const brandId = await aBrand(api, person);
  const { itemId } = await anItem(api, person, brandId);
  const body = { ...requestFields(brandId), itemIds: [itemId] };
  const { id, message } = await api.as(person).send(createRequest, { body });
  expect(message.requestId).toBe(id);
  return { ...message, itemId };
}

/** A request brought to a status by the calls that lead there. */
export async function aRequestIn(api: TestApi, person: Person, status: MarketRequestStatus) {
  const request = await aRequest(api, person);
  const { requestId } = request;
  if (status !== marketRequestStatus.draft)
    await api.as(person).send(sendRequestForVerification, { body: { requestId } });
  const decided = { seen: marketRequestStatus.onVerification, rejectionReason: 'Нет сертификата', requestId };
  if (status !== marketRequestStatus.draft && status !== marketRequestStatus.onVerification)
    await api.as(await api.aStaff()).send(acceptRequest, { body: { ...decided, status } });
  return request;
}
