import type { Input } from '@venue/sdk';
import { listUsers } from '@venue/sdk/users/admin';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { inTransaction } from '../../core/db/transact.ts';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import { DELETED } from '../accounts/accounts.store.ts';
import { users } from '../accounts/accounts.table.ts';
import { closeApplication, openApplication } from '../applications/applications.service.ts';
import { peopleInOrder } from './users.list.store.ts';

type Query = Input<typeof listUsers>['query'];
const HOUR = 60 * 60_000;

describe.each(databaseKinds)('the list of people (%s)', kind => {
  let api: TestApi;
  let staff: Person;
  const people: Record<string, Person> = {};
  const named = ({ id }: { id: number }) => Object.entries(people).find(([, person]) => person.id === id)?.[0] ?? id;
  const list = (query: Query = {}, as = staff) => api.as(as).send(listUsers, { query });
  const findAll = async (query: Query) => (await list(query)).items.map(({ userId }) => named({ id: userId }));

  beforeAll(async () => {
    api = await testApi({ kind });
    const add = async (
      key: string,
      wish: Parameters<TestApi['aCustomer']>[0],
      more: Partial<typeof users.$inferInsert> = {},
    ) => {
      people[key] = await api.aCustomer(wish);
      await api.db.update(users).set(more).where(eq(users.id, people[key].id));
      api.clock.advance(HOUR);
    };
    const anna = { lastname: 'Салтыкова-Щедрина', name: 'Анна', middlename: 'Ильинична' };
    await add('anna', { ...anna, phone: '9126540071', email: 'Anna.S@example.ru' }, { verified: true });
    await add('pyotr', { lastname: 'Ёлкин', name: 'Пётр', phone: '9221110000' }, { inn: '667112345678' });
    await add(
      'vera',
      { lastname: 'Жукова', name: 'Вера', phone: '9221110001' },
      { verified: true, active: true, avatarStatus: 3 },
    );
    await add('nobody', { phone: '9221110002' }, { lastSeenAt: null });
    await add('deleted', { phone: '0000000005' }, { passwordHash: DELETED });
    staff = await api.aStaff(undefined, { lastname: 'Кузнецова', name: 'Ирина' });
    people.staff = staff;
  });
  afterAll(() => api.close());

  test('those who wait for a decision are found by what it is about', async () => {
    const { vera, pyotr } = people;
    if (!vera || !pyotr) return expect.unreachable();
    const about = { title: 'Имя', isAmendment: false };
    await inTransaction(api.db, async tx => {
      await openApplication(tx, api.clock.now, { ...about, kind: 'user', objectId: pyotr.id, userId: pyotr.id });
      await openApplication(tx, api.clock.now, { ...about, kind: 'avatar', objectId: vera.id, userId: vera.id });
    });
    expect([await findAll({ waits: 'user' }), await findAll({ waits: 'avatar' })]).toEqual([['pyotr'], ['vera']]);
    await inTransaction(api.db, tx =>
      closeApplication(tx, api.clock.now, { kind: 'user', objectId: pyotr.id, by: null }),
    );
    expect(await findAll({ waits: 'user' })).toEqual([]);
  });

  test('shows everybody with an account, the newest first, and no secrets', async () => {
    expect(await findAll({})).toEqual(['staff', 'nobody', 'vera', 'pyotr', 'anna']);
    const { message, items } = await list();
    expect(message).toEqual({ page: 1, pageSize: 25, total: 5, totalIsExact: true });
    const { now } = api.clock;
    expect(items.at(-1)).toMatchObject({
      fullName: 'Салтыкова-Щедрина Анна Ильинична',
      verificationStatus: 1,
      isStaff: false,
      createdAt: new Date(now.getTime() - 5 * HOUR).toISOString(),
      lastSeenAt: new Date(now.getTime() - 5 * HOUR).toISOString(),
    });
    expect(JSON.stringify(items)).not.toMatch(/password|roleId/i);
  });

  test.each<[Query & object, string[]]>([
    [{ sort: 'userId', order: 'asc' }, ['anna', 'pyotr', 'vera', 'nobody', 'staff']],
    // «Ё» is sorted like «Е», and people without a name come after those who have one.
    [{ sort: 'fullName', order: 'asc' }, ['pyotr', 'vera', 'staff', 'anna', 'nobody']],
    [{ sort: 'fullName', order: 'desc' }, ['nobody', 'anna', 'staff', 'vera', 'pyotr']],
    [{ sort: 'createdAt', order: 'asc' }, ['anna', 'pyotr', 'vera', 'nobody', 'staff']],
    [{ sort: 'lastSeenAt', order: 'desc' }, ['staff', 'vera', 'pyotr', 'anna', 'nobody']],
    [{ sort: 'lastSeenAt', order: 'asc' }, ['nobody', 'anna', 'pyotr', 'vera', 'staff']],
    [{ sort: 'verificationStatus', order: 'desc' }, ['vera', 'anna', 'staff', 'nobody', 'pyotr']],
    [{ page: 2, pageSize: 2 }, ['vera', 'pyotr']],
    [{ page: 9, pageSize: 2 }, []],
  ])('in order: %j', async (query, expected) => expect(await findAll(query)).toEqual(expected));

  test.each<[Query & object, string[]]>([
    [{ verificationStatus: 0 }, ['staff', 'nobody', 'pyotr']],
    [{ verificationStatus: 1 }, ['anna']],
    [{ verificationStatus: 2 }, ['vera']],
    [{ avatarStatus: 3 }, ['vera']],
    [{ kind: 'staff' }, ['staff']],
    [{ kind: 'customer' }, ['nobody', 'vera', 'pyotr', 'anna']],
    [{ kind: 'customer', verificationStatus: 0, search: '922' }, ['nobody', 'pyotr']],
  ])('filtered: %j', async (query, expected) => expect(await findAll(query)).toEqual(expected));

  test('the days are those of registration, at the venue', async () => {
    const day = new Date(api.clock.now.getTime() + 5 * HOUR).toISOString().slice(0, 10);
    const later = new Date(api.clock.now.getTime() + 29 * HOUR).toISOString().slice(0, 10);
    expect(await findAll({ from: '2020-01-01', to: day })).toHaveLength(5);
    expect(await findAll({ from: later })).toEqual([]);
    expect(await findAll({ to: '2020-01-01' })).toEqual([]);
  });

  test.each([
    ['щедр', ['anna']],
    ['салтыкова-щедрина анна', ['anna']],
    ['анна щедр', ['anna']],
    ['елкин', ['pyotr']],
    ['ЁЛКИН П', ['pyotr']],
    ['anna.s@EXAM', ['anna']],
    ['667112', ['pyotr']],
    ['+7 (912) 654-00-71', ['anna']],
    ['8 912 654', ['anna']],
    ['0071', ['anna']],
    ['79', []],
    ['654-00', ['anna']],
    ['анна жукова', []],
    [`'`, []],
    [`анна' | 'ж`, []],
    ['\\', []],
    ['%', []],
    ['— —', []],
    ['-', []],
  ])('«%s» finds %j', async (search, expected) => expect(await findAll({ search })).toEqual(expected));

  test('a number finds the account', async () => {
    for (const search of [`${people.vera?.id}`, `№ ${people.vera?.id}`, `№${people.vera?.id}`])
      expect(await findAll({ search })).toContain('vera');
  });

  test('is for staff who may see people', async () => {
    const without = await api.aStaff(['users.manage', 'users.passports', 'users.export']);
    for (const person of [without, people.anna])
      if (person) await expect(list({}, person)).rejects.toMatchObject({ code: 'profile_denied' });
    await expect(api.client().send(listUsers, { query: {} })).rejects.toMatchObject({ code: 'access_denied' });
    await api.db.delete(users).where(eq(users.id, without.id));
  });

  test.each([{ sort: 'passwordHash' }, { kind: 'robot' }, { verificationStatus: 7 }, { from: 'вчера' }])(
    'refuses %j',
    async query => {
      await expect(list(query as never)).rejects.toMatchObject({ code: 'invalid_input' });
    },
  );
});

