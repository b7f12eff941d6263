import {
  addBrand,
  addCompany,
  findBrands,
  getBrand,
  listActivities,
  listBrands,
  listMyBrands,
  listMyCompanies,
  removeBrand,
  saveBrand,
  sendBrandForVerification,
  suggestAddress,
} from '@venue/sdk/brands';
import { confirmBrand } from '@venue/sdk/brands/admin';
import { brandStatus } from '@venue/sdk/brands/model';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Lookup } from '../../ports/lookup/lookup.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import { aBrandIn, aCompany, aDraft, allStatuses, bare, wholeFields } from './brands.testing.ts';

const lookup: Lookup = {
  organisation: async () => null,
  innOf: async () => null,
  addresses: async typed => [{ value: `${typed}, 1`, city: 'Екатеринбург', latitude: 56.8, longitude: 60.6 }],
};

let api: TestApi;
beforeAll(async () => {
  api = await testApi({ ports: { lookup } });
});
afterAll(() => api.close());

const { draft, verified, rework, onVerification } = brandStatus;

describe('writing a brand', () => {
  test('is added as a draft with what was written, cleaned of what may not be kept', async () => {
    const person = await api.aCustomer();
    const anna = api.as(person);
    const fields = await wholeFields(api, person);
    const html = '<p onclick="x()">Чашки <script>alert(1)</script><a href="javascript:x">и блюда</a></p>';
    const { id, message } = await anna.send(addBrand, { body: { ...fields, brandDescription: html } });
    expect(message).toMatchObject({
      brandId: id,
      ...fields,
      brandDescription: '<p>Чашки <a>и блюда</a></p>',
      brandStatus: draft,
      company: { companyName: 'ООО «Рябина»' },
      ownerCompany: { name: 'ООО «Рябина»', type: 1, INN: '6670123456' },
      photos: [],
      mainPhoto: null,
      rejectionReason: null,
      sentAt: null,
      version: 1,
      can: ['edit', 'send', 'remove'],
      history: [{ brandStatus: draft, what: 'Бренд создан', comment: '' }],
    });
    const read = await anna.send(getBrand, { id: message.brandId });
    expect(read.message).toEqual(message);
  });

  test('only the name is needed for a draft; what does not fit is named beside its field', async () => {
    const anna = api.as(await api.aCustomer());
    expect((await anna.send(addBrand, { body: bare })).message.brandName).toBe(bare.brandName);
    const hours = { ...bare.brandWorkingHours, from: '25:00' };
    const body = { ...bare, brandName: ' ', brandEmail: 'нет', brandPhones: ['1'], brandWorkingHours: hours };
    await expect(anna.send(addBrand, { body })).rejects.toMatchObject({
      code: 'invalid_input',
      fields: {
        brandName: 'Обязательное поле',
        brandEmail: 'Указан некорректный адрес электронной почты',
        'brandPhones.0': 'Введите номер телефона полностью',
        'brandWorkingHours.from': 'Укажите корректное время',
      },
    });
  });

  test('an organisation of somebody else and a kind nobody keeps are refused', async () => {
    const foreign = await aCompany(api, await api.aCustomer());
    const anna = api.as(await api.aCustomer());
    const body = { ...bare, organisationId: foreign.organisationId, activityKindIds: [1_000_000] };
    await expect(anna.send(addBrand, { body })).rejects.toMatchObject({
      code: 'invalid_input',
      fields: {
        organisationId: 'Выберите организацию из списка',
        activityKindIds: 'Выберите виды деятельности из списка',
      },
    });
  });

  test('is saved with its version; a stale save gets the brand as it is now', async () => {
    const anna = api.as(await api.aCustomer());
    const { brandId } = (await anna.send(addBrand, { body: bare })).message;
    const id = brandId;
    const first = await anna.send(saveBrand, { id, body: { ...bare, brandName: 'Вторая', version: 1 } });
    expect(first.message).toMatchObject({ brandName: 'Вторая', version: 2 });
    const stale = anna.send(saveBrand, { id, body: { ...bare, brandName: 'Третья', version: 1 } });
    await expect(stale).rejects.toMatchObject({
      code: 'conflict',
      data: { current: { brandName: 'Вторая', version: 2 } },
    });
    expect((await anna.send(getBrand, { id })).message.brandName).toBe('Вторая');
  });

  test('saving a verified one makes it a draft again, and says so in its history', async () => {
    const person = await api.aCustomer();
    const { brandId } = await aBrandIn(api, person, verified);
    const body = { ...(await wholeFields(api, person)), version: 1 };
    // A stale save changes nothing, the status included.
    await expect(api.as(person).send(saveBrand, { id: brandId, body: { ...body, version: 9 } })).rejects.toMatchObject({
      code: 'conflict',
      data: { current: { brandStatus: verified } },
    });
    const { message } = await api.as(person).send(saveBrand, { id: brandId, body });
    expect(message).toMatchObject({ brandStatus: draft, version: 2, can: ['edit', 'send', 'remove'] });
    expect(message.history[0]).toMatchObject({ what: 'Взят на\u00a0правку', brandStatus: draft });
  });
});

