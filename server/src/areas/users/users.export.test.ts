import type { Input } from '@venue/sdk';
import { getPrivacy } from '@venue/sdk/privacy';
import { uploadDocument } from '@venue/sdk/profile';
import { documentType } from '@venue/sdk/profile/model';
import { exportUsers, getUser, listUsers } from '@venue/sdk/users/admin';
import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { audit } from '../../core/db/core.table.ts';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { insideOf } from '../../testing/xlsx.ts';
import { card, organisation, passport, save, withPassport } from '../profile/profile.testing.ts';
import { allUsers } from './users.list.store.ts';

let api: TestApi;
let staff: Person;
beforeAll(async () => {
  api = await testApi();
  staff = await api.aStaff(undefined, { lastname: 'Кузнецова', name: 'Ирина' });
});
afterAll(() => api.close());

type Body = Input<typeof exportUsers>['body'];
const send = (body: Body, as = staff) => api.as(as).send(exportUsers, { body });
const textOf = async (body: Body) => (await send(body)).data.text();
const lastAudit = async () => (await api.db.select().from(audit).orderBy(desc(audit.id)).limit(1))[0];
const viewsOf = async (person: Person) => (await api.as(person).send(getPrivacy, {})).message.views;

describe('the export of people', () => {
  test('holds everybody its filters let through, and no cell runs as a formula', async () => {
    const evil = await api.aCustomer({ lastname: '=HYPERLINK("http://evil")', name: 'Выгрузкин' });
    await api.aCustomer({ lastname: '@SUM(1)', name: 'Выгрузкин', phone: '9126540071' });
    await api.aStaff([], { lastname: 'Свой', name: 'Выгрузкин' });
    const csv = await send({ format: 'csv', search: 'выгрузкин', kind: 'customer' });
    expect(csv).toMatchObject({ type: 'text/csv', name: expect.stringMatching(/^Пользователи .*\.csv$/) });
    const lines = (await csv.data.text()).trim().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain(`"'@SUM(1)";"Выгрузкин";"";"8 912 654-00-71"`);
    expect(lines[2]).toContain(`"${evil.id}";"'=HYPERLINK(""http://evil"")"`);
    const inside = await insideOf((await send({ format: 'xlsx', search: 'выгрузкин' })).data);
    expect(inside).toContain('Выгрузкин');
    expect(inside).toContain('preserve">=HYPERLINK');
    expect(inside).not.toContain('<f>');
    expect(inside).not.toContain('<f>');
  });

  test('is the same people as the list shows', async () => {
    for (const filters of [
      {},
      { kind: 'staff' },
      { verificationStatus: 0 },
      { avatarStatus: 1 },
      { to: '2020-01-01' },
    ] as const) {
      const { total } = (await api.as(staff).send(listUsers, { query: filters })).message;
      expect((await textOf({ format: 'csv', ...filters })).trim().split('\r\n')).toHaveLength(total + 1);
    }
  });

  test('goes through all chunks, each person once', async () => {
    const results: number[] = [];
    for await (const chunk of api.database.batches(db => allUsers(db, {}), 2))
      results.push(...chunk.map(({ id }) => id));
    expect(results).toHaveLength((await api.as(staff).send(listUsers, { query: {} })).message.total);
    expect(new Set(results).size).toBe(results.length);
  });

  test('is written down with its filters and size, without what was searched for', async () => {
    await send({ format: 'csv', search: 'выгрузкин', kind: 'customer' });
    expect(await lastAudit()).toMatchObject({
      callId: 'admin.user.dataDownload',
      userId: staff.id,
      subject: 'users',
      after: { kind: 'customer', searched: true, format: 'csv', rows: 2 },
    });
    expect(JSON.stringify((await lastAudit())?.after)).not.toContain('выгрузкин');
  });
});

