import { releaseBooking } from '@venue/sdk/bookings';
import {
  createPromoCode,
  getPromoCode,
  listPromoCodes,
  listPromoUses,
  removePromoCode,
  savePromoCode,
} from '@venue/sdk/promo-codes/admin';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import { hold, openStudio } from '../bookings/bookings.testing.ts';
import { addCode, apply, breaches, fields } from './promo-codes.testing.ts';

describe.each(databaseKinds)('promo codes of staff (%s)', kind => {
  let api: TestApi;
  let staff: Person;
  let anna: Person;
  let tariffId: number;
  beforeAll(async () => {
    api = await testApi({ kind });
    ({ tariffId } = await openStudio(api));
    staff = await api.aStaff();
  });
  beforeEach(async () => {
    await api.db.execute(sql`truncate promo_use, promo_code, booking, room_slot, attempt, audit cascade`);
    anna = await api.aCustomer();
  });
  afterAll(() => api.close());

  const read = async (promoCodeId: number) =>
    (await api.as(staff).send(getPromoCode, { body: { promoCodeId } })).message;
  const save = async (promoCodeId: number, over: object) => {
    const { version } = await read(promoCodeId);
    return (await api.as(staff).send(savePromoCode, { body: { promoCodeId, version, ...over } })).message;
  };
  const used = async (hours: readonly number[], person = anna) => {
    const orderId = await hold(api, person, tariffId, hours);
    await apply(api, person, orderId);
    return orderId;
  };

  test('a code is added, changed, stopped and resumed, and the log says by whom', async () => {
    const id = await addCode(api, staff, { promoCode: ' весна 10', promoNote: ' Рассылка ' });
    expect(await read(id)).toMatchObject({
      promoCode: 'ВЕСНА10',
      promoNote: 'Рассылка',
      promoIsActive: true,
      promoUses: 0,
      promoGiven: 0,
      can: ['stop', 'remove'],
    });
    expect(await save(id, { promoPercent: null, promoSum: 50_000 })).toMatchObject({ promoSum: 50_000, version: 2 });
    expect(await save(id, { promoIsActive: false })).toMatchObject({ promoIsActive: false, can: ['resume', 'remove'] });
    expect(await save(id, { promoIsActive: true })).toMatchObject({ promoIsActive: true });
    const { rows } = await api.db.execute(sql`select call_id as call, after from audit order by id`);
    expect(rows.map(({ call }) => call)).toEqual([
      'admin.promoCode.create',
      ...Array(3).fill('admin.promoCode.update'),
    ]);
    expect(rows.slice(2).map(({ after }) => after)).toEqual([{ promoIsActive: false }, { promoIsActive: true }]);
  });

  test('two codes that look the same are refused, also when one is renamed', async () => {
    await addCode(api, staff);
    // All of its letters are Latin here.
    const exists = { code: 'promo_exists', fields: { promoCode: /уже есть/ } };
    await expect(addCode(api, staff, { promoCode: 'BECHA 10' })).rejects.toMatchObject({ code: exists.code });
    const other = await addCode(api, staff, { promoCode: 'ЛЕТО' });
    await expect(save(other, { promoCode: 'весна—10' })).rejects.toMatchObject({ code: exists.code });
    await expect(addCode(api, staff, { promoCode: 'ДВА!' })).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { promoCode: 'От 3 до 30 букв и цифр, можно через дефис' },
    });
  });

  test.each([
    [{ promoPercent: null }, 'promoPercent'],
    [{ promoPercent: 0 }, 'promoPercent'],
    [{ promoPercent: 101 }, 'promoPercent'],
    [{ promoPercent: 10, promoSum: 100 }, 'promoSum'],
    [{ promoFrom: '2026-12-02', promoTo: '2026-12-01' }, 'promoTo'],
    [{ promoMaxUses: 0 }, 'promoMaxUses'],
    [{ promoMinSum: 0 }, 'promoMinSum'],
  ])('%o is refused beside its field', async (over, field) => {
    const body = { ...fields(), ...over };
    const refused = api.as(staff).send(createPromoCode, { body });
    await expect(refused).rejects.toMatchObject({ code: 'invalid_input', fields: { [field]: expect.any(String) } });
    const id = await addCode(api, staff);
    await expect(save(id, over)).rejects.toMatchObject({ code: 'invalid_input' });
  });

  test('a limit below its uses is refused, and the terms that were given stay', async () => {
    const id = await addCode(api, staff);
    await used([10]);
    await used([12]);
    await expect(save(id, { promoMaxUses: 1 })).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { promoMaxUses: expect.stringMatching(/^Промокод уже использован 2\sраза/) },
    });
    expect(await save(id, { promoMaxUses: 2, promoPercent: 50 })).toMatchObject({ promoUses: 2, promoGiven: 30_000 });
    expect(await breaches(api)).toEqual([]);
  });

  test('a code that was used is stopped and never removed; another is removed', async () => {
    const id = await addCode(api, staff);
    const orderId = await used([10]);
    const remove = () => api.as(staff).send(removePromoCode, { body: { promoCodeId: id } });
    expect((await read(id)).can).toEqual(['stop']);
    await expect(remove()).rejects.toMatchObject({ code: 'move_not_allowed' });
    // Its use has come back, but the booking still names it.
    await api.as(anna).send(releaseBooking, { body: { orderId } });
    await expect(remove()).rejects.toMatchObject({ code: 'move_not_allowed' });
    const other = await addCode(api, staff, { promoCode: 'ЛЕТО' });
    await api.as(staff).send(removePromoCode, { body: { promoCodeId: other } });
    await expect(read(other)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('its uses are listed, the latest first, with those that came back', async () => {
    const id = await addCode(api, staff);
    const [first, second] = [await used([10]), await used([12, 13])];
    await api.as(anna).send(releaseBooking, { body: { orderId: first } });
    const { message, items } = await api.as(staff).send(listPromoUses, { body: { promoCodeId: id } });
    expect(message.total).toBe(2);
    expect(items).toMatchObject([
      {
        orderId: second,
        usedOn: 'Фотостудия',
        ticketOrderId: null,
        price: 270_000,
        discount: 30_000,
        paidAt: null,
        givenBackAt: null,
      },
      { orderId: first, price: 135_000, discount: 15_000, givenBackAt: expect.any(String) },
    ]);
    expect(await read(id)).toMatchObject({ promoUses: 1, promoGiven: 30_000 });
  });

  test('names are hidden and phones masked from whoever may not read users', async () => {
    const id = await addCode(api, staff);
    await api.db.execute(sql`update users set name = 'Анна', phone = '9121234501' where id = ${anna.id}`);
    await used([10]);
    const seenBy = async (person: Person) =>
      (await api.as(person).send(listPromoUses, { body: { promoCodeId: id } })).items[0];
    expect(await seenBy(await api.aStaff(['promoCodes.read', 'users.read']))).toMatchObject({
      customer: 'Анна',
      phone: '9121234501',
    });
    expect(await seenBy(await api.aStaff(['promoCodes.read']))).toMatchObject({
      customer: '',
      phone: '+7 912 •••-••-01',
    });
  });

  test('the list is filtered, searched and sorted', async () => {
    const one = await addCode(api, staff, { promoNote: 'Для подписчиков' });
    const two = await addCode(api, staff, { promoCode: 'ЛЕТО' });
    await save(two, { promoIsActive: false });
    await used([10]);
    const ids = async (body: object) =>
      (await api.as(staff).send(listPromoCodes, { body })).items.map(({ promoCodeId }) => promoCodeId);
    expect(await ids({})).toEqual([two, one]);
    expect(await ids({ sort: 'promoUses', order: 'desc' })).toEqual([one, two]);
    expect(await ids({ promoIsActive: false })).toEqual([two]);
    expect(await ids({ search: 'подписчиков' })).toEqual([one]);
    expect(await ids({ search: 'лето' })).toEqual([two]);
  });

  test('who may only read changes nothing', async () => {
    const id = await addCode(api, staff);
    const reader = api.as(await api.aStaff(['promoCodes.read']));
    expect((await reader.send(getPromoCode, { body: { promoCodeId: id } })).message.can).toEqual([]);
    const body = { promoCodeId: id, version: 1, promoNote: 'x' };
    await expect(reader.send(savePromoCode, { body })).rejects.toMatchObject({ code: 'profile_denied' });
    await expect(reader.send(createPromoCode, { body: fields() })).rejects.toMatchObject({ code: 'profile_denied' });
  });
});
