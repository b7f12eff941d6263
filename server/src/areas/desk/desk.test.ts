import { getBooking, payEmbedded, writeSchedule } from '@venue/sdk/bookings';
import { cancelBooking, getBookingCard, writeTechnicalReason } from '@venue/sdk/bookings/admin';
import {
  addShiftNote,
  bookForCaller,
  findCaller,
  getBoard,
  getDeskBooking,
  giveMoneyAtDesk,
  markArrival,
  payAtDesk,
  quoteAtDesk,
  removeShiftNote,
} from '@venue/sdk/desk/admin';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { at, DAY, hold, notify, openStudio, paidBooking, pressPay, startPaying } from '../bookings/bookings.testing.ts';

let api: TestApi;
let tariffId: number;
let serviceId: number;
let staff: Person;

beforeEach(async () => {
  api = await testApi();
  ({ tariffId, serviceId } = await openStudio(api));
  staff = await api.aStaff();
});
afterEach(() => api.close());

/** Moves the clock; after days the sessions have expired, so staff sign in again. */
const later = async (to: string, minutes = 0) => {
  api.clock.now = new Date(Date.parse(to) + minutes * 60_000);
  staff = await api.aStaff();
};

const PHONE = '9990001122';
const wish = (hours: readonly number[], more: object = {}) => ({
  roomId: 31,
  tariffId,
  slots: hours.map(hour => at(hour)),
  serviceIds: [],
  equipmentIds: [],
  phone: PHONE,
  lastname: 'Лаптева',
  name: 'Мария',
  keepMinutes: 60 as const,
  comment: '',
  price: 150_000 * hours.length,
  ...more,
});
const book = async (hours: readonly number[], more: object = {}) =>
  (await api.as(staff).send(bookForCaller, { body: wish(hours, more) })).message.orderId;
const take = (orderId: number, sum: number, by: 'cash' | 'terminal' = 'cash') =>
  api.as(staff).send(payAtDesk, { body: { orderId, by, sum } });
const board = async (from = DAY, days = 1) => (await api.as(staff).send(getBoard, { query: { from, days } })).message;
const deskOf = async (id: number) => (await api.as(staff).send(getDeskBooking, { id })).message;
const sent = async (): Promise<unknown[]> =>
  (await api.db.execute(sql`select recipient, body from outbox where kind = 'sms' order by id`)).rows;

describe('the board', () => {
  test('shows every room, and what takes its hours in runs', async () => {
    const customer = await api.aCustomer();
    const orderId = await paidBooking(api, customer, tariffId, [9, 10]);
    const held = await hold(api, customer, tariffId, [13]);
    const body = { roomId: 52, slots: [at(11), at(12)], reason: 'Уборка' };
    const { id: technicalReasonId } = await api.as(staff).send(writeTechnicalReason, { body });
    const { rooms, blocks, bookings } = await board();
    expect(rooms).toHaveLength(21);
    const [first] = rooms;
    expect(first?.days.map(each => each.day)).toEqual([DAY]);
    const told = blocks.map(({ roomId, kind, start, end, orderId: order, technicalReasonId: reason, title }) => ({
      roomId,
      kind,
      start,
      end,
      order,
      reason,
      title,
    }));
    expect(told).toEqual(
      expect.arrayContaining([
        { roomId: 31, kind: 'booking', start: at(9), end: at(11), order: orderId, reason: null, title: '' },
        { roomId: 31, kind: 'hold', start: at(13), end: at(14), order: held, reason: null, title: '' },
        {
          roomId: 52,
          kind: 'technical',
          start: at(11),
          end: at(13),
          order: null,
          reason: technicalReasonId,
          title: 'Уборка',
        },
      ]),
    );
    expect(bookings.map(each => [each.orderId, each.phone])).toEqual([
      [orderId, customer.phone],
      [held, customer.phone],
    ]);
  });

  test('forgets a hold whose time has run out', async () => {
    await hold(api, await api.aCustomer(), tariffId, [13]);
    api.clock.advance(api.config.holdMinutes * 60_000 + 1);
    expect(await board()).toMatchObject({ blocks: [], bookings: [] });
  });

  test('tells of a week, and of closed days', async () => {
    await api.db.execute(sql`insert into room_closed_day (room_id, day, reason) values (31, '2026-12-05', 'Ремонт')`);
    const { rooms } = await board('2026-11-30', 7);
    const days = rooms.find(each => each.roomId === 31)?.days;
    expect(days).toHaveLength(7);
    expect(days?.[5]).toEqual({ day: '2026-12-05', open: null, reason: 'Ремонт' });
  });
});