describe('moves', () => {
  test.each(allStatuses)('from status %i: what its owner may do is done, all else is refused', async status => {
    const person = await api.aCustomer();
    const anna = api.as(person);
    const { brandId } = await aBrandIn(api, person, status);
    const id = brandId;
    const { can } = (await anna.send(getBrand, { id })).message;
    const body = { ...(await wholeFields(api, person)), version: 1 };
    if (!can.includes('edit')) {
      await expect(anna.send(saveBrand, { id, body })).rejects.toMatchObject({ code: 'not_editable' });
    }
    if (can.includes('send')) {
      const { message } = await anna.send(sendBrandForVerification, { body: { brandId } });
      expect(message).toMatchObject({ brandStatus: onVerification, rejectionReason: null, can: [] });
      expect(message.sentAt).toBe(api.clock.now.toISOString());
    } else {
      await expect(anna.send(sendBrandForVerification, { body: { brandId } })).rejects.toMatchObject({
        code: 'move_not_allowed',
      });
    }
    const other = (await aBrandIn(api, person, status)).brandId;
    const removal = anna.send(removeBrand, { body: { brandId: other } });
    if (can.includes('remove')) {
      expect(await removal).toEqual({ message: { success: true } });
      await expect(anna.send(getBrand, { id: other })).rejects.toMatchObject({ code: 'not_found' });
    } else {
      await expect(removal).rejects.toMatchObject({ code: 'not_editable' });
    }
  });

  test('an unfinished draft is not sent; everything it lacks is named', async () => {
    const anna = api.as(await api.aCustomer());
    const { brandId } = (await anna.send(addBrand, { body: bare })).message;
    await expect(anna.send(sendBrandForVerification, { body: { brandId } })).rejects.toMatchObject({
      code: 'invalid_input',
      fields: {
        activityKindIds: 'Выберите хотя бы один вид деятельности',
        brandDescription: 'Обязательное поле',
        organisationId: 'Выберите организацию',
        brandPhones: 'Укажите телефон или\u00a0электронную почту',
        address: 'Обязательное поле',
        photos: 'Добавьте хотя бы одну фотографию',
      },
    });
    const { rows } = await api.db.execute(sql`select 1 from application where type = 5 and object_id = ${brandId}`);
    expect(rows).toEqual([]);
  });

  test('what is sent waits for staff once; after a verification it is an amendment', async () => {
    const person = await api.aCustomer();
    const { brandId } = await aBrandIn(api, person, verified);
    const body = { ...(await wholeFields(api, person)), version: 1 };
    await api.as(person).send(saveBrand, { id: brandId, body });
    await api.as(person).send(sendBrandForVerification, { body: { brandId } });
    const { rows } = await api.db.execute(
      sql`select status, is_amendment from application where type = 5 and object_id = ${brandId} order by id`,
    );
    expect(rows).toEqual([
      { status: 3, is_amendment: false },
      { status: 1, is_amendment: true },
    ]);
  });

  test('a brand whose goods were all removed goes with them', async () => {
    const person = await api.aCustomer();
    const { brandId } = await aDraft(api, person);
    const removed = async (at: string | null) =>
      api.db.execute(sql`
        insert into market_item (user_id, brand_id, name, description, article, barcode, price, unit, weight, needs_marking, created_at, updated_at, deleted_at)
        values (${person.id}, ${brandId}, 'Чашка', '', '', '', 1000, 1, 350, false, now(), now(), ${at}::timestamptz)`);
    await removed('2026-11-01');
    await removed(null);
    const remove = () => api.as(person).send(removeBrand, { body: { brandId } });
    await expect(remove()).rejects.toMatchObject({ code: 'in_use' });
    await api.db.execute(sql`update market_item set deleted_at = now() where brand_id = ${brandId}`);
    await remove();
    expect((await api.db.execute(sql`select 1 from market_item where brand_id = ${brandId}`)).rows).toEqual([]);
  });

  test('a brand with goods is not removed', async () => {
    const person = await api.aCustomer();
    const { brandId } = await aDraft(api, person);
    await api.db.execute(sql`
      insert into market_request (user_id, brand_id, contact_name, contact_phone, comment, created_at, updated_at)
      values (${person.id}, ${brandId}, 'Анна', '9120000101', '', now(), now())`);
    await expect(api.as(person).send(removeBrand, { body: { brandId } })).rejects.toMatchObject({ code: 'in_use' });
  });
});

