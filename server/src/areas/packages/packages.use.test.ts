import { applyPaymentCode, getOwnCertificate } from '@venue/sdk/certificates';
import { agreeDeposit } from '@venue/sdk/deposits/admin';
import { getBookingPackages, withdrawPackage } from '@venue/sdk/packages';
import { applyPromoCode } from '@venue/sdk/promo-codes';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../../testing/api.people.ts';
import type { TestApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import { at, hold, startPaying as payBooking } from '../bookings/bookings.testing.ts';
import { aCertificate } from '../certificates/certificates.testing.ts';
import { anOrderInvoice } from '../invoice-orders/invoice-orders.testing.ts';
import { anApiWithBank, type Bank, startOver } from '../payments/payments.testing.ts';
import { addCode } from '../promo-codes/promo-codes.testing.ts';
import { bookingOf, bought, breaches, left, startAnew, use } from './packages.testing.ts';

describe.each(databaseKinds)('paying for a booking with a package (%s)', kind => {
  let api: TestApi;
  let bank: Bank;
  let staff: Person;
  let anna: Person;
  let tariffId: number;
  beforeAll(async () => {
    ({ api, bank, tariffId } = await anApiWithBank(kind));
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await startAnew(api);
    await startOver(api, bank);
    staff = await api.aStaff();
    anna = await api.aCustomer();
  });
  const held = (hours: readonly number[], person = anna) => hold(api, person, tariffId, hours);
  /** A booking with an extra for 500 ₽. */
  async function withExtra(hours: readonly number[]): Promise<number> {
    const orderId = await held(hours);
    const line = {
      kind: 'service',
      id: 1,
      title: 'Ассистент',
      quantity: 1,
      unit: 'piece',
      unitPrice: 50_000,
      sum: 50_000,
    };
    await api.db.execute(sql`
      update booking set lines = lines || ${JSON.stringify([line])}::jsonb, price = price + 50000,
        vat = round((price + 50000) * 22 / 122.0) where id = ${orderId}`);
    return orderId;
  }
  const offered = async (orderId: number) =>
    (await api.as(anna).send(getBookingPackages, { body: { orderId } })).message;

  test('takes its hours and confirms it at once', async () => {
    const purchaseId = await bought(api, staff, anna);
    const orderId = await held([10, 11, 12]);
    expect(await offered(orderId)).toMatchObject({ needed: 3, rest: 0, packages: [{ hoursLeft: 10, obstacle: null }] });
    expect(await use(api, anna, orderId, purchaseId, 10)).toBe(true);
    const booking = await bookingOf(api, anna, orderId);
    expect(booking).toMatchObject({ status: 2, price: 0 });
    expect(booking.lines).toMatchObject([{ quantity: 3, unitPrice: 0, sum: 0 }]);
    expect(booking.lines[0]?.title).toContain(`по\u00a0абонементу №\u00a0${purchaseId}`);
    expect(await left(api, anna)).toBe(7);
    expect(await offered(orderId)).toMatchObject({
      applied: { useHours: 3, hoursLeft: 7, hoursBack: 3 },
      packages: [],
    });
    expect(await breaches(api)).toEqual([]);
  });

  test('leaves extras to be paid, and may be taken off until then', async () => {
    const purchaseId = await bought(api, staff, anna);
    const orderId = await withExtra([10, 11]);
    expect(await use(api, anna, orderId, purchaseId, 10)).toBe(false);
    expect(await bookingOf(api, anna, orderId)).toMatchObject({ status: 1, price: 50_000 });
    expect(await left(api, anna)).toBe(8);
    await expect(use(api, anna, orderId, purchaseId, 8)).rejects.toMatchObject({ code: 'package_not_now' });
    await api.as(anna).send(withdrawPackage, { body: { orderId } });
    expect(await bookingOf(api, anna, orderId)).toMatchObject({ status: 1, price: 350_000 });
    expect(await left(api, anna)).toBe(10);
    await use(api, anna, orderId, purchaseId, 10);
    await payBooking(api, anna, orderId);
    const taken = api.as(anna).send(withdrawPackage, { body: { orderId } });
    await expect(taken).rejects.toMatchObject({ code: 'package_not_now' });
    expect(await breaches(api)).toEqual([]);
  });

  test('is refused with the reason where it does not fit', async () => {
    const refused = async (orderId: number, code: string, text?: string, hoursLeft = 10) =>
      expect(use(api, anna, orderId, purchaseId, hoursLeft)).rejects.toMatchObject(
        text === undefined ? { code } : { code, fields: { purchaseId: text } },
      );
    const purchaseId = await bought(api, staff, anna, { packageRoomIds: [52] });
    const orderId = await held([10]);
    await refused(orderId, 'package_unfit', 'Не\u00a0действует в\u00a0этом помещении');
    await api.db.execute(sql`update package_purchase set room_ids = '{}'`);
    await refused(orderId, 'conflict', undefined, 9);
    await addCode(api, staff);
    await api.as(anna).send(applyPromoCode, { body: { orderId, promoCode: 'ВЕСНА-10' } });
    await refused(
      orderId,
      'package_unfit',
      'У\u00a0брони скидка по\u00a0промокоду. Уберите промокод, чтобы списать часы',
    );
    const other = await api.aCustomer();
    const theirs = await held([12], other);
    await refused(theirs, 'not_found');
    await expect(use(api, other, theirs, purchaseId, 10)).rejects.toMatchObject({ code: 'not_found' });
    await payBooking(api, anna, orderId);
    await refused(orderId, 'package_not_now');
    await api.db.execute(sql`update package_purchase set valid_until = '2026-11-30'`);
    await refused(await held([14]), 'package_short');
  });

  test('does not pay for an order of several bookings, and a promo code does not lower what it paid for', async () => {
    const purchaseId = await bought(api, staff, anna);
    const inGroup = await held([10]);
    await api.db.execute(sql`
      with made as (insert into booking_group (user_id, created_at) values (${anna.id}, now()) returning id)
      update booking set group_id = (select id from made) where id = ${inGroup}`);
    await expect(use(api, anna, inGroup, purchaseId, 10)).rejects.toMatchObject({ code: 'package_unfit' });
    expect(await left(api, anna)).toBe(10);
    const orderId = await withExtra([12]);
    await use(api, anna, orderId, purchaseId, 10);
    await addCode(api, staff);
    const code = api.as(anna).send(applyPromoCode, { body: { orderId, promoCode: 'ВЕСНА-10' } });
    await expect(code).rejects.toMatchObject({ code: 'promo_unfit' });
    expect(await bookingOf(api, anna, orderId)).toMatchObject({ price: 50_000 });
  });

  test('takes the place of a certificate and of a deposit, which are free again', async () => {
    const purchaseId = await bought(api, staff, anna);
    const certificateId = await aCertificate(api, anna);
    const { certificateCode } = (await api.as(anna).send(getOwnCertificate, { id: certificateId })).message;
    const covered = await held([10]);
    await api.as(anna).send(applyPaymentCode, { body: { orderId: covered, promoCode: certificateCode ?? '' } });
    expect(await use(api, anna, covered, purchaseId, 10)).toBe(true);
    expect((await api.as(anna).send(getOwnCertificate, { id: certificateId })).message.certificateRest).toBe(100_000);
    const agreed = await held([12]);
    const body = { orderId: agreed, depositSum: 50_000, restDueAt: at(12) };
    await api.as(staff).send(agreeDeposit, { body });
    expect(await use(api, anna, agreed, purchaseId, 9)).toBe(true);
    expect(await breaches(api)).toEqual([]);
  });

  test('is not taken and given back without end', async () => {
    const purchaseId = await bought(api, staff, anna);
    const orderId = await withExtra([10]);
    let code: unknown;
    for (let time = 0; time < 101 && code === undefined; time++)
      code = await use(api, anna, orderId, purchaseId, 0).then(
        () => undefined,
        problem => (problem.code === 'rate_limited' ? problem.code : undefined),
      );
    expect(code).toBe('rate_limited');
  });

  test('an invoice that waits for its money is not paid twice', async () => {
    const purchaseId = await bought(api, staff, anna);
    const orderId = await hold(api, anna, tariffId, [10], '2026-12-21');
    await anOrderInvoice(api, anna, orderId);
    await expect(use(api, anna, orderId, purchaseId, 10)).rejects.toMatchObject({ code: 'package_not_now' });
  });

  test('of many bookings at once no more hours are taken than there are', async () => {
    const purchaseId = await bought(api, staff, anna, { packageHours: 2 });
    const orders: number[] = [];
    for (const hour of [10, 12, 14]) orders.push(await held([hour]));
    const tries = await Promise.allSettled(orders.map(orderId => use(api, anna, orderId, purchaseId, 2)));
    expect(tries.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(2);
    expect(await breaches(api)).toEqual([]);
    // Whatever the code sees, the database has the last word.
    const insert = (orderId: number) =>
      api.db.execute(sql`
        insert into package_use (purchase_id, booking_id, hours, lines, used_at)
        select ${purchaseId}, id, 1, '[]', now() - interval '1 day' from booking where id = ${orderId}`);
    await api.db.execute(sql`delete from package_use`);
    const raced = await Promise.allSettled(orders.map(insert));
    expect(raced.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await left(api, anna)).toBe(0);
  });
});
