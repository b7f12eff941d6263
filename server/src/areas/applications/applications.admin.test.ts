import { addDays, dayOf } from '@venue/sdk';
import {
  changeApplicationStatus,
  countApplications,
  getApplication,
  listApplications,
} from '@venue/sdk/applications/admin';
import {
  type Application,
  type ApplicationQueue,
  adminRequestType,
  applicationHours,
  simpleRequestStatus,
} from '@venue/sdk/applications/model';
import { articleStatus } from '@venue/sdk/articles/model';
import { sendBrandForVerification } from '@venue/sdk/brands';
import { confirmBrand } from '@venue/sdk/brands/admin';
import { brandStatus } from '@venue/sdk/brands/model';
import { marketRequestStatus } from '@venue/sdk/market/model';
import { countPending } from '@venue/sdk/pending/admin';
import { uploadAvatar } from '@venue/sdk/profile';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { areas } from '../../areas.ts';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { anArticleIn } from '../articles/articles.testing.ts';
import { aBrandIn, aPicture } from '../brands/brands.testing.ts';
import { aRequestIn } from '../market/market.testing.ts';
import { rowsAbout } from '../privacy/privacy.export.ts';
import { application } from './applications.table.ts';

let api: TestApi;
let office: Person;
let colleague: Person;
let customer: Person;
beforeAll(async () => {
  api = await testApi();
  office = await api.aStaff(undefined, { lastname: 'Громова', name: 'Вера' });
  colleague = await api.aStaff(undefined, { lastname: 'Соколова', name: 'Анна' });
  customer = await api.aCustomer({ lastname: 'Рябинина', name: 'Анна', middlename: 'Олеговна', phone: '9123334455' });
});
beforeEach(() => api.db.execute(sql`delete from application`));
afterAll(() => api.close());

const { new: fresh, inProgress, done } = simpleRequestStatus;
const { onVerification, rework } = brandStatus;

type Query = { queue?: ApplicationQueue; [name: string]: unknown };
const list = async (query: Query = {}, as = office): Promise<Application[]> =>
  (await api.as(as).send(listApplications, { query })).items;
const only = async (): Promise<Application> => {
  const [first, ...rest] = await list();
  if (!first || rest.length > 0) throw new Error('not one application waits');
  return first;
};
const change = async (as: Person, requestId: number, body: { requestStatus: 2 | 3; [name: string]: unknown }) => {
  const { requestStatus: seen } = (await api.as(office).send(getApplication, { id: requestId, query: {} })).message;
  return (await api.as(as).send(changeApplicationStatus, { id: requestId, body: { seen, ...body } })).message;
};
const read = async (requestId: number, as = office, type?: Application['requestType']) =>
  (await api.as(as).send(getApplication, { id: requestId, query: type === undefined ? {} : { type } })).message;
const avatar = async (person: Person) =>
  api.as(person).send(uploadAvatar, { body: { file: await aPicture('лицо.png') } });

/** A picture, a brand, a market request and an article, a minute apart. */
async function fourWait() {
  await avatar(await api.aCustomer({ lastname: 'Белов', name: 'Игорь' }));
  api.clock.advance(60_000);
  await aBrandIn(api, customer, onVerification);
  api.clock.advance(60_000);
  await aRequestIn(api, customer, marketRequestStatus.onVerification);
  api.clock.advance(60_000);
  await anArticleIn(api, customer, articleStatus.onVerification);
}