describe('lists', () => {
  test('mine: all statuses, by status, by words, page by page', async () => {
    const person = await api.aCustomer();
    const anna = api.as(person);
    for (const brandName of ['Лён', 'Лён и 100 % хлопок', 'Глина']) {
      api.clock.advance(1000);
      await anna.send(addBrand, { body: { ...bare, brandName } });
    }
    await aBrandIn(api, person, rework);
    const names = async (body: Parameters<typeof anna.send<typeof listMyBrands>>[1]['body']) =>
      (await anna.send(listMyBrands, { body })).items.map(row => row.brandName);
    expect(await names({})).toHaveLength(4);
    expect(await names({ sort: 'brandName', order: 'asc' })).toEqual([
      'Глина',
      'Лён',
      'Лён и 100 % хлопок',
      'Мастерская «Рябина»',
    ]);
    expect(await names({ brandStatus: rework })).toEqual(['Мастерская «Рябина»']);
    expect(await names({ search: 'лён' })).toEqual(['Лён и 100 % хлопок', 'Лён']);
    // A wildcard of the database is an ordinary character in a search.
    expect(await names({ search: '%' })).toEqual(['Лён и 100 % хлопок']);
    const second = await anna.send(listMyBrands, { body: { page: 2, pageSize: 3 } });
    expect(second.message).toEqual({ page: 2, pageSize: 3, total: 4, totalIsExact: true });
    expect(second.items).toHaveLength(1);
    expect((await anna.send(listMyBrands, { body: { brandStatus: rework } })).items[0]).toMatchObject({
      rejectionReason: 'Нет фотографий товара',
      mainPhoto: { isMain: true },
      can: ['edit', 'send', 'remove'],
    });
  });

  test('everybody’s: verified ones only, without what is between owner and staff', async () => {
    const [owner, reader] = [await api.aCustomer(), api.as(await api.aCustomer())];
    const published = await aBrandIn(api, owner, verified);
    const hidden = await aBrandIn(api, owner, rework);
    const ids = (await reader.send(listBrands, { body: { pageSize: 100 } })).items.map(row => row.brandId);
    expect(ids).toContain(published.brandId);
    expect(ids).not.toContain(hidden.brandId);
    const kind = published.activityKindIds[0] ?? 0;
    const byKind = await reader.send(listBrands, { body: { activityKindId: kind + 10, pageSize: 100 } });
    expect(byKind.items.map(row => row.brandId)).not.toContain(published.brandId);
    const { message } = await reader.send(getBrand, { id: published.brandId });
    expect(message).toMatchObject({ history: [], can: [], organisationId: null, ownerCompany: { INN: '6670123456' } });
    const result = await reader.send(findBrands, { query: { search: 'рябина' } });
    expect(result.message.brands.map(row => row.brandId)).not.toContain(hidden.brandId);
    const own = await api.as(owner).send(findBrands, { query: { search: 'рябина' } });
    expect(own.message.brands.map(row => row.brandId)).toEqual(expect.arrayContaining([hidden.brandId]));
  });

  test('the kinds of activity are there without the demo, once', async () => {
    const { activities } = (await api.client().send(listActivities, {})).message;
    expect(activities.length).toBeGreaterThanOrEqual(20);
    const second = await testApi({ database: api.database });
    expect((await second.client().send(listActivities, {})).message.activities).toEqual(activities);
    await second.close();
  });
});

