import { listApplications } from '@venue/sdk/applications/admin';
import { adminRequestType, simpleRequestStatus } from '@venue/sdk/applications/model';
import { getRequest as getMine, saveItem, sendRequestForVerification } from '@venue/sdk/market';
import {
  acceptRequest,
  getItem,
  getRequest,
  listItems,
  listRequests,
  removeItem,
  removeRequest,
} from '@venue/sdk/market/admin';
import { marketItemStatus, marketRequestStatus } from '@venue/sdk/market/model';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApi, testApi } from '../../testing/api.ts';
import { listen } from '../../testing/live.ts';
import { aRequest, aRequestIn, itemFields } from './market.testing.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const { draft, onVerification, inProgress, declined, accepted } = marketRequestStatus;
const rejectionReason = 'Нет сертификата';

test.each([
  [draft, []],
  [onVerification, [inProgress, declined, accepted]],
  [inProgress, [declined, accepted]],
  [declined, []],
  [accepted, []],
])('from status %i the decisions %j are offered and made, others are neither', async (from, allowed) => {
  const person = await api.aCustomer();
  const staff = api.as(await api.aStaff());
  const actions = { [inProgress]: 'take', [declined]: 'reject', [accepted]: 'accept' } as const;
  for (const status of [inProgress, declined, accepted] as const) {
    const { requestId } = await aRequestIn(api, person, from);
    const read = async () => (await staff.send(getRequest, { body: { requestId } })).message;
    const may = allowed.some(each => each === status);
    expect((await read()).can.includes(actions[status])).toBe(may);
    const tried = staff.send(acceptRequest, { body: { requestId, seen: from, status, rejectionReason } });
    if (may) expect((await tried).message.requestStatus).toBe(status);
    else await expect(tried).rejects.toMatchObject({ code: 'move_not_allowed' });
    expect((await read()).requestStatus).toBe(may ? status : from);
  }
});

test('a decision is told to the owner at once, and ends the application', async () => {
  const person = await api.aCustomer();
  const staff = api.as(await api.aStaff());
  const { requestId, itemId } = await aRequestIn(api, person, onVerification);
  const body = { requestId };
  expect((await staff.send(getRequest, { body })).message.applicationId).toEqual(expect.any(Number));
  const listener = await listen(api.app);
  listener.hello({ [`info/${person.id}`]: null }, person);
  await listener.until('welcome');
  await staff.send(acceptRequest, { body: { ...body, seen: onVerification, status: accepted } });
  const action = 'changeRequestStatus';
  const application = { action, data: { kind: 'application', requestStatus: simpleRequestStatus.done } };
  expect(await listener.until('push', 2)).toMatchObject([
    application,
    { action, data: { kind: 'market', requestId, requestStatus: accepted } },
  ]);
  listener.leave();
  expect((await staff.send(getRequest, { body })).message.applicationId).toBeNull();
  expect((await staff.send(getItem, { body: { itemId } })).message.itemStatus).toBe(marketItemStatus.confirmed);
  expect((await api.as(person).send(getMine, { body })).message.decidedAt).toBe(api.clock.now.toISOString());
  const { rows } = await api.db.execute(
    sql`select call_id, after from audit where subject = 'marketRequest' and subject_id = ${requestId}`,
  );
  expect(rows).toMatchObject([{ call_id: 'admin.marketRequest.accept', after: { status: accepted } }]);
});

test('goods come before staff with the request that offers them, once', async () => {
  const person = await api.aCustomer();
  const { brandId, itemId, requestId } = await aRequest(api, person);
  const staff = api.as(await api.aStaff());
  const waiting = async () => (await staff.send(listApplications, { query: { userId: person.id } })).items;
  const applicationOf = async () => (await staff.send(getItem, { body: { itemId } })).message.applicationId;
  // Nobody can decide about goods that are not offered.
  expect((await waiting()).map(each => each.requestType)).not.toContain(adminRequestType.marketItem);
  expect(await applicationOf()).toBeNull();
  await api.as(person).send(sendRequestForVerification, { body: { requestId } });
  const offers = (await waiting()).filter(each => each.requestType === adminRequestType.marketRequest);
  expect(offers).toMatchObject([{ objectId: requestId }]);
  expect(await applicationOf()).toBe(offers[0]?.requestId);
  await staff.send(acceptRequest, { body: { requestId, seen: onVerification, status: accepted } });
  await api.as(person).send(saveItem, { body: { ...itemFields(brandId), itemId, version: 1 } });
  expect(await waiting()).toEqual([]);
  expect(await applicationOf()).toBeNull();
});