describe('the list', () => {
  test('is what waits, the oldest of a kind first, with who sent it', async () => {
    await fourWait();
    const rows = await list();
    const { brand, marketRequest, article, avatar: picture } = adminRequestType;
    expect(rows.map(row => row.requestType)).toEqual([picture, brand, marketRequest, article]);
    expect(rows[1]).toMatchObject({
      requestStatus: fresh,
      objectTitle: 'Мастерская «Рябина»',
      isAmendment: false,
      userId: customer.id,
      userName: 'Рябинина Анна Олеговна',
      userPhone: '9123334455',
      takenBy: null,
      doneBy: null,
      comment: '',
      can: ['take', 'finish'],
    });
  });

  test('begins with the most urgent, by the hours of each kind', async () => {
    const kinds = Object.entries(applicationHours).filter(([name]) => name !== 'marketItem');
    // The last of these has the least time if those before it have more.
    const ordered = [...kinds].sort(([, one], [, other]) => other - one);
    for (const [index, [name]] of ordered.entries()) {
      const createdAt = new Date(api.clock.now.getTime() + index * 60_000);
      const type = adminRequestType[name as keyof typeof applicationHours];
      await api.db
        .insert(application)
        .values({ type, objectId: 900 + index, objectTitle: name, userId: customer.id, createdAt });
    }
    const rows = await list();
    for (const { objectTitle, createdAt, dueAt } of rows)
      expect(Date.parse(dueAt) - Date.parse(createdAt)).toBe(
        applicationHours[objectTitle as keyof typeof applicationHours] * 3_600_000,
      );
    const byTime = [...rows].sort((one, other) => Date.parse(one.dueAt) - Date.parse(other.dueAt));
    expect(rows.map(row => row.requestId)).toEqual(byTime.map(row => row.requestId));
    expect(rows[0]?.requestId).not.toBe(Math.min(...rows.map(row => row.requestId)));
    const following = await Promise.all(rows.map(row => read(row.requestId)));
    expect(following.map(row => row.nextId)).toEqual([...rows.slice(1).map(row => row.requestId), null]);
    expect((await list({ sort: 'dueAt', order: 'desc' })).map(row => row.requestId)).toEqual(
      [...rows].reverse().map(row => row.requestId),
    );
  });

  test('is cut by queue, and the counts are those of the queues', async () => {
    await fourWait();
    const [one, two, three, four] = (await list()).map(row => row.requestId);
    await change(office, one ?? 0, { requestStatus: inProgress });
    await change(colleague, two ?? 0, { requestStatus: inProgress });
    await change(colleague, three ?? 0, { requestStatus: done });
    const ids = async (queue: ApplicationQueue) => (await list({ queue })).map(row => row.requestId);
    expect(await ids('waiting')).toEqual([one, two, four]);
    expect(await ids('free')).toEqual([four]);
    expect(await ids('mine')).toEqual([one]);
    expect(await ids('taken')).toEqual([one, two]);
    expect(await ids('done')).toEqual([three]);
    expect(await ids('all')).toEqual([one, two, four, three]);
    api.clock.advance(60_000);
    await change(colleague, two ?? 0, { requestStatus: done });
    // Finished ones are listed from the latest, and a search keeps this order.
    expect(await ids('all')).toEqual([one, four, two, three]);
    const byDone = async (query: Query) => (await list({ sort: 'doneAt', ...query })).map(row => row.requestId);
    expect(await byDone({ queue: 'all', order: 'asc' })).toEqual([three, two, one, four]);
    expect(await byDone({ queue: 'all', order: 'desc' })).toEqual([two, three, four, one]);
    // Open ones have no `doneAt`: they are sorted by id, also among all.
    expect(await byDone({ queue: 'waiting', order: 'desc' })).toEqual([four, one]);
    const result = await list({ queue: 'all', search: 'рябинина' });
    expect(result.map(row => row.requestId)).toEqual([four, two, three]);
    const { message } = await api.as(office).send(countApplications, {});
    expect(message).toEqual({ waiting: 2, free: 1, mine: 1, taken: 1 });
  });

  test('is filtered by type, sender and days, searched, sorted and paged', async () => {
    await fourWait();
    const types = async (query: Query) => (await list(query)).map(row => row.requestType);
    const { brand, marketRequest, article, avatar: picture } = adminRequestType;
    expect(await types({ type: article })).toEqual([article]);
    expect(await types({ userId: customer.id })).toEqual([brand, marketRequest, article]);
    const today = dayOf(api.clock.now.getTime());
    expect(await types({ from: today, to: today })).toHaveLength(4);
    expect(await types({ from: addDays(today, 1) })).toEqual([]);
    expect(await types({ to: addDays(today, -1) })).toEqual([]);
    expect(await types({ search: 'белов' })).toEqual([picture]);
    expect(await types({ search: '+7 912 333-44-55' })).toEqual([brand, marketRequest, article]);
    expect(await types({ search: 'каталог' })).toEqual([article]);
    const last = (await list()).at(-1)?.requestId;
    expect((await list({ search: String(last) })).map(row => row.requestId)).toEqual([last]);
    expect(await types({ search: '%' })).toEqual([]);
    expect(await types({ sort: 'requestType', order: 'desc' })).toEqual([marketRequest, brand, article, picture]);
    expect(await types({ page: 2, pageSize: 3 })).toEqual([article]);
  });

  test('leaves out goods, of which the previous release still opens applications', async () => {
    await avatar(customer);
    const { requestId } = await only();
    const createdAt = new Date(api.clock.now.getTime() - 1000);
    const goods = { type: adminRequestType.marketItem, objectTitle: 'Чайник', userId: customer.id, createdAt };
    const taken = { status: inProgress, takenBy: office.id, takenAt: createdAt };
    await api.db.insert(application).values([
      { ...goods, objectId: 1 },
      { ...goods, objectId: 2, ...taken },
      { ...goods, objectId: 3, createdAt: new Date(api.clock.now.getTime() + 1000) },
    ]);
    expect((await only()).requestId).toBe(requestId);
    for (const queue of ['free', 'taken', 'mine'] as const)
      expect((await list({ queue })).map(row => row.requestId)).toEqual(queue === 'free' ? [requestId] : []);
    expect((await read(requestId)).nextId).toBeNull();
    const { message } = await api.as(office).send(countApplications, {});
    expect(message).toEqual({ waiting: 1, free: 1, mine: 0, taken: 0 });
    const { message: pending } = await api.as(office).send(countPending, {});
    expect(pending).toMatchObject({ application: 1 });
  });

  test('offers nothing to who may only look', async () => {
    await avatar(customer);
    const reader = await api.aStaff(['applications.read']);
    expect((await list({}, reader))[0]?.can).toEqual([]);
  });
});

