import { ApiFailure, dayOf, momentOf } from '@venue/sdk';
import { cancelPaidBooking, writeSchedule } from '@venue/sdk/bookings';
import { cancelBooking, writeTechnicalReason } from '@venue/sdk/bookings/admin';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '../../../core/db/transact.ts';
import type { Person } from '../../../testing/api.people.ts';
import { type TestApi, testApi } from '../../../testing/api.ts';
import { databaseKinds } from '../../../testing/database.ts';
import { addRefund, paidPayments } from '../../payments/payments.store.ts';
import { seedRooms } from '../../rooms/rooms.demo.ts';
import { openStudio, paidBooking } from '../bookings.testing.ts';

const TAKERS = 200;
const DAY = '2026-12-03';

describe.each(databaseKinds)('two hundred people and one room (%s)', kind => {
  let api: TestApi;
  let tariffId: number;

  beforeEach(async () => {
    api = await testApi({ kind });
    api.clock.now = momentOf('2026-12-01', 12);
    await api.db.transaction(tx => seedRooms(tx));
    const [row] = (
      await api.db.execute(sql`select id from tariff where room_id = 31 and min_hours = 1 order by position limit 1`)
    ).rows;
    tariffId = Number(row?.id);
  });
  afterEach(() => api.close());

  const request = (hours: readonly number[]) => ({
    roomId: 31,
    tariffId,
    slots: hours.map(hour => momentOf(DAY, hour).toISOString()),
    serviceIds: [],
    equipmentIds: [],
    price: 150_000 * hours.length,
  });

  /** All people book at once; returns everybody's outcome. */
  async function race(hoursOf: (taker: number) => number[]) {
    const people = await Promise.all(Array.from({ length: TAKERS }, () => api.aCustomer()));
    return Promise.allSettled(
      people.map((person, taker) => api.as(person).send(writeSchedule, { body: request(hoursOf(taker)) })),
    );
  }

  test('overlapping hours: exactly one holds them, everybody else is told which are taken', async () => {
    // Every run contains 12:00, so no two of them can both be held.
    const runs = [[10, 11, 12], [11, 12], [12], [12, 13], [12, 13, 14]];
    const answers = await race(taker => runs[taker % runs.length] ?? [12]);
    const won = answers.filter(each => each.status === 'fulfilled');
    const lost = answers.filter(each => each.status === 'rejected').map(each => each.reason as unknown);
    expect(won).toHaveLength(1);
    expect(lost).toHaveLength(TAKERS - 1);
    for (const reason of lost) {
      expect(reason).toBeInstanceOf(ApiFailure);
      expect(reason).toMatchObject({
        code: 'slot_taken',
        status: 409,
        data: { taken: expect.any(Array), nearest: expect.any(Array) },
      });
    }
    // Nothing half-written: one booking, and the hours of that booking only.
    const [count] = (
      await api.db.execute(sql`
        select (select count(*)::int from booking) as bookings,
               (select count(*)::int from room_slot) as slots,
               (select cardinality(hours) from booking limit 1) as hours,
               (select count(*)::int from booking_event) as events,
               (select count(*)::int from live_message where topic = 'residents') as told`)
    ).rows;
    expect(count).toEqual({ bookings: 1, slots: count?.hours, hours: count?.hours, events: 1, told: 1 });
  });

  test('ever so many runs over one day: no hour has two owners, every booking has all its hours', async () => {
    const answers = await race(taker => {
      const start = 9 + (taker % 8);
      return Array.from({ length: 1 + (taker % 2) }, (_, each) => start + each);
    });
    const won = answers.filter(each => each.status === 'fulfilled').length;
    for (const each of answers)
      if (each.status === 'rejected') expect(each.reason).toMatchObject({ code: 'slot_taken' });
    const { rows } = await api.db.execute(sql`
      select b.id, cardinality(b.hours) as wanted, count(s.starts_at)::int as held
      from booking b left join room_slot s on s.booking_id = b.id group by b.id, b.hours`);
    expect(rows).toHaveLength(won);
    for (const { wanted, held } of rows) expect(held).toBe(wanted);
    expect(won).toBeGreaterThanOrEqual(5);
    expect(won).toBeLessThanOrEqual(9);
  });

  test('customers and a technical break race for the same hours: one of them gets all', async () => {
    const staff = await api.aStaff();
    const people = await Promise.all(Array.from({ length: 20 }, () => api.aCustomer()));
    const { slots } = request([14, 15]);
    const answers = await Promise.allSettled([
      ...people.map(person => api.as(person).send(writeSchedule, { body: request([14, 15]) })),
      api.as(staff).send(writeTechnicalReason, { body: { roomId: 31, slots, reason: 'Уборка' } }),
    ]);
    expect(answers.filter(each => each.status === 'fulfilled')).toHaveLength(1);
    const [row] = (
      await api.db.execute(sql`select count(distinct kind)::int as kinds, count(*)::int as slots from room_slot`)
    ).rows;
    expect(row).toEqual({ kinds: 1, slots: 2 });
  });

  test('an expired hold is taken over by exactly one', async () => {
    const first = await api.aCustomer();
    await api.as(first).send(writeSchedule, { body: request([16]) });
    api.clock.advance(api.config.holdMinutes * 60_000 + 1);
    expect(dayOf(api.clock.now)).toBe('2026-12-01');
    const answers = await race(() => [16]);
    expect(answers.filter(each => each.status === 'fulfilled')).toHaveLength(1);
  });

  test('one person cannot hold more than three bookings, however fast they click', async () => {
    const person = await api.aCustomer();
    const answers = await Promise.allSettled(
      [9, 10, 11, 12, 13, 14, 15, 16].map(hour => api.as(person).send(writeSchedule, { body: request([hour]) })),
    );
    expect(answers.filter(each => each.status === 'fulfilled')).toHaveLength(3);
    for (const each of answers)
      if (each.status === 'rejected') expect(each.reason).toMatchObject({ code: 'too_many_holds', status: 409 });
  });
});