test('a refusal needs a reason', async () => {
  const { requestId } = await aRequestIn(api, await api.aCustomer(), onVerification);
  const staff = api.as(await api.aStaff());
  await expect(
    staff.send(acceptRequest, { body: { requestId, seen: onVerification, status: declined } }),
  ).rejects.toMatchObject({
    fields: { rejectionReason: 'Обязательное поле' },
  });
});

test('drafts are their owner’s; lists find by owner, brand, number and days', async () => {
  const person = await api.aCustomer({ lastname: 'Зырянова', name: 'Полина' });
  const hidden = await aRequest(api, person);
  const sent = await aRequestIn(api, person, onVerification);
  const staff = api.as(await api.aStaff(['market.read']));
  const search = async (query: object) => (await staff.send(listRequests, { query })).items.map(row => row.requestId);
  expect(await search({ search: 'зырянова' })).toEqual([sent.requestId]);
  expect(await search({ search: String(sent.requestId) })).toContain(sent.requestId);
  expect(await search({ ownerId: person.id, status: onVerification })).toEqual([sent.requestId]);
  expect(await search({ ownerId: person.id, from: '2000-01-01', to: '2000-01-02' })).toEqual([]);
  expect(await search({ ownerId: person.id })).not.toContain(hidden.requestId);
  const items = (await staff.send(listItems, { query: { ownerId: person.id } })).items;
  expect(items).toHaveLength(2);
  expect(items[0]).toMatchObject({ ownerName: 'Зырянова Полина', ownerPhone: person.phone, can: [] });
});

test('staff delete what should not be there; what was sent still shows its items', async () => {
  const person = await api.aCustomer();
  const staff = api.as(await api.aStaff());
  const stored = await aRequestIn(api, person, accepted);
  await staff.send(removeItem, { body: { itemId: stored.itemId } });
  await expect(staff.send(getItem, { body: { itemId: stored.itemId } })).rejects.toMatchObject({ code: 'not_found' });
  expect((await staff.send(getRequest, { body: { requestId: stored.requestId } })).message.items).toHaveLength(1);
  const gone = await aRequestIn(api, person, onVerification);
  await staff.send(removeRequest, { body: { requestId: gone.requestId, seen: onVerification } });
  await expect(api.as(person).send(getMine, { body: { requestId: gone.requestId } })).rejects.toMatchObject({
    code: 'not_found',
  });
  const open = await api.db.execute(
    sql`select 1 from application where type = 8 and object_id = ${gone.requestId} and status <> 3`,
  );
  expect(open.rows).toEqual([]);
});

test('without the right nothing is read or decided', async () => {
  const { requestId, itemId } = await aRequestIn(api, await api.aCustomer(), onVerification);
  const reader = api.as(await api.aStaff(['market.read']));
  const stranger = api.as(await api.aStaff(['brands.manage']));
  const denied = { code: 'profile_denied' };
  await expect(
    reader.send(acceptRequest, { body: { requestId, seen: onVerification, status: accepted } }),
  ).rejects.toMatchObject(denied);
  await expect(reader.send(removeRequest, { body: { requestId, seen: onVerification } })).rejects.toMatchObject(denied);
  await expect(reader.send(removeItem, { body: { itemId } })).rejects.toMatchObject(denied);
  expect((await reader.send(getRequest, { body: { requestId } })).message.can).toEqual([]);
  await expect(stranger.send(listRequests, { query: {} })).rejects.toMatchObject(denied);
  await expect(stranger.send(listItems, { query: {} })).rejects.toMatchObject(denied);
});