describe('one application', () => {
  test('leads to the next in turn that is free or mine, of all types or of one', async () => {
    await fourWait();
    const [one, two, three, four] = (await list()).map(row => row.requestId);
    if (!one || !two || !three || !four) throw new Error('four should wait');
    await change(colleague, two, { requestStatus: inProgress });
    expect((await read(one)).nextId).toBe(three);
    expect((await read(one, colleague)).nextId).toBe(two);
    expect((await read(one, office, adminRequestType.article)).nextId).toBe(four);
    expect((await read(four)).nextId).toBeNull();
    await change(office, one, { requestStatus: done });
    expect((await read(one)).nextId).toBe(three);
  });

  test('keeps the turn of those sent at the same moment', async () => {
    await avatar(customer);
    await avatar(await api.aCustomer());
    const [one, two] = (await list()).map(row => row.requestId);
    expect((await read(one ?? 0)).nextId).toBe(two);
    expect((await read(two ?? 0)).nextId).toBeNull();
  });

  test('that does not exist is not found, neither read nor changed', async () => {
    for (const id of [999_999, Number.NaN, 0]) {
      await expect(api.as(office).send(getApplication, { id, query: {} })).rejects.toMatchObject({ code: 'not_found' });
      const body = { seen: 1, requestStatus: inProgress } as const;
      const tried = api.as(office).send(changeApplicationStatus, { id, body });
      await expect(tried).rejects.toMatchObject({ code: 'not_found' });
    }
  });
});

