import { ApiFailure, momentOf } from '@venue/sdk';
import {
  cancelPaidBooking,
  getBooking,
  listMyBookings,
  moveMyBooking,
  quoteGroup,
  quoteMove,
  releaseBooking,
  writeGroup,
} from '@venue/sdk/bookings';
import { cancelBooking, getBookingCard } from '@venue/sdk/bookings/admin';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../../../testing/api.people.ts';
import type { TestApi } from '../../../testing/api.ts';
import { databaseKinds } from '../../../testing/database.ts';
import { anApiWithBank, type Bank, startOver } from '../../payments/payments.testing.ts';
import { at, hold, startPaying } from '../bookings.testing.ts';

const HOUR = 150_000;

describe.each(databaseKinds)('several bookings in one order (%s)', kind => {
  let api: TestApi;
  let bank: Bank;
  let tariffId: number;
  let person: Person;

  beforeAll(async () => {
    ({ api, bank, tariffId } = await anApiWithBank(kind));
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await startOver(api, bank);
    person = await api.aCustomer();
  });

  const part = (day: string, hours: readonly number[]) => ({
    roomId: 31,
    tariffId,
    slots: hours.map(hour => at(hour, day)),
    serviceIds: [],
    equipmentIds: [],
    price: HOUR * hours.length,
  });
  const three = () => [part('2026-12-03', [10, 11]), part('2026-12-10', [10]), part('2026-12-17', [10])];
  const order = async (parts = three(), who = person) =>
    (await api.as(who).send(writeGroup, { body: { parts } })).message;
  const read = async (orderId: number) => (await api.as(person).send(getBooking, { body: { orderId } })).message;
  const tick = async () => {
    for (const job of ['payments.poll', 'bookings.closeExpired', 'payments.sendRefunds']) await api.runJob(job);
  };
  /** Sets the outcome of a payment at the bank and lets the server poll it. */
  async function say(paymentId: string, status: 'succeeded' | 'canceled' | 'authorized', sum?: number) {
    bank.say(paymentId, status, sum);
    await api.db.execute(sql`update payment set due_at = ${api.clock.now.toISOString()} where status = 'pending'`);
    await tick();
  }
  const statuses = async (ids: readonly number[]) => Promise.all(ids.map(async id => (await read(id)).status));
  const refunded = async () => {
    const { rows } = await api.db.execute(sql`select booking_id, sum::int from refund order by booking_id`);
    return rows.map(({ booking_id, sum }) => [booking_id, sum]);
  };

  test('are held at once, paid by one payment, and each is a booking of its own', async () => {
    const { orderIds, groupId, price } = await order();
    expect(price).toBe(4 * HOUR);
    const [first = 0, second = 0, third = 0] = orderIds;
    expect(await read(second)).toMatchObject({
      price: HOUR,
      group: { groupId, toPay: 4 * HOUR, parts: [{ orderId: first }, { orderId: second }, { orderId: third }] },
    });
    const { paymentId } = await startPaying(api, person, second);
    expect(await statuses(orderIds)).toEqual([4, 4, 4]);
    await say(paymentId, 'succeeded');
    expect(await statuses(orderIds)).toEqual([2, 2, 2]);
    const { items } = await api.as(person).send(listMyBookings, { x: 1, body: {} });
    expect(items.map(each => [each.price, each.group?.count])).toEqual([
      [2 * HOUR, 3],
      [HOUR, 3],
      [HOUR, 3],
    ]);
    const sent = (await api.db.execute(sql`select body from outbox`)).rows;
    expect(sent.map(each => each.body)).toEqual([
      expect.stringMatching(/^Заказ № \d+ оплачен: 3 брони, первая 03\.12\.2026/),
    ]);
    const staff = await api.aStaff();
    const card = (await api.as(staff).send(getBookingCard, { id: first })).message;
    expect(card).toMatchObject({ group: { toPay: 0 }, payments: [{ sum: 2 * HOUR, status: 'succeeded' }] });
  });

  test('all or none: one that is taken names itself, and nothing is held', async () => {
    const other = await api.aCustomer();
    await hold(api, other, tariffId, [10], '2026-12-10');
    const parts = three().map(({ price: _, ...each }) => each);
    const quoted = (await api.as(person).send(quoteGroup, { body: { parts } })).message;
    expect(quoted.parts.map(each => each.obstacle)).toEqual([null, 'taken', null]);
    expect(quoted.parts[1]?.taken).toEqual([at(10, '2026-12-10')]);
    expect(quoted.price).toBe(3 * HOUR);
    await expect(order()).rejects.toMatchObject({ code: 'slot_taken', data: { parts: quoted.parts } });
    const { rows } = await api.db.execute(sql`select count(*)::int as n from room_slot`);
    expect(rows[0]?.n).toBe(1);
  });

  test('two of one order do not take the same hour, nor the hours kept free around the other', async () => {
    const parts = [part('2026-12-03', [10, 11]), part('2026-12-03', [11, 12])];
    await expect(order(parts)).rejects.toMatchObject({
      code: 'slot_taken',
      data: { parts: [{ obstacle: null }, { obstacle: 'taken' }] },
    });
  });

  test('what each costs has to be what was seen', async () => {
    const [first = part('2026-12-03', [10]), ...rest] = three();
    const answer = order([{ ...first, price: HOUR }, ...rest]);
    await expect(answer).rejects.toMatchObject({ code: 'price_changed', data: { price: 4 * HOUR } });
  });

  test('of two orders that meet in an hour one is held whole', async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => api.aCustomer()));
    const days = ['2026-12-03', '2026-12-10', '2026-12-17', '2026-12-24'];
    const answers = await Promise.allSettled(
      people.map((who, index) => {
        const mine = [days[index % 4], days[(index + 1) % 4], '2026-12-30'].map((day = '') => part(day, [10]));
        return order(index % 2 ? mine : mine.toReversed(), who);
      }),
    );
    expect(answers.filter(each => each.status === 'fulfilled')).toHaveLength(1);
    for (const each of answers)
      if (each.status === 'rejected') expect(each.reason).toMatchObject({ code: 'slot_taken' });
    const { rows } = await api.db.execute(sql`select count(*)::int as n from room_slot`);
    expect(rows[0]?.n).toBe(3);
  });

  test('whoever holds bookings already holds no order beside them that is too large', async () => {
    await hold(api, person, tariffId, [15]);
    await expect(order()).rejects.toMatchObject({ code: 'too_many_holds' });
    await order(three().slice(1));
  });

  test('one is cancelled alone, by the terms of its own hours, once and from its own share', async () => {
    const { orderIds } = await order();
    const [first = 0, second = 0] = orderIds;
    const { paymentId } = await startPaying(api, person, first);
    await say(paymentId, 'succeeded');
    // The first is less than a day ahead: half of it comes back, and all of the second.
    api.clock.now = momentOf('2026-12-02', 12);
    const cancel = (orderId: number, refund: number) =>
      api.as(person).send(cancelPaidBooking, { body: { orderId, refund } });
    await cancel(first, HOUR);
    await cancel(second, HOUR);
    await expect(cancel(second, HOUR)).rejects.toMatchObject({ code: 'booking_not_cancellable' });
    expect(await refunded()).toEqual([
      [first, HOUR],
      [second, HOUR],
    ]);
    expect(await statuses(orderIds)).toEqual([3, 3, 2]);
    await tick();
    expect((await read(first)).refund).toMatchObject({ status: 'succeeded', sum: HOUR });
    // At most its share can be refunded, although the payment was larger.
    const more = api.db.execute(sql`
      insert into refund (payment_id, booking_id, in_part, status, sum, why, created_at, requested_at, due_at)
      values ((select min(id) from payment), ${first}, true, 'requested', ${HOUR + 1}, '', now(), now(), now())`);
    await expect(more).rejects.toMatchObject({ cause: { constraint: 'payment_share_refunded_fits' } });
  });

  test('one is moved to dearer hours: its share counts as paid, the rest is paid alone, and both come back', async () => {
    const { orderIds } = await order();
    const [first = 0, , third = 0] = orderIds;
    const { paymentId } = await startPaying(api, person, first);
    await say(paymentId, 'succeeded');
    const customer = api.as(person);
    await customer.send(cancelPaidBooking, { body: { orderId: first, refund: 2 * HOUR } });
    const { slots } = part('2026-12-17', [12, 13]);
    const quote = (await customer.send(quoteMove, { body: { orderId: third, slots } })).message;
    // Refunds of the group's other bookings do not count here.
    expect(quote).toMatchObject({ paid: HOUR, due: HOUR, back: 0 });
    const seen = part('2026-12-17', [10]).slots;
    const { price, due, back } = quote;
    await customer.send(moveMyBooking, { body: { orderId: third, seen, slots, price, due, back } });
    await say((await startPaying(api, person, third)).paymentId, 'succeeded');
    expect(await read(third)).toMatchObject({ status: 2, price: 2 * HOUR });
    await customer.send(cancelPaidBooking, { body: { orderId: third, refund: 2 * HOUR } });
    expect(await refunded()).toEqual([
      [first, 2 * HOUR],
      [third, HOUR],
      [null, HOUR],
    ]);
  });

  test('staff cancel one: its whole share goes back, the others stay', async () => {
    const { orderIds } = await order();
    const [first = 0] = orderIds;
    const { paymentId } = await startPaying(api, person, first);
    await say(paymentId, 'succeeded');
    const staff = await api.aStaff();
    await api.as(staff).send(cancelBooking, { body: { orderId: first, seen: 2, rejectionReason: 'Авария' } });
    expect(await refunded()).toEqual([[first, 2 * HOUR]]);
    expect(await statuses(orderIds)).toEqual([3, 2, 2]);
  });

  test('one given back while the others are being paid: its share comes back, they are booked', async () => {
    const { orderIds } = await order();
    const [first = 0] = orderIds;
    const { paymentId } = await startPaying(api, person, first);
    await api.as(person).send(releaseBooking, { body: { orderId: first } });
    await say(paymentId, 'succeeded');
    expect(await statuses(orderIds)).toEqual([3, 2, 2]);
    expect(await refunded()).toEqual([[first, 2 * HOUR]]);
  });

  test('money that comes late books what is still free; the share of what somebody has by then goes back', async () => {
    const { orderIds } = await order();
    const [, second = 0] = orderIds;
    const { paymentId } = await startPaying(api, person, second);
    bank.isDown = true;
    api.clock.now = new Date(api.clock.now.getTime() + 3 * 3_600_000);
    await tick();
    expect(await statuses(orderIds)).toEqual([3, 3, 3]);
    await hold(api, await api.aCustomer(), tariffId, [10], '2026-12-10');
    bank.isDown = false;
    await say(paymentId, 'succeeded');
    expect(await statuses(orderIds)).toEqual([2, 3, 2]);
    expect(await refunded()).toEqual([[second, HOUR]]);
  });

  test('paid twice: the second payment goes back whole, share by share', async () => {
    const { orderIds } = await order();
    const [first = 0, second = 0, third = 0] = orderIds;
    const one = await startPaying(api, person, first);
    // Another sum is another payment.
    await api.as(person).send(releaseBooking, { body: { orderId: third } });
    const two = await startPaying(api, person, first);
    expect(two.paymentId).not.toBe(one.paymentId);
    await say(two.paymentId, 'succeeded');
    expect(await statuses(orderIds)).toEqual([2, 2, 3]);
    await say(one.paymentId, 'succeeded');
    expect(await statuses(orderIds)).toEqual([2, 2, 3]);
    expect(await refunded()).toEqual([
      [first, 2 * HOUR],
      [second, HOUR],
      [third, HOUR],
    ]);
  });

  test('money of another sum books nothing and goes back', async () => {
    const { orderIds } = await order();
    const { paymentId } = await startPaying(api, person, orderIds[0] ?? 0);
    await say(paymentId, 'succeeded', HOUR);
    expect(await statuses(orderIds)).not.toContain(2);
    expect(await refunded()).toEqual([[orderIds[0], HOUR]]);
  });

  test('a refused payment leaves all of them to be paid until one deadline, then all end', async () => {
    const { orderIds, expiresAt } = await order();
    const { paymentId } = await startPaying(api, person, orderIds[0] ?? 0);
    await say(paymentId, 'canceled');
    expect(await statuses(orderIds)).toEqual([1, 1, 1]);
    api.clock.now = new Date(Date.parse(expiresAt) + 1);
    await tick();
    expect(await statuses(orderIds)).toEqual([3, 3, 3]);
    await expect(startPaying(api, person, orderIds[0] ?? 0)).rejects.toMatchObject({ code: 'hold_expired' });
    const { rows } = await api.db.execute(sql`select count(*)::int as n from room_slot`);
    expect(rows[0]?.n).toBe(0);
  });

  test('a stranger does not pay for it', async () => {
    const { orderIds } = await order();
    const stranger = await api.aCustomer();
    await expect(startPaying(api, stranger, orderIds[0] ?? 0)).rejects.toBeInstanceOf(ApiFailure);
  });

  test('in two stages they are captured if one is still held, and voided if none is', async () => {
    const { orderIds } = await order();
    const [first = 0, second = 0, third = 0] = orderIds;
    const { paymentId } = await startPaying(api, person, second);
    await api.as(person).send(releaseBooking, { body: { orderId: first } });
    await say(paymentId, 'authorized');
    expect(bank.finished).toEqual([`succeeded ${paymentId}`]);
    expect([await statuses([second, third]), await refunded()]).toEqual([[2, 2], [[first, 2 * HOUR]]]);

    const later = (await order([part('2026-12-04', [10]), part('2026-12-11', [10])])).orderIds;
    const other = await startPaying(api, person, later[0] ?? 0);
    for (const orderId of later) await api.as(person).send(releaseBooking, { body: { orderId } });
    await say(other.paymentId, 'authorized');
    expect(bank.finished.at(-1)).toBe(`voided ${other.paymentId}`);
    expect(await refunded()).toEqual([[first, 2 * HOUR]]);
  });
});