describe('booking for a caller', () => {
  test('makes an account for a new phone, holds the hours, and writes', async () => {
    expect((await api.as(staff).send(findCaller, { body: { phone: PHONE } })).message.caller).toBeNull();
    const orderId = await book([15, 16], { comment: 'Ключ у охраны' });
    const { caller } = (await api.as(staff).send(findCaller, { body: { phone: PHONE } })).message;
    expect(caller).toMatchObject({ customer: 'Лаптева Мария', count: 1 });
    expect((await board()).bookings).toMatchObject([
      {
        orderId,
        customer: 'Лаптева Мария',
        phone: PHONE,
        comment: 'Ключ у охраны',
        expiresAt: '2026-12-01T08:00:00.000Z',
      },
    ]);
    expect(await sent()).toEqual([{ recipient: PHONE, body: expect.stringContaining(`/app/pay#${orderId}.`) }]);
    const [row] = (
      await api.db.execute(sql`select made_by, phone_active from booking join users on users.id = user_id`)
    ).rows;
    expect(row).toEqual({ made_by: staff.id, phone_active: false });
  });

  test('known callers keep their name and see it among their own', async () => {
    const customer = await api.aCustomer();
    const orderId = await book([15], { phone: customer.phone, lastname: 'Другая', name: 'Фамилия' });
    const { message } = await api.as(customer).send(getBooking, { body: { orderId } });
    expect(message.can).toEqual(['pay', 'release', 'move']);
    const { caller } = (await api.as(staff).send(findCaller, { body: { phone: customer.phone } })).message;
    expect(caller?.customer).not.toContain('Другая');
  });

  test('keeps the hours no longer than they begin', async () => {
    await later(at(14), 30);
    const orderId = await book([15], { keepMinutes: 180 });
    expect((await board()).bookings).toMatchObject([{ orderId, expiresAt: at(15) }]);
  });

  test('gives the hour that has begun to who stands at the desk', async () => {
    await later(at(14), 20);
    const orderId = await book([14]);
    await take(orderId, 150_000);
    expect((await board()).bookings).toMatchObject([{ orderId, status: 2 }]);
    await expect(book([13])).rejects.toMatchObject({ code: 'slot_invalid' });
  });

  test('is refused hours that are taken, another price, a room that is not booked, and an account on its way out', async () => {
    const customer = await api.aCustomer();
    await hold(api, customer, tariffId, [15]);
    await expect(book([14, 15])).rejects.toMatchObject({ code: 'slot_taken', data: { taken: [at(15)] } });
    await expect(book([10], { price: 1 })).rejects.toMatchObject({ code: 'price_changed', data: { price: 150_000 } });
    await expect(book([10], { roomId: 30 })).rejects.toMatchObject({ code: 'room_not_bookable' });
    await api.db.execute(sql`update users set deletion_at = now() where id = ${customer.id}`);
    await expect(book([10], { phone: customer.phone })).rejects.toMatchObject({ code: 'caller_leaves' });
    // A refused booking leaves nothing behind, not even an account.
    expect((await api.as(staff).send(findCaller, { body: { phone: PHONE } })).message.caller).toBeNull();
  });

  test('costs what it costs customers, extras included', async () => {
    const request = { roomId: 31, tariffId, slots: [at(10), at(11)], serviceIds: [serviceId], equipmentIds: [] };
    const { message } = await api.as(staff).send(quoteAtDesk, { body: { ...request, orderId: null } });
    expect(message).toMatchObject({ paid: 0, due: message.price, taken: [] });
    const customer = await api.aCustomer();
    const { message: made } = await api
      .as(customer)
      .send(writeSchedule, { body: { ...request, price: message.price } });
    expect(made.price).toBe(message.price);
    const { message: again } = await api.as(staff).send(quoteAtDesk, { body: { ...request, orderId: null } });
    expect(again.taken).toEqual([at(10), at(11)]);
  });

  test('of two at once for one hour one gets it', async () => {
    const answers = await Promise.allSettled([book([12]), book([12], { phone: '9990001133' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('money at the desk', () => {
  test('makes the booking paid, with who took it, and the customer sees it', async () => {
    const customer = await api.aCustomer();
    const orderId = await book([15, 16], { phone: customer.phone });
    expect((await deskOf(orderId)).can).toEqual(['pay', 'sbp', 'sendLink', 'invoice', 'promo', 'move']);
    await take(orderId, 300_000, 'terminal');
    expect((await api.as(customer).send(getBooking, { body: { orderId } })).message.status).toBe(2);
    const { message: card } = await api.as(staff).send(getBookingCard, { id: orderId });
    expect(card.payments).toMatchObject([{ status: 'succeeded', sum: 300_000, by: 'terminal' }]);
    expect(card.history.at(-1)?.what).toContain('карта, терминал');
    const [row] = (await api.db.execute(sql`select provider, taken_by from payment`)).rows;
    expect(row).toEqual({ provider: 'terminal', taken_by: staff.id });
    const kinds = (await api.db.execute(sql`select distinct kind from room_slot`)).rows;
    expect(kinds).toEqual([{ kind: 'booking' }]);
    expect((await deskOf(orderId)).can).toEqual(['move']);
  });

  test('is not taken twice, in another sum, nor for what is off', async () => {
    const orderId = await book([15]);
    await expect(take(orderId, 100)).rejects.toMatchObject({ code: 'sum_changed' });
    const answers = await Promise.allSettled([take(orderId, 150_000), take(orderId, 150_000, 'terminal')]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const other = await book([17]);
    await api.as(staff).send(cancelBooking, { body: { orderId: other, seen: 1, rejectionReason: 'Авария' } });
    await expect(take(other, 150_000)).rejects.toMatchObject({ code: 'booking_not_payable' });
    const late = await book([12]);
    api.clock.advance(61 * 60_000);
    await expect(take(late, 150_000)).rejects.toMatchObject({ code: 'hold_expired' });
    expect((await api.db.execute(sql`select 1 from payment`)).rows).toHaveLength(1);
  });

  test('sends back what comes through the provider as well', async () => {
    const customer = await api.aCustomer();
    const orderId = await hold(api, customer, tariffId, [15]);
    const { token, paymentId } = await startPaying(api, customer, orderId);
    await take(orderId, 150_000);
    await pressPay(api, token, 'success');
    await notify(api, paymentId);
    const { rows } = await api.db.execute(sql`select provider from refund join payment on payment.id = payment_id`);
    expect(rows).toEqual([{ provider: 'sandbox' }]);
    await expect(api.as(customer).send(payEmbedded, { body: { orderId } })).rejects.toMatchObject({
      code: 'booking_not_payable',
    });
  });

  test('goes back at the desk, never through the provider', async () => {
    const orderId = await book([15]);
    await take(orderId, 150_000);
    await api.as(staff).send(cancelBooking, { body: { orderId, seen: 2, rejectionReason: 'Авария' } });
    await api.runJob('payments.sendRefunds');
    expect(await deskOf(orderId)).toMatchObject({ owed: 150_000, paid: 0, can: ['giveBack'] });
    const give = (sum: number) => api.as(staff).send(giveMoneyAtDesk, { body: { orderId, sum } });
    await expect(give(1)).rejects.toMatchObject({ code: 'sum_changed' });
    await give(150_000);
    await expect(give(150_000)).rejects.toMatchObject({ code: 'sum_changed' });
    expect(await deskOf(orderId)).toMatchObject({ owed: 0, can: [] });
    expect((await sent()).at(-1)).toMatchObject({ body: expect.stringContaining('вернули') });
  });

  test('is for those with the right to it', async () => {
    const orderId = await book([15]);
    const manager = await api.aStaff(['bookings.read', 'desk.manage']);
    expect((await api.as(manager).send(getDeskBooking, { id: orderId })).message.can).toEqual([
      'sendLink',
      'invoice',
      'promo',
      'move',
    ]);
    await expect(
      api.as(manager).send(payAtDesk, { body: { orderId, by: 'cash', sum: 150_000 } }),
    ).rejects.toMatchObject({ status: 403 });
  });
});

describe('who came', () => {
  const mark = (orderId: number, arrival: 'came' | 'absent' | null) =>
    api.as(staff).send(markArrival, { body: { orderId, arrival } });

  test('is marked from the morning of the day, absence after the beginning, and taken back', async () => {
    const orderId = await paidBooking(api, await api.aCustomer(), tariffId, [15]);
    await expect(mark(orderId, 'came')).rejects.toMatchObject({ code: 'arrival_not_now' });
    await later(at(9));
    await mark(orderId, 'came');
    await mark(orderId, 'came');
    expect((await board()).bookings).toMatchObject([{ arrival: 'came' }]);
    await mark(orderId, null);
    await expect(mark(orderId, 'absent')).rejects.toMatchObject({ code: 'arrival_not_now' });
    await later(at(15));
    await mark(orderId, 'absent');
    const { history } = (await api.as(staff).send(getBookingCard, { id: orderId })).message;
    expect(history.slice(-3).map(({ what }) => what)).toEqual([
      'Клиент пришёл',
      'Отметка о приходе снята',
      'Клиент не пришёл',
    ]);
  });

  test('is asked of paid bookings only', async () => {
    await later(at(12));
    const orderId = await book([15]);
    api.clock.advance(30 * 60_000);
    await expect(mark(orderId, 'came')).rejects.toMatchObject({ code: 'arrival_not_now' });
  });
});

test('a shift leaves notes for the next', async () => {
  const { id } = await api.as(staff).send(addShiftNote, { body: { day: DAY, text: ' Ключ у охраны ' } });
  expect((await board()).notes).toMatchObject([{ noteId: id, day: DAY, text: 'Ключ у охраны' }]);
  expect((await board('2026-12-04')).notes).toEqual([]);
  await api.as(staff).send(removeShiftNote, { body: { noteId: id } });
  await expect(api.as(staff).send(removeShiftNote, { body: { noteId: id } })).rejects.toMatchObject({
    code: 'not_found',
  });
  expect((await board()).notes).toEqual([]);
});