test('every order and the search are read from an index', async () => {
  const api = await testApi();
  onTestFinished(() => api.close());
  // Each row is split into letter groups for an index: inserting all at once would exceed the statement timeout.
  for (const first of [0, 5000, 10_000, 15_000])
    await api.db.execute(sql`
      insert into users (phone, password_hash, lastname, name, created_at, last_seen_at)
      select (9000000000 + n)::text, 'x', 'Фамилия' || n, 'Имя', now() - n * interval '1 minute', now() - n * interval '1 minute'
      from generate_series(${first}::int + 1, ${first}::int + 5000) n`);
  await api.db.execute(sql`analyze users`);
  const planOf = async (query: Parameters<typeof peopleInOrder>[1]) => {
    const { rows } = await api.db.execute(
      sql`explain ${peopleInOrder(api.db, query)
        .limit(query.pageSize)
        .offset((query.page - 1) * query.pageSize)
        .getSQL()}`,
    );
    return rows.map(row => Object.values(row)[0]).join('\n');
  };
  const page = { page: 3, pageSize: 25 } as const;
  for (const sort of ['userId', 'fullName', 'createdAt', 'lastSeenAt', 'verificationStatus'] as const)
    for (const order of ['asc', 'desc'] as const) {
      const plan = await planOf({ ...page, sort, order });
      expect(plan, `${sort} ${order}`).not.toMatch(/Sort|Seq Scan/);
    }
  for (const search of ['фамилия7771', '+7 900 001-23-4', '12345'])
    expect(await planOf({ ...page, order: 'desc', search }), search).toContain('users_words');
}, 60_000);
