import { cancelPaidBooking, getBooking } from '@venue/sdk/bookings';
import { cancelBooking, deleteTechnicalReason } from '@venue/sdk/bookings/admin';
import {
  closeSeries,
  getBoard,
  getDeskBooking,
  moveBooking,
  payAtDesk,
  previewSeries,
  quoteAtDesk,
} from '@venue/sdk/desk/admin';
import { seriesDays } from '@venue/sdk/desk/model';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { at, DAY, hold, openStudio, paidBooking, startPaying, told } from '../bookings/bookings.testing.ts';
import { aRoomRequest, HALL, offered, tariffOf } from '../room-requests/room-requests.testing.ts';

let api: TestApi;
let tariffId: number;
let serviceId: number;
let staff: Person;
let customer: Person;

beforeEach(async () => {
  api = await testApi();
  ({ tariffId, serviceId } = await openStudio(api));
  [staff, customer] = [await api.aStaff(), await api.aCustomer()];
});
afterEach(() => api.close());

const PRICE = 150_000;
const seen = (hours: readonly number[]) => hours.map(hour => at(hour));
const move = (orderId: number, was: readonly number[], to: readonly number[], more: object = {}, who = staff) =>
  api.as(who).send(moveBooking, {
    body: {
      orderId,
      seen: seen(was),
      roomId: 31,
      tariffId,
      slots: seen(to),
      serviceIds: [],
      equipmentIds: [],
      price: PRICE * to.length,
      due: 0,
      by: null,
      ...more,
    },
  });
const slots = async () =>
  (await api.db.execute(sql`select kind, booking_id, starts_at::text from room_slot order by starts_at`)).rows.map(
    row => [row.kind, row.booking_id, new Date(String(row.starts_at)).toISOString()],
  );