describe('the export of one person', () => {
  let anna: Person;
  beforeAll(async () => {
    anna = await withPassport(api);
    const resident = { residentName: '=1+1', residentDescription: 'Посуда', residentSiteUrl: '' };
    await save(api, anna, { resident, card, organisations: [organisation], passport });
    const scan = new File(
      [new Uint8Array([0x25, 0x50, 0x44, 0x46, 0x2d, 0x31, 0x2e, 0x34])],
      `${passport.passportNumber}.pdf`,
      {
        type: 'application/pdf',
      },
    );
    await api.as(anna).send(uploadDocument, { body: { file: scan, documentType: documentType.passportMain } });
  });

  test('has their sections, formulas neutralised', async () => {
    const text = await textOf({ format: 'csv', userId: anna.id });
    expect(text).toContain(`"Учётная запись";"Фамилия";"Лаптева"`);
    expect(text).toContain(`"Организация 1";"Название";"ООО «Печь и глина»"`);
    expect(text).toContain(`"Данные резидента";"Название";"'=1+1"`);
    expect(text).toContain(`"Визитка";"Должность";"Гончар"`);
    expect(text).toContain('"Согласия"');
    const { name, data } = await send({ format: 'xlsx', userId: anna.id });
    expect(name).toMatch(new RegExp(`^Пользователь № ${anna.id} .*\\.xlsx$`));
    expect(await insideOf(data)).toContain('Гончар');
  });

  test.each([{ userId: true }, { userId: false }])(
    'carries nothing of a passport, by itself or among all (%j)',
    async ({ userId }) => {
      const who = userId ? { userId: anna.id } : {};
      const texts = [
        await textOf({ format: 'csv', ...who }),
        await insideOf((await send({ format: 'xlsx', ...who })).data),
      ];
      const secrets = [
        passport.passportNumber,
        passport.passportSeries,
        passport.passportIssuedBy,
        passport.passportAddress,
      ];
      for (const text of texts) {
        expect(text).toContain('Лаптева');
        for (const secret of [...secrets, passport.passportNumber.slice(-4)]) expect(text).not.toContain(secret);
      }
    },
  );

  test('is told to the person, and written down', async () => {
    const before = (await viewsOf(anna)).length;
    await send({ format: 'xlsx', userId: anna.id });
    const views = await viewsOf(anna);
    expect(views).toHaveLength(before + 1);
    expect(views[0]).toMatchObject({ who: 'Кузнецова И.', what: 'Личные данные', reason: 'Скачан файл XLSX' });
    expect((await api.as(staff).send(getUser, { id: anna.id })).message.views).toContainEqual(views[0]);
    expect(await lastAudit()).toMatchObject({ subject: 'user', subjectId: anna.id, after: { format: 'xlsx' } });
  });

  test('of nobody is not found, and nothing is written down', async () => {
    const before = await api.db.$count(audit);
    await expect(send({ format: 'csv', userId: 999_999 })).rejects.toMatchObject({ code: 'not_found' });
    expect(await api.db.$count(audit)).toBe(before);
  });
});

test('people are exported by those alone who may, and a refused try leaves nothing', async () => {
  const without = await api.aStaff(['users.read', 'users.manage', 'users.passports']);
  const customer = await api.aCustomer();
  const before = await api.db.$count(audit);
  for (const person of [without, customer])
    for (const userId of [undefined, customer.id])
      await expect(send({ format: 'csv', ...(userId ? { userId } : {}) }, person)).rejects.toMatchObject({
        code: 'profile_denied',
      });
  expect(await api.db.$count(audit)).toBe(before);
  expect(await viewsOf(customer)).toEqual([]);
});

test('a format that is none is refused, and so are words that are too long', async () => {
  await expect(send({ format: 'pdf' as never })).rejects.toMatchObject({ code: 'invalid_input' });
  await expect(send({ format: 'csv', search: 'я'.repeat(101) })).rejects.toMatchObject({
    fields: { search: expect.any(String) },
  });
});
