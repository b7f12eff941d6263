import type { Input } from '@venue/sdk';
import { downloadFriends, listFriends } from '@venue/sdk/mailing/admin';
import { giveConsent, withdrawConsent } from '@venue/sdk/privacy';
import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { audit } from '../../core/db/core.table.ts';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import { insideOf } from '../../testing/xlsx.ts';

describe.each(databaseKinds)('the list of the mailing (%s)', kind => {
  let api: TestApi;
  let staff: Person;
  beforeAll(async () => {
    api = await testApi({ kind });
    staff = await api.aStaff();
  });
  afterAll(() => api.close());

  const list = async (body: Input<typeof listFriends>['body'] = {}) =>
    (await api.as(staff).send(listFriends, { body })).items;
  const consent = (person: Person) => api.as(person).send(giveConsent, { body: { purpose: 'mailing' } });
  const withdraw = (person: Person) => api.as(person).send(withdrawConsent, { body: { purpose: 'mailing' } });
  const aReader = async (lastname: string, email: string) => {
    const person = await api.aCustomer({ lastname, name: 'Анна', email, emailActive: true });
    await consent(person);
    return person;
  };

  test('lists current subscribers', async () => {
    const stays = await aReader('Рассылкина', 'stays@example.ru');
    const leaves = await aReader('Рассылкина', 'leaves@example.ru');
    const returns = await aReader('Рассылкина', 'returns@example.ru');
    await aReader('Рассылкина', '');
    await api.aCustomer({ lastname: 'Рассылкина', name: 'Без согласия' });
    await withdraw(leaves);
    await withdraw(returns);
    await consent(returns);
    const search = 'рассылкина';
    const now = await list({ search });
    expect(now.map(each => each.userId).sort()).toEqual([stays.id, returns.id].sort());
    expect(now.find(each => each.userId === stays.id)).toMatchObject({
      friendEmail: 'stays@example.ru',
      friendName: 'Рассылкина Анна',
      withdrawnAt: null,
    });
    const gone = await list({ search, withdrawn: true });
    expect(gone).toMatchObject([{ userId: leaves.id, withdrawnAt: expect.any(String) }]);
  });

  test('is sorted, paged and limited to days', async () => {
    for (const name of ['a', 'b', 'c']) await aReader('Страницына', `${name}@example.ru`);
    const search = 'страницына';
    const emails = async (body: Input<typeof listFriends>['body']) =>
      (await list({ search, sort: 'friendEmail', order: 'asc', ...body })).map(each => each.friendEmail);
    expect(await emails({})).toEqual(['a@example.ru', 'b@example.ru', 'c@example.ru']);
    expect(await emails({ page: 2, pageSize: 2 })).toEqual(['c@example.ru']);
    expect(await emails({ to: '2020-01-01' })).toEqual([]);
  });

  test('is downloaded as a file without formulas, which the log remembers without names', async () => {
    await aReader('=Формулин', 'formula@example.ru');
    const body = { search: 'formula@example.ru', format: 'csv' } as const;
    const csv = await (await api.as(staff).send(downloadFriends, { body })).data.text();
    expect(csv.trim().split('\r\n')).toHaveLength(2);
    expect(csv).toContain(`"'=Формулин Анна"`);
    const xlsx = await api.as(staff).send(downloadFriends, { body: { ...body, format: 'xlsx' } });
    expect(await insideOf(xlsx.data)).toContain('formula@example.ru');
    const [logged] = await api.db.select().from(audit).orderBy(desc(audit.id)).limit(1);
    expect(logged).toMatchObject({ callId: downloadFriends.id, after: { searched: true, format: 'xlsx', rows: 1 } });
    expect(JSON.stringify(logged)).not.toContain('formula@');
  });
});
