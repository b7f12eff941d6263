import { newIdempotencyKey } from '@venue/sdk';
import { previewBulk, runBulk } from '@venue/sdk/bulk/admin';
import { addItemImage, createRequest, removeItemImage, saveItem, sendRequestForVerification } from '@venue/sdk/market';
import {
  acceptRequest,
  exportItems,
  exportRequests,
  getItem,
  getRequest,
  removeItem,
  removeRequest,
} from '@venue/sdk/market/admin';
import { marketItemStatus, marketRequestStatus } from '@venue/sdk/market/model';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApi, testApi } from '../../testing/api.ts';
import { aPicture } from '../brands/brands.testing.ts';
import { aRequest, aRequestIn, itemFields, requestFields } from './market.testing.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const { draft, onVerification, declined, accepted } = marketRequestStatus;

test('what was confirmed stays to be compared: fields, and pictures whose files stay until the next confirmation', async () => {
  const person = await api.aCustomer();
  const ownClient = api.as(person);
  const staff = api.as(await api.aStaff(undefined, { lastname: 'Громова', name: 'Вера' }));
  const { brandId, itemId, requestId } = await aRequest(api, person);
  const { message: first } = await ownClient.send(addItemImage, { body: { itemId, file: await aPicture() } });
  const read = async () => (await staff.send(getItem, { body: { itemId } })).message;
  const accept = (id: number) =>
    staff.send(acceptRequest, { body: { requestId: id, seen: onVerification, status: accepted } });
  expect(await read()).toMatchObject({ approved: null, applicationId: null });

  await ownClient.send(sendRequestForVerification, { body: { requestId } });
  await accept(requestId);
  const confirmed = await read();
  expect(confirmed).toMatchObject({
    itemStatus: marketItemStatus.confirmed,
    applicationId: null,
    approved: { itemPrice: 120_000, images: [{ fileId: first.fileId }], approvedAt: api.clock.now.toISOString() },
  });
  expect(confirmed.approved?.approvedBy).toMatch(/Громова/);

  const { rows } = await api.db.execute<{ file: string }>(
    sql`select file from picture where owner = 'marketItem' and owner_id = ${itemId}`,
  );
  const file = `${rows[0]?.file}-640.webp`;
  const changed = { ...itemFields(brandId), itemPrice: 150_000, itemId, version: confirmed.version };
  await ownClient.send(saveItem, { body: changed });
  await ownClient.send(removeItemImage, { body: { itemId, fileId: first.fileId } });
  expect(await read()).toMatchObject({
    itemStatus: marketItemStatus.draft,
    itemPrice: 150_000,
    images: [],
    approved: { itemPrice: 120_000, images: [{ fileId: first.fileId }] },
  });
  expect(await api.ports.files.has(file)).toBe(true);

  const { id } = await ownClient.send(createRequest, { body: { ...requestFields(brandId), itemIds: [itemId] } });
  await ownClient.send(sendRequestForVerification, { body: { requestId: id } });
  expect((await staff.send(getRequest, { body: { requestId: id } })).message.items).toMatchObject([
    { itemPrice: 150_000, approved: { itemPrice: 120_000 } },
  ]);
  await accept(id);
  expect((await read()).approved).toMatchObject({ itemPrice: 150_000, images: [] });
  expect(await api.ports.files.has(file)).toBe(false);
});

test('all requests of a view are decided about at once, drafts left out, and confirm their goods', async () => {
  const person = await api.aCustomer();
  const staff = api.as(await api.aStaff());
  const { itemId } = await aRequestIn(api, person, onVerification);
  await aRequestIn(api, person, declined);
  await aRequestIn(api, person, draft);
  const plan = { action: 'market.accept', filter: { ownerId: person.id } };
  const { message } = await staff.send(previewBulk, { body: plan });
  expect(message).toMatchObject({ total: 2, may: 1, already: 0 });
  const sent = { body: { ...plan, count: 2 } };
  const ran = await staff.send(runBulk, sent, { idempotencyKey: newIdempotencyKey() });
  expect(ran.message).toMatchObject({ done: 1, skipped: [{}] });
  expect((await staff.send(getItem, { body: { itemId } })).message.itemStatus).toBe(marketItemStatus.confirmed);
  const reader = api.as(await api.aStaff(['market.read']));
  await expect(reader.send(previewBulk, { body: plan })).rejects.toMatchObject({ code: 'profile_denied' });
});

test('exports have the goods and the sent requests of the filter', async () => {
  const person = await api.aCustomer();
  await aRequestIn(api, person, declined);
  await aRequestIn(api, person, draft);
  const staff = api.as(await api.aStaff(['market.read']));
  const linesOf = async ({ data }: { data: Blob }) => (await data.text()).trim().split('\n').slice(1);
  const query = { ownerId: person.id, format: 'csv' } as const;
  const goods = await linesOf(await staff.send(exportItems, { query }));
  expect(goods).toHaveLength(2);
  expect(goods[0]).toMatch(/Чашка «Рябина».*Мастерская «Рябина».*4600000000008.*1200/);
  const requests = await linesOf(await staff.send(exportRequests, { query }));
  expect(requests).toHaveLength(1);
  expect(requests[0]).toMatch(/Отклонена.*Рябинина Анна.*Нет сертификата/);
});

test('of a request decided meanwhile neither the deletion nor a second decision counts; a deleted one is gone', async () => {
  const person = await api.aCustomer();
  const [one, other] = [api.as(await api.aStaff()), api.as(await api.aStaff())];
  const { requestId, itemId } = await aRequestIn(api, person, onVerification);
  await one.send(acceptRequest, { body: { requestId, seen: onVerification, status: accepted } });
  const late = { requestId, seen: onVerification } as const;
  await expect(other.send(removeRequest, { body: late })).rejects.toMatchObject({ code: 'already_decided' });
  await expect(
    other.send(acceptRequest, { body: { ...late, status: declined, rejectionReason: 'Нет' } }),
  ).rejects.toMatchObject({ code: 'already_decided' });
  await other.send(removeRequest, { body: { requestId, seen: accepted } });
  await expect(one.send(getRequest, { body: { requestId } })).rejects.toMatchObject({ code: 'not_found' });
  // Its goods stay confirmed, until they are deleted themselves.
  expect((await one.send(getItem, { body: { itemId } })).message.itemStatus).toBe(marketItemStatus.confirmed);
  await one.send(removeItem, { body: { itemId } });
  await expect(other.send(removeItem, { body: { itemId } })).rejects.toMatchObject({ code: 'not_found' });
});
