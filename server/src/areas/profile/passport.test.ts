import { adminRequestType } from '@venue/sdk/applications/model';
import { getPrivacy } from '@venue/sdk/privacy';
import { findInn, getProfile, revealMyPassport } from '@venue/sdk/profile';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { change } from '../accounts/accounts.store.ts';
import { application } from '../applications/applications.table.ts';
import { personalDataView } from '../privacy/privacy.table.ts';
import { passport as table } from './profile.table.ts';
import { agree, info, passport, save, withPassport } from './profile.testing.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const viewsOf = async (person: Person) => (await api.as(person).send(getPrivacy, {})).message.views;

describe('a passport', () => {
  test('is not kept without a consent to that', async () => {
    const anna = await api.aCustomer();
    await expect(save(api, anna, { passport })).rejects.toMatchObject({
      code: 'consent_missing',
      data: { purpose: 'passport' },
    });
    expect(await api.db.select().from(table).where(eq(table.userId, anna.id))).toEqual([]);
    expect((await api.as(anna).send(getProfile, {})).message.bioLastname).toBe('');
  });

  test('is masked in every reply, and opened to its owner alone, who can read of every look', async () => {
    const [anna, other] = [await withPassport(api), await api.aCustomer({ name: 'Пётр' })];
    const savedAt = api.clock.now.toISOString();
    const mark = { masked: '•••• ••0541', passportIssuedAt: passport.passportIssuedAt, savedAt };
    const read = (await api.as(anna).send(getProfile, {})).message;
    expect(read.passport).toEqual(mark);
    expect(JSON.stringify([read, await save(api, anna, { passport })])).not.toContain(passport.passportNumber);
    expect(await viewsOf(anna)).toEqual([]);

    expect((await api.as(anna).send(revealMyPassport, {})).message).toEqual(passport);
    await expect(api.as(other).send(revealMyPassport, {})).rejects.toMatchObject({ code: 'not_found' });
    expect(await viewsOf(anna)).toEqual([
      { at: savedAt, who: 'Лаптева Д. С.', what: 'Паспорт', reason: 'Просмотр владельцем' },
    ]);
    expect(await viewsOf(other)).toEqual([]);
  });

  test('is sealed where it is kept, to its owner’s row', async () => {
    const [anna, other] = [await withPassport(api), await withPassport(api)];
    const [row] = await api.db.select().from(table).where(eq(table.userId, anna.id));
    const { sealed = '' } = row ?? {};
    for (const words of [passport.passportNumber, passport.passportSeries, 'Белинского'])
      expect(Buffer.from(sealed, 'base64').includes(words)).toBe(false);
    expect(sealed.length).toBeGreaterThan(100);
    await api.db.update(table).set({ sealed }).where(eq(table.userId, other.id));
    await expect(api.as(other).send(revealMyPassport, {})).rejects.toMatchObject({ code: 'internal' });
  });

  test('has days that can be', async () => {
    const anna = await api.aCustomer();
    await agree(api, anna, 'passport');
    const wrong = (changed: Partial<typeof passport>, fields: Record<string, string>) =>
      expect(save(api, anna, { passport: { ...passport, ...changed } })).rejects.toMatchObject({
        code: 'invalid_input',
        fields,
      });
    const future = 'Дата не может быть будущим';
    await wrong({ passportBirthDay: '2999-01-01' }, { 'passport.passportBirthDay': future });
    await wrong({ passportIssuedAt: '2999-01-01' }, { 'passport.passportIssuedAt': future });
    await wrong(
      { passportIssuedAt: '1980-01-01' },
      { 'passport.passportIssuedAt': 'Паспорт не\u00a0может быть выдан до\u00a0рождения' },
    );
    await wrong({ passportBirthDay: '1991-02-30' }, { 'passport.passportBirthDay': 'Укажите корректную дату' });
  });
});

