import { payEmbedded } from '@venue/sdk/bookings';
import { getBookingCard } from '@venue/sdk/bookings/admin';
import { applyPromoCode, withdrawPromoCode } from '@venue/sdk/promo-codes';
import { savePromoCode } from '@venue/sdk/promo-codes/admin';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import { DAY, hold, notify, openStudio, paidBooking, pressPay, startPaying } from '../bookings/bookings.testing.ts';
import { anOrderInvoice } from '../invoice-orders/invoice-orders.testing.ts';
import { promoCodesPersonal } from './promo-codes.personal.store.ts';
import { addCode, apply, bookingOf, breaches, countsOf } from './promo-codes.testing.ts';

const HOUR = 150_000;

describe.each(databaseKinds)('a promo code for a booking (%s)', kind => {
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
    await api.db.execute(
      sql`truncate promo_use, promo_code, booking, room_slot, payment, refund, attempt, invoice_order cascade`,
    );
    anna = await api.aCustomer();
  });
  afterAll(() => api.close());

  const held = (hours: readonly number[] = [10, 11], person = anna, day = DAY) =>
    hold(api, person, tariffId, hours, day);
  const refused = (promise: Promise<unknown>, code: string, text?: string) =>
    expect(promise).rejects.toMatchObject(text === undefined ? { code } : { code, fields: { promoCode: text } });

  test('forgets the phone of whoever used it with their account; the discount stays', async () => {
    await addCode(api, staff);
    await apply(api, anna, await held());
    const uses = () => api.db.execute(sql`select phone, discount::int as discount from promo_use`);
    expect((await uses()).rows).toEqual([{ phone: anna.phone, discount: 30_000 }]);
    await api.db.transaction(async tx => promoCodesPersonal.forget?.(tx, api.ports.files, anna.id, anna.phone));
    expect((await uses()).rows).toEqual([{ phone: null, discount: 30_000 }]);
  });

  test('lowers the price, is shown with it, and is what is paid; staff see it too', async () => {
    const promoCodeId = await addCode(api, staff);
    const orderId = await held();
    await apply(api, anna, orderId);
    const booking = await bookingOf(api, anna, orderId);
    expect(booking).toMatchObject({ price: 270_000, vat: 48_689, promo: { promoCode: 'ВЕСНА-10', discount: 30_000 } });
    expect(booking.lines).toMatchObject([{ quantity: 2, unitPrice: HOUR, sum: 270_000 }]);
    const { token, paymentId } = await startPaying(api, anna, orderId);
    await pressPay(api, token, 'success');
    await notify(api, paymentId);
    expect(await bookingOf(api, anna, orderId)).toMatchObject({ price: 270_000, status: 2 });
    const card = (await api.as(staff).send(getBookingCard, { id: orderId })).message;
    expect(card).toMatchObject({
      price: 270_000,
      promo: { promoCode: 'ВЕСНА-10', discount: 30_000 },
      payments: [{ sum: 270_000 }],
    });
    expect(card.history.map(({ what }) => what)).toContain('Промокод ВЕСНА-10: скидка 300\u00a0₽');
    expect(await countsOf(api, staff, promoCodeId)).toEqual([1, 30_000]);
    expect(await breaches(api)).toEqual([]);
  });

  test('is found however it is typed, and only by its owner', async () => {
    await addCode(api, staff);
    const orderId = await held();
    await refused(apply(api, await api.aCustomer(), orderId), 'not_found');
    // Latin letters that look the same, another case, spaces and a dash.
    await apply(api, anna, orderId, ' bec\u043da — 10 ');
    expect((await bookingOf(api, anna, orderId)).promo).toEqual({ promoCode: 'ВЕСНА-10', discount: 30_000 });
  });

  test('is refused beside its field with the reason', async () => {
    await refused(apply(api, anna, await held(), 'НЕТ-ТАКОГО'), 'promo_unknown');
    await refused(apply(api, anna, await held([12]), '???'), 'promo_unknown');
    const of = async (over: object, code: string, text?: string) => {
      await api.db.execute(sql`truncate promo_use, promo_code, booking, room_slot cascade`);
      await addCode(api, staff, over);
      await refused(apply(api, anna, await held()), code, text);
      expect(await breaches(api)).toEqual([]);
    };
    await of({ promoFrom: '2026-12-02' }, 'promo_ended', 'Промокод начнёт действовать 02.12.2026');
    await of({ promoTo: '2026-11-30' }, 'promo_ended', 'Срок действия промокода закончился 30.11.2026');
    await of({ promoFor: 2 }, 'promo_unfit', 'Этот промокод действует только на\u00a0билеты');
    await of({ promoRoomIds: [52] }, 'promo_unfit', 'Этот промокод не\u00a0действует для\u00a0этого помещения');
    await of(
      { promoMinSum: 300_001 },
      'promo_unfit',
      'Промокод действует для\u00a0заказов от\u00a03\u00a0000,01\u00a0₽ без скидки',
    );
  });

  test('works on its first and its last day, in its rooms and from its least sum', async () => {
    const today = '2026-12-01';
    await addCode(api, staff, { promoFrom: today, promoTo: today, promoRoomIds: [31], promoMinSum: 300_000 });
    const orderId = await held();
    await apply(api, anna, orderId);
    expect((await bookingOf(api, anna, orderId)).price).toBe(270_000);
  });

  test('is not given while it is stopped', async () => {
    const promoCodeId = await addCode(api, staff);
    await api.as(staff).send(savePromoCode, { body: { promoCodeId, version: 1, promoIsActive: false } });
    await refused(apply(api, anna, await held()), 'promo_ended');
  });

  test('another code takes its place; without one the full price is back', async () => {
    const first = await addCode(api, staff);
    const second = await addCode(api, staff, { promoCode: 'ЛЕТО', promoSum: 50_000 });
    const orderId = await held();
    await apply(api, anna, orderId);
    await apply(api, anna, orderId);
    expect(await countsOf(api, staff, first)).toEqual([1, 30_000]);
    await apply(api, anna, orderId, 'лето');
    expect(await bookingOf(api, anna, orderId)).toMatchObject({ price: 250_000, promo: { discount: 50_000 } });
    expect([await countsOf(api, staff, first), await countsOf(api, staff, second)]).toEqual([
      [0, 0],
      [1, 50_000],
    ]);
    await api.as(anna).send(withdrawPromoCode, { body: { orderId } });
    expect(await bookingOf(api, anna, orderId)).toMatchObject({ price: 300_000, promo: null });
    expect(await countsOf(api, staff, second)).toEqual([0, 0]);
    expect(await breaches(api)).toEqual([]);
  });

  test('of many at once no more have it than it may be used', async () => {
    const promoCodeId = await addCode(api, staff, { promoMaxUses: 3 });
    const people = await Promise.all(Array.from({ length: 12 }, () => api.aCustomer()));
    const orders: number[] = [];
    for (const [index, person] of people.entries())
      orders.push(await held([9 + (index % 6)], person, index < 6 ? DAY : '2026-12-04'));
    const answers = await Promise.allSettled(people.map((person, index) => apply(api, person, orders[index] ?? 0)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    for (const answer of answers)
      if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: 'promo_used_up' });
    expect(await countsOf(api, staff, promoCodeId)).toEqual([3, 45_000]);
    expect(await breaches(api)).toEqual([]);
  });

  test('one person has it as often as one may, also at once', async () => {
    const promoCodeId = await addCode(api, staff, { promoMaxPerPerson: 1 });
    const orders = [await held([10]), await held([12]), await held([14])];
    const answers = await Promise.allSettled(orders.map(orderId => apply(api, anna, orderId)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const [left = 0] = orders.filter((_, index) => answers[index]?.status === 'rejected');
    await refused(apply(api, anna, left), 'promo_used_up', 'Вы\u00a0уже использовали этот промокод');
    const other = await api.aCustomer();
    await apply(api, other, await held([16], other));
    expect(await countsOf(api, staff, promoCodeId)).toEqual([2, 30_000]);
  });

  test('is neither given nor taken while the booking is being paid, is paid, or is charged for by an invoice', async () => {
    await addCode(api, staff);
    const orderId = await held([10]);
    await api.as(anna).send(payEmbedded, { body: { orderId } });
    await refused(apply(api, anna, orderId), 'promo_not_now');
    const paid = await paidBooking(api, anna, tariffId, [12]);
    await refused(apply(api, anna, paid), 'promo_not_now');
    await refused(api.as(anna).send(withdrawPromoCode, { body: { orderId: paid } }), 'promo_not_now');
    const invoiced = await hold(api, anna, tariffId, [10], '2026-12-21');
    await anOrderInvoice(api, anna, invoiced);
    await refused(apply(api, anna, invoiced), 'promo_not_now');
  });

  test('cannot be guessed: a person has ten tries, a network sixty', async () => {
    const orderId = await held();
    const guess = (person = anna) =>
      api
        .as(person)
        .send(applyPromoCode, { body: { orderId, promoCode: 'УГАДАЮ' } })
        .catch((error: unknown) => error);
    for (let tries = 0; tries < 10; tries++) expect(await guess()).toMatchObject({ code: 'promo_unknown' });
    expect(await guess()).toMatchObject({ code: 'rate_limited' });
    const others = await Promise.all(Array.from({ length: 5 }, () => api.aCustomer()));
    for (const person of others)
      for (let tries = 0; tries < 10; tries++) expect(await guess(person)).toMatchObject({ code: 'not_found' });
    expect(await guess(await api.aCustomer())).toMatchObject({ code: 'rate_limited' });
  });
});