describe('two servers on one PostgreSQL', () => {
  test('both sell, no hour is sold twice', async () => {
    const one = await testApi({ kind: 'postgres' });
    const two = await testApi({ database: one.database });
    try {
      for (const api of [one, two]) api.clock.now = momentOf('2026-12-01', 12);
      await one.db.transaction(tx => seedRooms(tx));
      const [tariff] = (await one.db.execute(sql`select id from tariff where room_id = 52 and min_hours = 1`)).rows;
      const people = await Promise.all(Array.from({ length: 60 }, () => one.aCustomer()));
      const answers = await Promise.allSettled(
        people.map((person, index) =>
          (index % 2 === 0 ? one : two).as(person).send(writeSchedule, {
            body: {
              roomId: 52,
              tariffId: Number(tariff?.id),
              slots: [momentOf(DAY, 10 + (index % 3)).toISOString()],
              serviceIds: [],
              equipmentIds: [],
              price: 220_000,
            },
          }),
        ),
      );
      expect(answers.filter(each => each.status === 'fulfilled')).toHaveLength(3);
    } finally {
      await two.close();
      await one.close();
    }
  });
});

describe('money goes back once', () => {
  let api: TestApi;
  let bookings: number[];
  let customer: Person;
  beforeAll(async () => {
    // Two transactions at once are there on PostgreSQL alone: the embedded database takes one at a time.
    api = await testApi({ kind: 'postgres' });
    const { tariffId } = await openStudio(api);
    customer = await api.aCustomer();
    bookings = [];
    for (const hour of [9, 10]) bookings.push(await paidBooking(api, customer, tariffId, [hour]));
  });
  afterAll(() => api.close());

  const refundsOf = async (orderId: number) =>
    (
      await api.db.execute(
        sql`select refund.sum from refund join payment on payment.id = payment_id where payment.booking_id = ${orderId}`,
      )
    ).rows;

  test('when the customer and staff cancel at once', async () => {
    const orderId = bookings[0] ?? 0;
    const answers = await Promise.allSettled([
      api.as(customer).send(cancelPaidBooking, { body: { orderId, refund: 150_000 } }),
      api.as(await api.aStaff()).send(cancelBooking, { body: { seen: 2, orderId, rejectionReason: 'Авария' } }),
    ]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await refundsOf(orderId)).toEqual([{ sum: 150_000 }]);
  });

  test('when two ask for it who have both found it paid', async () => {
    const orderId = bookings[1] ?? 0;
    const bothFound = Promise.withResolvers<void>();
    let found = 0;
    const ask = () =>
      inTransaction(api.db, async tx => {
        const [payment] = await paidPayments(tx, { kind: 'booking', id: orderId });
        if (!payment) throw new Error('the booking is not paid');
        if (++found === 2) bothFound.resolve();
        await bothFound.promise;
        await addRefund(tx, { paymentId: payment.id, sum: 150_000, why: '' }, api.clock.now);
      });
    await Promise.all([ask(), ask()]);
    expect(await refundsOf(orderId)).toEqual([{ sum: 150_000 }]);
  });
});
