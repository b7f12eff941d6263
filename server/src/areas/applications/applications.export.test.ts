import { changeApplicationStatus, exportApplications } from '@venue/sdk/applications/admin';
import { type ApplicationQueue, adminRequestType, simpleRequestStatus } from '@venue/sdk/applications/model';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { insideOf } from '../../testing/xlsx.ts';
import { allApplications } from './applications.store.ts';

let api: TestApi;
let office: Person;
beforeAll(async () => {
  api = await testApi();
  api.clock.now = new Date('2026-11-20T09:05:00.000Z');
  office = await api.aStaff(undefined, { lastname: 'Громова', name: 'Вера', middlename: 'Андреевна' });
  const anna = await api.aCustomer({ lastname: 'Рябинина', name: 'Анна', phone: '9123334455' });
  const igor = await api.aCustomer({ lastname: 'Белов', name: 'Игорь' });
  const { event, news, brand } = adminRequestType;
  await api.db.execute(sql`
    insert into application (id, status, type, object_id, object_title, user_id, is_amendment, created_at, done_at) values
      (11, 1, ${event}, 1, '=HYPERLINK("http://x")', ${anna.id}, false, '2026-11-18T05:00Z', null),
      (12, 1, ${news}, 2, 'Ярмарка', ${igor.id}, true, '2026-11-19T05:00Z', null),
      (13, 3, ${brand}, 3, 'Рябина', ${anna.id}, false, '2026-11-17T05:00Z', '2026-11-18T05:00Z')`);
});
afterAll(() => api.close());

type Query = { format?: 'csv' | 'xlsx'; queue?: ApplicationQueue; [name: string]: unknown };
const exported = (query: Query, as = office) => api.as(as).send(exportApplications, { query });
const lines = async (query: Query, as = office) => {
  const { data } = await exported({ format: 'csv', ...query }, as);
  return (await data.text()).trim().split('\r\n').slice(1);
};
const numbers = async (query: Query) => (await lines(query)).map(line => Number(/^"(\d+)"/.exec(line)?.[1]));

test('everything of a queue is given as a table in the order of the list, with who decided and what they noted', async () => {
  const body = { seen: 1 as const, requestStatus: simpleRequestStatus.done, comment: 'Уже на сайте' };
  await api.as(office).send(changeApplicationStatus, { id: 12, body });
  expect(await lines({ queue: 'all' })).toEqual([
    '"11";"Новая";"Мероприятие";"Нет";"\'=HYPERLINK(""http://x"")";"Рябинина Анна";"8 912 333-44-55";"18.11.2026 10:00";"19.11.2026 10:00";"";"";"";"";""',
    expect.stringMatching(
      /^"12";"Выполнена";"Новость";"Да";"Ярмарка";"Белов Игорь";.*;"20.11.2026 14:05";"Громова В. А.";"Уже на сайте"$/,
    ),
    expect.stringMatching(/^"13";"Выполнена";"Бренд";.*;"18.11.2026 10:00";"Отозвана отправителем";""$/),
  ]);
  const { name, data } = await exported({ queue: 'done' });
  expect(name).toBe('Заявки 20.11.2026 14-05.xlsx');
  expect(await insideOf(data)).toContain('Громова В. А.');
});

test('it is filtered, searched and sorted as the list is', async () => {
  expect(await numbers({})).toEqual([11]);
  expect(await numbers({ queue: 'all', type: adminRequestType.brand })).toEqual([13]);
  expect(await numbers({ queue: 'all', search: 'рябинина', from: '2026-11-18' })).toEqual([11]);
  expect(await numbers({ queue: 'all', sort: 'userName', order: 'asc' })).toEqual([12, 11, 13]);
  expect(await numbers({ queue: 'mine' })).toEqual([]);
});

test('what moves in the queue meanwhile is neither missed nor repeated', async () => {
  const options = { queue: 'waiting', me: office.id, order: 'desc' } as const;
  await api.db.execute(sql`update application set status = 1, done_at = null`);
  const seen: number[] = [];
  for await (const chunk of api.database.batches(db => allApplications(db, options), 1)) {
    seen.push(...chunk.map(({ id }) => id));
    await api.db.execute(sql`update application set status = 3, done_at = now() where id = ${seen[0]}`);
  }
  expect(seen).toEqual([11, 13, 12]);
});

test('it takes the right to read them', async () => {
  const other = await api.aStaff(['applications.manage', 'articles.read']);
  await expect(exported({}, other)).rejects.toMatchObject({ code: 'profile_denied' });
  await expect(exported({}, await api.aCustomer())).rejects.toMatchObject({ code: 'profile_denied' });
});