describe('foreign', () => {
  test('a brand of somebody else looks like one that never was, to every call', async () => {
    const { brandId } = await aDraft(api, await api.aCustomer());
    const boris = api.as(await api.aCustomer());
    for (const number of [brandId, 999_999]) {
      const id = number;
      const body = { ...bare, version: 1 };
      const tries = [
        () => boris.send(getBrand, { id }),
        () => boris.send(saveBrand, { id, body }),
        () => boris.send(sendBrandForVerification, { body: { brandId: number } }),
        () => boris.send(removeBrand, { body: { brandId: number } }),
      ];
      for (const attempt of tries)
        await expect(attempt()).rejects.toMatchObject({ code: 'not_found', fields: {}, data: undefined });
    }
    for (const id of [0, Number.NaN, 99_999_999_999])
      await expect(boris.send(getBrand, { id })).rejects.toMatchObject({ code: 'not_found' });
  });

  test('staff do not use the calls of customers, visitors none of them', async () => {
    const staff = api.as(await api.aStaff());
    await expect(staff.send(listMyBrands, { body: {} })).rejects.toMatchObject({ code: 'profile_denied' });
    await expect(api.client().send(listMyBrands, { body: {} })).rejects.toMatchObject({ code: 'access_denied' });
    const { brandId } = await aDraft(api, await api.aCustomer());
    const anna = api.as(await api.aCustomer());
    const decision = { id: brandId, body: { seen: draft, status: verified } };
    await expect(anna.send(confirmBrand, decision)).rejects.toMatchObject({ code: 'profile_denied' });
  });
});

describe('addresses', () => {
  test('are suggested, and not without end', async () => {
    const [anna, boris] = [api.as(await api.aCustomer()), api.as(await api.aCustomer())];
    const ask = (who: typeof anna) => who.send(suggestAddress, { body: { search: ' Малышева ' } });
    expect((await ask(anna)).message.addresses).toEqual([
      { value: 'Малышева, 1', city: 'Екатеринбург', latitude: 56.8, longitude: 60.6 },
    ]);
    for (let attempt = 1; attempt < 60; attempt++) await ask(anna);
    await expect(ask(anna)).rejects.toMatchObject({ code: 'rate_limited', status: 429 });
    await ask(boris);
    api.clock.advance(61_000);
    await ask(anna);
  });
});

describe.each(databaseKinds)('organisations (%s)', kind => {
  test('are mine alone; the same one is not added twice, and not more than twenty', async () => {
    const own = await testApi({ kind });
    const person = await own.aCustomer();
    const anna = own.as(person);
    const first = await aCompany(own, person);
    expect(await aCompany(own, person)).toEqual(first);
    expect((await anna.send(listMyCompanies, {})).message.companies).toEqual([first]);
    const boris = own.as(await own.aCustomer());
    expect((await boris.send(listMyCompanies, {})).message.companies).toEqual([]);
    // Concurrent calls cannot exceed the limit.
    const numbers = Array.from({ length: 22 }, (_, index) => `66701${String(index).padStart(5, '0')}`);
    const tried = await Promise.allSettled(numbers.map(INN => aCompany(own, person, INN)));
    const refused = tried.filter(each => each.status === 'rejected').map(each => each.reason as unknown);
    expect(refused).toHaveLength(3);
    expect(refused[0]).toMatchObject({ code: 'invalid_input', fields: { INN: 'Не больше 20 организаций' } });
    const { name, type, KPP, OGRN, legalAddress, headPosition, headName } = first;
    const typed = { name, type, KPP, OGRN, legalAddress, headPosition, headName };
    await expect(anna.send(addCompany, { body: { ...typed, INN: '1' } })).rejects.toMatchObject({
      fields: { INN: 'Введите ИНН полностью' },
    });
    await own.close();
  });
});