describe('staff are asked to confirm a person', () => {
  const asked = async (person: Person) =>
    (await api.db.select().from(application).where(eq(application.userId, person.id))).map(row => ({
      type: row.type,
      status: row.status,
      title: row.objectTitle,
      isAmendment: row.isAmendment,
    }));

  test('once name and passport are there, and not again for the same', async () => {
    const anna = await api.aCustomer();
    await save(api, anna);
    expect(await asked(anna)).toEqual([]);
    await agree(api, anna, 'passport');
    await save(api, anna, { passport });
    const application = {
      type: adminRequestType.user,
      status: 1,
      title: 'Лаптева Дарья Сергеевна',
      isAmendment: false,
    };
    expect(await asked(anna)).toEqual([application]);
    await save(api, anna, { passport });
    await save(api, anna, { bioINN: '667155081203' });
    expect(await asked(anna)).toHaveLength(1);
  });

  test('again when what they confirmed has changed', async () => {
    const anna = await withPassport(api);
    await change(api.db, anna.id, { verified: true });
    await api.db.delete(application).where(eq(application.userId, anna.id));
    await save(api, anna, { emailAccept: true });
    expect(await asked(anna)).toEqual([]);
    await save(api, anna, { ...info, bioLastname: 'Иванова' });
    expect(await asked(anna)).toMatchObject([{ title: 'Иванова Дарья Сергеевна', isAmendment: true }]);
  });
});

describe('an INN', () => {
  test('of an organisation is looked up in the register', async () => {
    const anna = api.as(await api.aCustomer());
    const { message } = await anna.send(findInn, { body: { INN: '6672051180' } });
    expect(message).toMatchObject({ INN: '6672051180', organisation: { name: 'ООО «Печь и глина»', type: 1 } });
    await expect(anna.send(findInn, { body: { INN: '6600000000' } })).rejects.toMatchObject({ code: 'inn_not_found' });
    await expect(anna.send(findInn, { body: { INN: '66' } })).rejects.toMatchObject({
      fields: { INN: 'Введите ИНН полностью' },
    });
  });

  test('of oneself needs name and passport, and the look is written down', async () => {
    const anna = await api.aCustomer();
    await expect(api.as(anna).send(findInn, { body: {} })).rejects.toMatchObject({ code: 'passport_missing' });
    await agree(api, anna, 'passport');
    await save(api, anna, { passport });
    const { message } = await api.as(anna).send(findInn, { body: {} });
    expect(message).toEqual({ INN: expect.stringMatching(/^66\d{10}$/), organisation: null });
    expect(await viewsOf(anna)).toMatchObject([{ what: 'Паспорт', reason: 'Поиск ИНН' }]);
    await save(api, anna, { bioLastname: 'Другая' });
    await expect(api.as(anna).send(findInn, { body: {} })).rejects.toMatchObject({ code: 'inn_not_found' });
  });

  test('may be asked for ten times a minute, by each person', async () => {
    const [anna, other] = [api.as(await api.aCustomer()), api.as(await api.aCustomer())];
    const ask = (client: typeof anna) => client.send(findInn, { body: { INN: '6672051180' } });
    for (let asked = 0; asked < 10; asked++) await ask(anna);
    await expect(ask(anna)).rejects.toMatchObject({ code: 'rate_limited', retryAfter: 60 });
    await ask(other);
    api.clock.advance(60_000);
    await ask(anna);
  });

  test('is not found while the register is down', async () => {
    const down = await testApi({ config: { lookup: 'none' } });
    try {
      const anna = down.as(await down.aCustomer());
      await expect(anna.send(findInn, { body: { INN: '6672051180' } })).rejects.toMatchObject({ code: 'inn_down' });
    } finally {
      await down.close();
    }
  });
});

test('no look is kept of others', async () => {
  const rows = await api.db.select().from(personalDataView);
  expect(rows.every(row => row.userId === row.viewerId)).toBe(true);
});