describe('moves', () => {
  test('taken, taken over and finished, each in the history and the audit', async () => {
    await avatar(customer);
    const { requestId } = await only();
    const result = await change(office, requestId, { requestStatus: inProgress });
    expect(result).toMatchObject({
      requestStatus: inProgress,
      takenBy: { userId: office.id, userName: 'Громова В.' },
      can: ['finish'],
    });
    expect((await list({}, colleague))[0]?.can).toEqual(['takeOver', 'finish']);
    api.clock.advance(60_000);
    await change(colleague, requestId, { requestStatus: inProgress, takenFrom: office.id });
    api.clock.advance(60_000);
    const finished = await change(colleague, requestId, { requestStatus: done, comment: ' Дубль, позвонили ' });
    expect(finished).toMatchObject({
      requestStatus: done,
      doneBy: { userId: colleague.id, userName: 'Соколова А.' },
      doneAt: api.clock.now.toISOString(),
      comment: 'Дубль, позвонили',
      can: [],
    });
    const steps = (await read(requestId)).history.map(({ who, what, comment }) => [who, what, comment]);
    expect(steps).toEqual([
      ['Соколова А.', 'Закрыта без\u00a0решения', 'Дубль, позвонили'],
      ['Соколова А.', 'Взята в\u00a0работу вместо: Громова В.', ''],
      ['Громова В.', 'Взята в\u00a0работу', ''],
    ]);
    const { rows } = await api.db.execute(
      sql`select user_id, call_id, after from audit where subject = 'application' and subject_id = ${requestId} order by id`,
    );
    expect(rows.map(row => [row.user_id, row.call_id])).toEqual(
      [office.id, colleague.id, colleague.id].map(id => [id, 'admin.request.statusChange']),
    );
    expect(rows.at(-1)?.after).toMatchObject({ status: done, comment: 'Дубль, позвонили' });
  });

  test('a taken one is taken over only by who names its holder, and never from oneself', async () => {
    await avatar(customer);
    const { requestId } = await only();
    await change(office, requestId, { requestStatus: inProgress });
    const refused = { code: 'move_not_allowed' };
    await expect(change(colleague, requestId, { requestStatus: inProgress })).rejects.toMatchObject(refused);
    const wrong = { requestStatus: inProgress, takenFrom: colleague.id } as const;
    await expect(change(colleague, requestId, wrong)).rejects.toMatchObject({
      code: 'already_decided',
      data: { what: 'В работе', by: expect.any(String), at: expect.any(String) },
    });
    const own = { requestStatus: inProgress, takenFrom: office.id } as const;
    await expect(change(office, requestId, own)).rejects.toMatchObject(refused);
    expect((await only()).takenBy?.userId).toBe(office.id);
  });

  test('what is done stays done', async () => {
    await avatar(customer);
    const { requestId } = await only();
    await change(office, requestId, { requestStatus: done });
    for (const body of [{ requestStatus: inProgress }, { requestStatus: done }] as const)
      await expect(change(colleague, requestId, body)).rejects.toMatchObject({ code: 'move_not_allowed' });
    expect((await read(requestId)).doneBy?.userId).toBe(office.id);
  });

  test('a decision about the record ends it; what is sent again waits again', async () => {
    const { brandId } = await aBrandIn(api, customer, onVerification);
    const { requestId } = await only();
    await change(colleague, requestId, { requestStatus: inProgress });
    const body = { seen: onVerification, status: rework, rejectionReason: 'Нет фотографий товара' } as const;
    await api.as(office).send(confirmBrand, { id: brandId, body });
    expect(await list()).toEqual([]);
    const ended = await read(requestId);
    expect(ended).toMatchObject({ requestStatus: done, doneBy: { userName: 'Громова В.' }, can: [] });
    expect(ended.history.map(({ who, what }) => [who, what])).toEqual([
      ['Громова В.', 'Решение принято'],
      ['Соколова А.', 'Взята в\u00a0работу'],
    ]);
    await api.as(customer).send(sendBrandForVerification, { body: { brandId } });
    expect((await only()).requestId).not.toBe(requestId);
  });

  test('a picture sent again while the first waits keeps its place', async () => {
    await avatar(customer);
    const { requestId } = await only();
    await avatar(customer);
    expect((await only()).requestId).toBe(requestId);
  });

  test('the note of staff is not among what its sender gets', async () => {
    await avatar(customer);
    const { requestId } = await only();
    await change(office, requestId, { requestStatus: done, comment: 'Тайное слово' });
    const { applications } = await rowsAbout(areas, api.db, { secrets: api.config, userId: customer.id });
    expect(applications).toHaveLength(1);
    expect(JSON.stringify(applications)).not.toContain('Тайное слово');
  });
});

test.each(['reader', 'stranger', 'customer', 'nobody'] as const)('%s may not', async who => {
  await avatar(customer);
  const { requestId } = await only();
  const people = {
    reader: () => api.aStaff(['applications.read']),
    stranger: () => api.aStaff(['brands.read', 'brands.manage']),
    customer: () => api.aCustomer(),
  };
  const client = who === 'nobody' ? api.client() : api.as(await people[who]());
  const code = who === 'nobody' ? 'access_denied' : 'profile_denied';
  const take = client.send(changeApplicationStatus, { id: requestId, body: { seen: 1, requestStatus: inProgress } });
  await expect(take).rejects.toMatchObject({ code });
  if (who === 'reader') return;
  for (const tried of [
    client.send(listApplications, { query: {} }),
    client.send(countApplications, {}),
    client.send(getApplication, { id: requestId, query: {} }),
  ])
    await expect(tried).rejects.toMatchObject({ code });
});
