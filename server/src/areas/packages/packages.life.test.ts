import { cancelPaidBooking, moveMyBooking, quoteMove, releaseBooking } from '@venue/sdk/bookings';
import { cancelBooking } from '@venue/sdk/bookings/admin';
import { refundSteps } from '@venue/sdk/bookings/model';
import { agreeDeposit } from '@venue/sdk/deposits/admin';
import { payAtDesk } from '@venue/sdk/desk/admin';
import { listHourPackages } from '@venue/sdk/packages/admin';
import { hoursBackOf } from '@venue/sdk/packages/model';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../../testing/api.people.ts';
import type { TestApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import { at, DAY, hold, startPaying as payBooking } from '../bookings/bookings.testing.ts';
import { anApiWithBank, type Bank, startOver } from '../payments/payments.testing.ts';
import { bookingOf, bought, breaches, buy, left, onSale, startAnew, startPaying, use } from './packages.testing.ts';

const HOUR_MS = 3_600_000;
const email = 'anna@example.ru';

test('the hours of a cancelled booking come back by the percentage of its terms, in favour of the customer', () => {
  expect(refundSteps.map(({ percent }) => hoursBackOf(3, percent))).toEqual([3, 2]);
  expect([hoursBackOf(1, 50), hoursBackOf(4, 50), hoursBackOf(5, 0)]).toEqual([1, 2, 0]);
});

describe.each(databaseKinds)('the hours of a package (%s)', kind => {
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
    await api.db.execute(sql`update users set email = '', email_active = false`);
    staff = await api.aStaff();
    anna = await api.aCustomer({ email, emailActive: true });
  });
  const held = (hours: readonly number[], day = DAY) => hold(api, anna, tariffId, hours, day);
  const booked = async (hours: readonly number[]): Promise<number> => {
    const orderId = await held(hours);
    const [{ id } = { id: 0 }] = (await api.db.execute<{ id: number }>(sql`select id from package_purchase`)).rows;
    await use(api, anna, orderId, id, (await left(api, anna)) ?? 0);
    return orderId;
  };
  const cancel = (orderId: number) => api.as(anna).send(cancelPaidBooking, { body: { orderId, refund: 0 } });
  async function say(paymentId: string, status: 'succeeded' | 'canceled') {
    bank.say(paymentId, status);
    await api.db.execute(sql`update payment set due_at = ${api.clock.now.toISOString()} where status = 'pending'`);
    for (const job of ['payments.poll', 'bookings.closeExpired', 'payments.sendRefunds']) await api.runJob(job);
  }

  test('come back when the booking is cancelled in time, and half of them later', async () => {
    await bought(api, staff, anna);
    const inTime = await booked([10, 11, 12]);
    const late = await booked([14, 15, 16]);
    expect(await left(api, anna)).toBe(4);
    await cancel(inTime);
    expect(await left(api, anna)).toBe(7);
    api.clock.now = new Date(Date.parse(at(14)) - 5 * HOUR_MS);
    await cancel(late);
    expect(await left(api, anna)).toBe(9);
    expect(await breaches(api)).toEqual([]);
  });

  test('come back whole when the venue cancels, and when the extras are not paid', async () => {
    const purchaseId = await bought(api, staff, anna);
    const orderId = await booked([10, 11, 12]);
    api.clock.advance(30 * 60_000);
    const body = { orderId, rejectionReason: 'Авария в\u00a0здании', seen: 2 as const };
    await api.as(staff).send(cancelBooking, { body });
    expect(await left(api, anna)).toBe(10);
    for (const end of ['lapse', 'release'] as const) {
      const unpaid = await held([14, 15]);
      await api.db.execute(
        sql`update booking set lines = lines || ${JSON.stringify([
          { kind: 'service', id: 1, title: 'Ассистент', quantity: 1, unit: 'piece', unitPrice: 50_000, sum: 50_000 },
        ])}::jsonb, price = price + 50000, vat = round((price + 50000) * 22 / 122.0) where id = ${unpaid}`,
      );
      expect(await use(api, anna, unpaid, purchaseId, 10)).toBe(false);
      expect(await left(api, anna)).toBe(8);
      if (end === 'release') await api.as(anna).send(releaseBooking, { body: { orderId: unpaid } });
      else {
        const payment = await payBooking(api, anna, unpaid);
        api.clock.advance(100 * 60_000);
        await say(payment.paymentId, 'canceled');
        expect(await left(api, anna)).toBe(10);
        // Money for the extras that comes afterwards finds no hours, and goes back.
        await api.db.execute(sql`update payment set status = 'pending', due_at = now(), settled_at = null
          where booking_id = ${unpaid}`);
        await say(payment.paymentId, 'succeeded');
        expect(await bookingOf(api, anna, unpaid)).toMatchObject({ status: 3 });
        const { rows } = await api.db.execute(sql`select sum::int as sum, why from refund`);
        expect(rows).toEqual([{ sum: 50_000, why: expect.stringContaining('её часы уже вернулись в\u00a0абонемент') }]);
      }
      expect(await left(api, anna)).toBe(10);
    }
    expect(await breaches(api)).toEqual([]);
  });

  test('come back whole when the venue cancels a booking whose extras were paid in part', async () => {
    const purchaseId = await bought(api, staff, anna);
    const orderId = await held([10, 11]);
    const extra = {
      kind: 'service',
      id: 1,
      title: 'Ассистент',
      quantity: 1,
      unit: 'piece',
      unitPrice: 200_000,
      sum: 200_000,
    };
    await api.db.execute(sql`
      update booking set lines = lines || ${JSON.stringify([extra])}::jsonb, price = price + 200000,
        vat = round((price + 200000) * 22 / 122.0) where id = ${orderId}`);
    await use(api, anna, orderId, purchaseId, 10);
    await api.as(staff).send(agreeDeposit, { body: { orderId, depositSum: 50_000, restDueAt: at(11) } });
    await api.as(staff).send(payAtDesk, { body: { orderId, by: 'cash', sum: 50_000 } });
    api.clock.now = new Date(Date.parse(at(10)) - HOUR_MS);
    const body = { orderId, rejectionReason: 'Авария в\u00a0здании', seen: 2 as const, refund: 50_000 };
    await api.as(await api.aStaff()).send(cancelBooking, { body });
    expect(await left(api, anna)).toBe(10);
    expect(await breaches(api)).toEqual([]);
  });

  test('move with the booking to as many hours, and to no others', async () => {
    await bought(api, staff, anna);
    const orderId = await booked([10, 11]);
    const slots = (...hours: number[]) => hours.map(hour => at(hour, '2026-12-04'));
    const more = api.as(anna).send(quoteMove, { body: { orderId, slots: slots(10, 11, 12) } });
    await expect(more).rejects.toMatchObject({
      code: 'slot_invalid',
      fields: { slots: 'Часы оплачены абонементом: выберите столько же, 2\u00a0часа' },
    });
    const body = { orderId, slots: slots(12, 13), seen: [at(10), at(11)], price: 0, due: 0, back: 0 };
    await api.as(anna).send(moveMyBooking, { body });
    expect(await bookingOf(api, anna, orderId)).toMatchObject({ price: 0, status: 2 });
    expect(await left(api, anna)).toBe(8);
    const shrink = api.db.execute(sql`update booking set hours = hours[1:1] where id = ${orderId}`);
    await expect(shrink).rejects.toThrow();
    expect(await breaches(api)).toEqual([]);
  });

  test('are settled use by use, by receipts that add up to the price; the rest when the term ends', async () => {
    const packageId = await onSale(api, staff, { packageHours: 7, packagePrice: 1_000_000 });
    const payment = await startPaying(api, anna, await buy(api, anna, packageId, 1_000_000));
    await say(payment, 'succeeded');
    const orderId = await booked([10, 11]);
    const late = await booked([14]);
    await api.runJob('packages.settle');
    const seconds = () =>
      api.db.execute(
        sql`select sum::int as sum, status, package_use_id is null as rest from receipt where is_second order by id`,
      );
    expect((await seconds()).rows).toEqual([]);
    api.clock.now = new Date(Date.parse(at(12)));
    await api.runJob('packages.settle');
    expect((await seconds()).rows).toEqual([{ sum: 285_714, status: 'awaited', rest: false }]);
    await api.runJob('receipts.ask');
    expect(bank.written).toMatchObject([
      { isSecond: true, sum: 285_714, part: expect.stringContaining(`Бронь № ${orderId}: Абонемент № `) },
    ]);
    expect(late).toBeGreaterThan(orderId);
    api.clock.now = new Date(Date.parse(at(16)));
    for (const job of ['packages.settle', 'receipts.settle']) await api.runJob(job);
    api.clock.now = new Date(Date.parse(at(2, '2027-03-02')));
    await api.runJob('receipts.settle');
    const sums = (await seconds()).rows.map(({ sum }) => Number(sum));
    expect(sums).toEqual([285_714, 142_857, 571_429]);
    expect(sums.reduce((all, sum) => all + sum, 0)).toBe(1_000_000);
    expect((await breaches(api)).filter(each => !each.name.includes('settled within'))).toEqual([]);
  });

  test('are reminded of a week before the term ends, once, as long as some are left', async () => {
    const purchaseId = await bought(api, staff, anna);
    await api.db.execute(sql`truncate outbox cascade`);
    api.clock.now = new Date('2027-02-23T05:00:00Z');
    for (let each = 0; each < 2; each++) await api.runJob('notices.remind');
    const { rows } = await api.db.execute(sql`select kind, event from outbox order by id`);
    expect(rows).toEqual([
      { kind: 'sms', event: 'reminder.package' },
      { kind: 'mail', event: 'reminder.package' },
    ]);
    expect(purchaseId).toBeGreaterThan(0);
    expect((await api.as(await api.aStaff()).send(listHourPackages, { body: {} })).items).toMatchObject([
      { packagesSold: 1 },
    ]);
  });
});