describe('moving a booking', () => {
  test('gives its hours back and takes others; the customer, their phone and every screen hear of it', async () => {
    const orderId = await paidBooking(api, customer, tariffId, [9, 10]);
    await move(orderId, [9, 10], [10, 11]);
    expect(await slots()).toEqual([
      ['booking', orderId, at(10)],
      ['booking', orderId, at(11)],
    ]);
    const { message } = await api.as(customer).send(getBooking, { body: { orderId } });
    expect(message.slots.map(each => each.start)).toEqual([at(10), at(11)]);
    const [letter] = (await api.db.execute(sql`select body from outbox order by id desc limit 1`)).rows;
    expect(letter?.body).toContain(`Бронь № ${orderId} изменена: Фотостудия`);
    expect((await told(api, `info/${customer.id}`)).slice(-2)).toMatchObject([
      { action: 'delete', data: { starts: [at(9), at(10)] } },
      { action: 'paid', data: { starts: [at(10), at(11)] } },
    ]);
  });

  test('leaves it where it was when somebody has an hour', async () => {
    const orderId = await paidBooking(api, customer, tariffId, [9, 10]);
    const other = await hold(api, customer, tariffId, [12]);
    await expect(move(orderId, [9, 10], [11, 12])).rejects.toMatchObject({
      code: 'slot_taken',
      data: { taken: [at(12)] },
    });
    expect(await slots()).toEqual([
      ['booking', orderId, at(9)],
      ['booking', orderId, at(10)],
      ['hold', other, at(12)],
    ]);
  });

  test('of two at once one happens: the other saw other hours', async () => {
    const orderId = await paidBooking(api, customer, tariffId, [9]);
    const answers = await Promise.allSettled([move(orderId, [9], [14]), move(orderId, [9], [15])]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(answers.find(each => each.status === 'rejected')).toMatchObject({ reason: { code: 'conflict' } });
    expect(await slots()).toHaveLength(1);
  });

  test('of two bookings to one hour one happens', async () => {
    const [one, two] = [
      await paidBooking(api, customer, tariffId, [9]),
      await paidBooking(api, customer, tariffId, [10]),
    ];
    const answers = await Promise.allSettled([move(one, [9], [16]), move(two, [10], [16])]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await slots()).toHaveLength(2);
  });

  test('keeps the price it was made with, and takes what is added by the present one', async () => {
    const orderId = await paidBooking(api, customer, tariffId, [9]);
    // Staff raise a price by adding a more expensive tariff and closing the former one.
    await api.db.execute(
      sql`insert into tariff (room_id, title, description, price_per_hour, position)
        select room_id, title, description, price_per_hour + 50000, position from tariff where id = ${tariffId}`,
    );
    await api.db.execute(sql`update tariff set active = false where id = ${tariffId}`);
    const request = { roomId: 31, tariffId, slots: seen([9, 10]), serviceIds: [], equipmentIds: [] };
    const { message } = await api.as(staff).send(quoteAtDesk, { body: { ...request, orderId } });
    expect(message).toMatchObject({ price: 2 * PRICE, paid: PRICE, due: PRICE, taken: [] });
  });

  test('an extension is paid at once, and all of it comes back when the booking is cancelled', async () => {
    const orderId = await paidBooking(api, customer, tariffId, [9]);
    await expect(move(orderId, [9], [9, 10])).rejects.toMatchObject({ code: 'sum_changed' });
    await expect(move(orderId, [9], [9, 10], { due: PRICE })).rejects.toMatchObject({ code: 'sum_changed' });
    await expect(move(orderId, [9], [9, 10], { due: 1, by: 'cash' })).rejects.toMatchObject({ code: 'sum_changed' });
    const manager = await api.aStaff(['bookings.read', 'desk.manage']);
    const paying = move(orderId, [9], [9, 10], { due: PRICE, by: 'cash' }, manager);
    await expect(paying).rejects.toMatchObject({ code: 'invalid_input', fields: { by: expect.any(String) } });
    await move(orderId, [9], [9, 10], { due: PRICE, by: 'cash' });
    const desk = (await api.as(staff).send(getDeskBooking, { id: orderId })).message;
    expect(desk).toMatchObject({ price: 2 * PRICE, paid: 2 * PRICE, due: 0 });
    await api.as(staff).send(cancelBooking, { body: { orderId, seen: 2, rejectionReason: 'Авария' } });
    const refunds = await api.db.execute(
      sql`select provider, refund.sum from refund join payment on payment.id = payment_id order by 1`,
    );
    expect(refunds.rows).toEqual([
      { provider: 'cash', sum: PRICE },
      { provider: 'sandbox', sum: PRICE },
    ]);
  });

  test('half of an extended booking comes back from its payments in turn', async () => {
    const orderId = await paidBooking(api, customer, tariffId, [12]);
    await move(orderId, [12], [12, 13], { due: PRICE, by: 'terminal' });
    api.clock.now = new Date(Date.parse(at(12)) - 3_600_000);
    customer = { ...customer, ...(await api.aCustomer()) };
    await api.db.execute(sql`update booking set user_id = ${customer.id} where id = ${orderId}`);
    await api.as(customer).send(cancelPaidBooking, { body: { orderId, refund: PRICE } });
    const { rows } = await api.db.execute(sql`select sum(sum)::int as sum, count(*)::int as count from refund`);
    expect(rows).toEqual([{ sum: PRICE, count: 1 }]);
  });

  test('what becomes cheaper sends the difference back, once, as staff saw it', async () => {
    const orderId = await paidBooking(api, customer, tariffId, [9, 10, 11]);
    const request = { roomId: 31, tariffId, slots: seen([9]), serviceIds: [], equipmentIds: [] };
    const { message } = await api.as(staff).send(quoteAtDesk, { body: { ...request, orderId } });
    expect(message).toMatchObject({ price: PRICE, paid: 3 * PRICE, due: 0, back: 2 * PRICE });
    await expect(move(orderId, [9, 10, 11], [9])).rejects.toMatchObject({ code: 'sum_changed' });
    await move(orderId, [9, 10, 11], [9, 10], { back: PRICE });
    await move(orderId, [9, 10], [9], { back: PRICE });
    await api.as(staff).send(cancelBooking, { body: { orderId, seen: 2, rejectionReason: 'Авария' } });
    const { rows } = await api.db.execute(sql`select sum, in_part from refund order by id`);
    expect(rows).toEqual([
      { sum: PRICE, in_part: true },
      { sum: PRICE, in_part: true },
      { sum: PRICE, in_part: false },
    ]);
  });

  test('it does not move while it is being paid, over or off', async () => {
    const paid = await paidBooking(api, customer, tariffId, [9, 10]);
    const paying = await hold(api, customer, tariffId, [12]);
    await startPaying(api, customer, paying);
    await expect(move(paying, [12], [13])).rejects.toMatchObject({ code: 'move_not_allowed' });
    await api.as(staff).send(cancelBooking, { body: { orderId: paid, seen: 2, rejectionReason: 'Авария' } });
    await expect(move(paid, [9, 10], [13, 14])).rejects.toMatchObject({ code: 'move_not_allowed' });
    const late = await paidBooking(api, customer, tariffId, [9]);
    api.clock.now = new Date(at(11));
    staff = await api.aStaff();
    await expect(move(late, [9], [15])).rejects.toMatchObject({ code: 'move_not_allowed' });
  });

  test('what is not paid yet takes its new price along, and is kept no longer than it begins', async () => {
    const orderId = await hold(api, customer, tariffId, [15]);
    const { message } = await api.as(staff).send(quoteAtDesk, {
      body: { roomId: 31, tariffId, slots: seen([15, 16]), serviceIds: [serviceId], equipmentIds: [], orderId },
    });
    await move(orderId, [15], [15, 16], { serviceIds: [serviceId], price: message.price });
    await api.as(staff).send(payAtDesk, { body: { orderId, by: 'cash', sum: message.price } });
    expect((await slots()).map(([kind]) => kind)).toEqual(['booking', 'booking']);
    const other = await hold(api, customer, tariffId, [9]);
    await expect(move(other, [9], [10], { price: 1 })).rejects.toMatchObject({ code: 'price_changed' });
  });
});

describe('moving what was offered', () => {
  const hall = async (more: { price?: number; priceReason?: string } = {}) => {
    const request = await aRoomRequest(api, customer);
    const orderId = await offered(api, staff, request, more);
    return { orderId, to: { roomId: HALL, tariffId: await tariffOf(api, HALL) } };
  };
  const THREE = [10, 11, 12];
  const HOUR = 1_400_000;

  test('its hours move within the room at the same price, and not into a room nobody books', async () => {
    const { orderId, to } = await hall();
    const desk = (await api.as(staff).send(getDeskBooking, { id: orderId })).message;
    expect(desk.can).toContain('move');
    await move(orderId, THREE, [14, 15, 16], { ...to, price: 3 * HOUR });
    expect((await slots()).map(([, , start]) => start)).toEqual(seen([14, 15, 16]));
    await api.db.execute(sql`update room set booking_mode = 'none' where id = ${HALL}`);
    await expect(move(orderId, [14, 15, 16], THREE, { ...to, price: 3 * HOUR })).rejects.toMatchObject({
      code: 'room_not_bookable',
    });
  });

  test('what was agreed stands for as many hours: more cost as the tariff says, fewer their share', async () => {
    const { orderId, to } = await hall({ price: 2_500_000, priceReason: 'Постоянный клиент' });
    await move(orderId, THREE, [14, 15, 16], { ...to, price: 2_500_000 });
    await move(orderId, [14, 15, 16], [13, 14, 15, 16], { ...to, price: 2_500_000 + HOUR });
    await move(orderId, [13, 14, 15, 16], [14, 15, 16], { ...to, price: 2_500_000 });
    // In whole roubles.
    await move(orderId, [14, 15, 16], [15], { ...to, price: 833_300 });
    const { rows } = await api.db.execute(sql`select lines from booking where id = ${orderId}`);
    expect(rows[0]?.lines).toMatchObject([{ kind: 'tariff', unit: 'piece', sum: 833_300 }]);
  });

  test('a booking of a room that is booked at once does not go into one on request', async () => {
    const orderId = await paidBooking(api, customer, tariffId, [9]);
    const to = { roomId: HALL, tariffId: await tariffOf(api, HALL) };
    await expect(move(orderId, [9], [9], { ...to, price: HOUR })).rejects.toMatchObject({ code: 'room_not_bookable' });
  });
});

describe('closing hours on many days', () => {
  const series = { roomId: 31, weekdays: [4], from: 9, to: 11, since: DAY, until: '2026-12-31' };
  const close = (skip: string[] = [], more: object = {}) =>
    api.as(staff).send(closeSeries, { body: { series: { ...series, ...more }, reason: 'Уборка', skip } });

  test('closes the same hours of each of them, and each may be opened alone', async () => {
    expect(seriesDays(series)).toEqual([DAY, '2026-12-10', '2026-12-17', '2026-12-24', '2026-12-31']);
    expect((await close()).message.count).toBe(5);
    expect(await slots()).toHaveLength(10);
    const { blocks } = (await api.as(staff).send(getBoard, { query: { from: DAY, days: 1 } })).message;
    expect(blocks).toMatchObject([{ kind: 'technical', start: at(9), end: at(11), title: 'Уборка' }]);
    const technicalReasonId = blocks[0]?.technicalReasonId ?? 0;
    await api.as(staff).send(deleteTechnicalReason, { body: { technicalReasonId } });
    expect(await slots()).toHaveLength(8);
  });

  test('tells which hours are taken before, and closes all days or none', async () => {
    const orderId = await hold(api, customer, tariffId, [10]);
    const { days } = (await api.as(staff).send(previewSeries, { body: series })).message;
    expect(days.map(each => [each.day, each.taken])).toEqual([
      [DAY, [at(10)]],
      ...['2026-12-10', '2026-12-17', '2026-12-24', '2026-12-31'].map(day => [day, []]),
    ]);
    await expect(close()).rejects.toMatchObject({ code: 'slot_taken', data: { taken: [at(10)] } });
    expect(await slots()).toEqual([['hold', orderId, at(10)]]);
    expect((await close([DAY])).message.count).toBe(4);
    await expect(close([], { since: DAY, until: DAY, weekdays: [1] })).rejects.toMatchObject({ code: 'slot_invalid' });
    await api.db.execute(sql`update room set booking_mode = 'none' where id = 48`);
    await expect(close([], { roomId: 48 })).rejects.toMatchObject({ code: 'room_not_bookable' });
  });
});
