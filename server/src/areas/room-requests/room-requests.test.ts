import { momentOf } from '@venue/sdk';
import {
  getBooking,
  getBookingByLink,
  listMyBookings,
  payByLink,
  quoteMove,
  releaseByLink,
  writeSchedule,
} from '@venue/sdk/bookings';
import { cancelBooking, writeTechnicalReason } from '@venue/sdk/bookings/admin';
import { addRoomRequest, listMyRoomRequests, withdrawRoomRequest } from '@venue/sdk/room-requests';
import {
  declineRoomRequest,
  getRoomRequest,
  listRoomRequests,
  offerRoom,
  quoteRoomOffer,
} from '@venue/sdk/room-requests/admin';
import { MOST_ROOM_REQUESTS, roomRequestStatus } from '@venue/sdk/room-requests/model';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { at, notify, openStudio, pressPay, told } from '../bookings/bookings.testing.ts';
import { anOffer, aRoomRequest, aWish, HALL, linkSent, offered, tariffOf, WISHED } from './room-requests.testing.ts';

let api: TestApi;
let customer: Person;
let staff: Person;
let tariffId: number;

beforeEach(async () => {
  api = await testApi();
  ({ tariffId } = await openStudio(api));
  customer = await api.aCustomer();
  staff = await api.aStaff();
});
afterEach(() => api.close());

const { waiting, offered: isOffered, booked, declined, withdrawn, lapsed, refused, cancelled } = roomRequestStatus;
const cardOf = async (id: number) => (await api.as(staff).send(getRoomRequest, { id })).message;
const statusOf = async (id: number) => (await cardOf(id)).roomRequestStatus;
const mine = async () => (await api.as(customer).send(listMyRoomRequests, {})).message.requests;
const open = (token: string) => api.client().send(getBookingByLink, { body: { token } });
const slots = async () =>
  (await api.db.execute(sql`select kind from room_slot where room_id = ${HALL} order by starts_at`)).rows.map(
    row => row.kind,
  );
const decline = (id: number, seen: number = waiting) =>
  api.as(staff).send(declineRoomRequest, {
    id,
    body: { seen: seen as 1, status: declined, rejectionReason: 'В это время занято' },
  });
const pay = async (token: string) => {
  const { message } = await api.client().send(payByLink, { body: { token } });
  await pressPay(api, message.confirmationToken, 'success');
  await notify(api, message.paymentId);
};

describe('a request', () => {
  test('is sent, told to the staff, and read by both', async () => {
    const id = await aRoomRequest(api, customer);
    expect(await mine()).toMatchObject([
      {
        roomRequestId: id,
        roomRequestStatus: waiting,
        start: at(10),
        end: at(13),
        guests: 120,
        can: ['change', 'withdraw'],
      },
    ]);
    const { items } = await api.as(staff).send(listRoomRequests, { query: { page: 1, pageSize: 25, order: 'desc' } });
    expect(items).toMatchObject([{ roomRequestId: id, userPhone: customer.phone, can: ['offer', 'decline'] }]);
    expect(await told(api, 'staff')).toContainEqual({ action: 'roomRequestChanged', data: { roomRequestId: id } });
  });

  test('is for a room that is booked on request alone', async () => {
    const ask = (more: Partial<typeof aWish>) => api.as(customer).send(addRoomRequest, { body: { ...aWish, ...more } });
    await expect(ask({ roomId: 31, guests: 4 })).rejects.toMatchObject({ code: 'room_not_requestable' });
    await api.db.execute(sql`update room set booking_mode = 'none' where id = 28`);
    await expect(ask({ roomId: 28, guests: 4 })).rejects.toMatchObject({ code: 'room_not_requestable' });
    await expect(ask({ roomId: 999 })).rejects.toMatchObject({ code: 'not_found' });
    const wish = {
      roomId: HALL,
      tariffId: await tariffOf(api, HALL),
      slots: [at(10)],
      serviceIds: [],
      equipmentIds: [],
    };
    await expect(api.as(customer).send(writeSchedule, { body: { ...wish, price: 1_400_000 } })).rejects.toMatchObject({
      code: 'room_not_bookable',
    });
  });

  test('says what is wrong beside the field', async () => {
    const ask = (more: Partial<typeof aWish>) => api.as(customer).send(addRoomRequest, { body: { ...aWish, ...more } });
    await expect(ask({ guests: 321 })).rejects.toMatchObject({ fields: { guests: expect.stringContaining('320') } });
    await expect(ask({ toHour: 10 })).rejects.toMatchObject({ code: 'invalid_input' });
    await expect(ask({ day: '2026-11-30' })).rejects.toMatchObject({ code: 'slot_invalid' });
    await expect(ask({ day: '2027-11-30' })).rejects.toMatchObject({ code: 'slot_invalid' });
  });

  test('is one of ten that may be open, also when they come at once', async () => {
    for (let each = 1; each < MOST_ROOM_REQUESTS; each++) await aRoomRequest(api, customer);
    const both = await Promise.allSettled([aRoomRequest(api, customer), aRoomRequest(api, customer)]);
    expect(both.map(each => each.status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(aRoomRequest(api, customer)).rejects.toMatchObject({ code: 'room_request_limit' });
  });

  test('is taken back by its owner, unless an offer waits for its payment', async () => {
    const id = await aRoomRequest(api, customer);
    await expect(api.as(await api.aCustomer()).send(withdrawRoomRequest, { id })).rejects.toMatchObject({
      code: 'not_found',
    });
    await api.as(customer).send(withdrawRoomRequest, { id });
    expect(await statusOf(id)).toBe(withdrawn);
    const other = await aRoomRequest(api, customer);
    await offered(api, staff, other);
    await expect(api.as(customer).send(withdrawRoomRequest, { id: other })).rejects.toMatchObject({
      code: 'move_not_allowed',
    });
  });

  test('is declined with a reason that its owner reads and is written', async () => {
    const id = await aRoomRequest(api, customer);
    await decline(id);
    await expect(offered(api, staff, id, { seen: declined })).rejects.toMatchObject({ code: 'move_not_allowed' });
    expect(await mine()).toMatchObject([
      { roomRequestStatus: declined, rejectionReason: 'В это время занято', can: [] },
    ]);
    const { rows } = await api.db.execute(sql`select recipient, body from outbox order by id desc limit 1`);
    expect(rows).toEqual([{ recipient: customer.phone, body: expect.stringContaining('В это время занято') }]);
    await expect(offered(api, staff, id)).rejects.toMatchObject({ code: 'already_decided' });
  });
});

describe('an offer', () => {
  test('holds the hours, is opened and paid by its link without a login, and both see it', async () => {
    const id = await aRoomRequest(api, customer);
    const orderId = await offered(api, staff, id, { comment: 'Сцена свободна с девяти' });
    expect(await slots()).toEqual(['hold', 'hold', 'hold']);
    expect(await mine()).toMatchObject([
      {
        roomRequestStatus: isOffered,
        offer: { orderId, price: 4_200_000, comment: 'Сцена свободна с девяти' },
        can: ['pay', 'refuse'],
      },
    ]);
    const token = await linkSent(api);
    expect((await open(token)).message).toMatchObject({ orderId, price: 4_200_000, can: ['pay', 'release'] });
    expect(await cardOf(id)).toMatchObject({
      offers: [{ orderId, quoted: 4_200_000, linkSentAt: expect.any(String) }],
      can: ['replace', 'takeBack', 'sendLink'],
    });
    await pay(token);
    expect(await slots()).toEqual(['booking', 'booking', 'booking']);
    expect(await statusOf(id)).toBe(booked);
    expect(await mine()).toMatchObject([{ roomRequestStatus: booked, can: [] }]);
    expect((await open(token)).message).toMatchObject({ status: 2, can: [] });
  });

  test('is paid once, by whoever comes first', async () => {
    const id = await aRoomRequest(api, customer);
    await offered(api, staff, id);
    const token = await linkSent(api);
    const both = await Promise.all([1, 2].map(() => api.client().send(payByLink, { body: { token } })));
    expect(new Set(both.map(each => each.message.paymentId)).size).toBe(1);
    await pay(token);
    await expect(api.client().send(payByLink, { body: { token } })).rejects.toMatchObject({
      code: 'booking_not_payable',
    });
    const { rows } = await api.db.execute(sql`select count(*)::int as paid from payment where status = 'succeeded'`);
    expect(rows).toEqual([{ paid: 1 }]);
  });

  test('costs what the quote says, or another sum with a reason, in one line of the receipt', async () => {
    const id = await aRoomRequest(api, customer);
    const body = {
      day: WISHED,
      fromHour: 10,
      toHour: 13,
      tariffId: await tariffOf(api, HALL),
      serviceIds: [],
      equipmentIds: [],
    };
    expect((await api.as(staff).send(quoteRoomOffer, { id, body })).message).toMatchObject({
      price: 4_200_000,
      taken: [],
    });
    await expect(offered(api, staff, id, { price: 4_000_000 })).rejects.toMatchObject({ code: 'invalid_input' });
    await expect(offered(api, staff, id, { quoted: 1, price: 1 })).rejects.toMatchObject({ code: 'price_changed' });
    await offered(api, staff, id, { price: 4_000_000, priceReason: 'Постоянный клиент' });
    const { message } = await open(await linkSent(api));
    expect(message).toMatchObject({ price: 4_000_000, lines: [{ quantity: 1, unit: 'piece', sum: 4_000_000 }] });
    expect(await cardOf(id)).toMatchObject({ offers: [{ quoted: 4_200_000, priceReason: 'Постоянный клиент' }] });
  });

  test('of taken hours is refused, and none of them are held', async () => {
    const [one, other] = [await aRoomRequest(api, customer), await aRoomRequest(api, await api.aCustomer())];
    await offered(api, staff, one);
    await expect(offered(api, staff, other, { fromHour: 12, toHour: 15, quoted: 4_200_000 })).rejects.toMatchObject({
      code: 'slot_taken',
      data: { taken: [at(12)] },
    });
    expect(await slots()).toEqual(['hold', 'hold', 'hold']);
    expect(await statusOf(other)).toBe(waiting);
    const reason = { roomId: HALL, slots: [at(11)], reason: 'Уборка' };
    await expect(api.as(staff).send(writeTechnicalReason, { body: reason })).rejects.toMatchObject({
      code: 'slot_taken',
    });
  });

  test('of two at once to one request, one stands', async () => {
    const id = await aRoomRequest(api, customer);
    const both = await Promise.allSettled([
      offered(api, staff, id),
      offered(api, staff, id, { fromHour: 14, toHour: 17 }),
    ]);
    expect(both.map(each => each.status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await slots()).toEqual(['hold', 'hold', 'hold']);
  });

  test('lapses by itself; then it cannot be paid, the hours are free, and another may be sent', async () => {
    const id = await aRoomRequest(api, customer);
    const orderId = await offered(api, staff, id, { keepHours: 3 });
    const token = await linkSent(api);
    api.clock.advance(3 * 3_600_000 + 1);
    staff = await api.aStaff();
    expect(await statusOf(id)).toBe(lapsed);
    await expect(api.client().send(payByLink, { body: { token } })).rejects.toMatchObject({ code: 'hold_expired' });
    await api.runJob('bookings.closeExpired');
    expect(await slots()).toEqual([]);
    expect(await statusOf(id)).toBe(lapsed);
    const second = await offered(api, staff, id, { seen: lapsed });
    expect(second).not.toBe(orderId);
    expect(await cardOf(id)).toMatchObject({ offer: { orderId: second }, offers: [{}, { orderId, payUntil: null }] });
  });

  test('is spoken of again before its term ends, and once it has ended', async () => {
    const id = await aRoomRequest(api, customer);
    await offered(api, staff, id, { keepHours: 24 });
    const told = async () => {
      await Promise.all([api.runJob('notices.remind'), api.runJob('notices.remind')]);
      await Promise.all([api.runJob('roomRequests.tellOfOffers'), api.runJob('roomRequests.tellOfOffers')]);
      return (
        await api.db.execute(sql`select event from outbox where event like 'roomRequest.%' order by id`)
      ).rows.map(row => row.event);
    };
    expect(await told()).toEqual(['roomRequest.offered']);
    api.clock.advance(21 * 3_600_000);
    expect(await told()).toEqual(['roomRequest.offered', 'roomRequest.runsOut']);
    expect((await open(await linkSent(api))).message.status).toBe(1);
    api.clock.advance(3 * 3_600_000 + 1);
    await api.runJob('bookings.closeExpired');
    expect(await told()).toEqual(['roomRequest.offered', 'roomRequest.runsOut', 'roomRequest.lapsed']);
    // One that was held for a few hours only is not spoken of again before its end.
    staff = await api.aStaff();
    await offered(api, staff, id, { seen: lapsed, keepHours: 3 });
    expect((await told()).slice(3)).toEqual(['roomRequest.offered']);
  });

  test('that lapses at night is spoken of in the morning', async () => {
    api.clock.now = momentOf('2026-11-20', 20);
    staff = await api.aStaff();
    await offered(api, staff, await aRoomRequest(api, customer), { keepHours: 3 });
    api.clock.advance(3 * 3_600_000 + 1);
    await api.runJob('bookings.closeExpired');
    await api.runJob('roomRequests.tellOfOffers');
    const { rows } = await api.db.execute(sql`
      select extract(epoch from due_at)::int as due from outbox where event = 'roomRequest.lapsed' and kind = 'sms'`);
    expect(rows).toEqual([{ due: momentOf('2026-11-21', 8).getTime() / 1000 }]);
  });

  test('is refused by its link; then it cannot be paid, and staff may offer again', async () => {
    const id = await aRoomRequest(api, customer);
    await offered(api, staff, id);
    const token = await linkSent(api);
    await api.client().send(releaseByLink, { body: { token } });
    expect(await statusOf(id)).toBe(refused);
    expect(await slots()).toEqual([]);
    await expect(api.client().send(payByLink, { body: { token } })).rejects.toMatchObject({
      code: 'booking_not_payable',
    });
    await expect(api.client().send(releaseByLink, { body: { token } })).rejects.toMatchObject({
      code: 'booking_not_cancellable',
    });
    await offered(api, staff, id, { seen: refused });
    expect(await statusOf(id)).toBe(isOffered);
    await expect(decline(id, isOffered)).rejects.toMatchObject({ code: 'move_not_allowed' });
    // One offer at a time: another takes its place.
    await offered(api, staff, id, { seen: isOffered, fromHour: 15, toHour: 18 });
    expect(await slots()).toEqual(['hold', 'hold', 'hold']);
  });

  test('that was paid may be called off by its customer, and what is not shown is refused: its hours stay', async () => {
    const orderId = await offered(api, staff, await aRoomRequest(api, customer));
    await pay(await linkSent(api));
    const { can } = (await api.as(customer).send(getBooking, { body: { orderId } })).message;
    expect(can).toEqual(['cancel', 'receipt']);
    expect((await api.as(customer).send(listMyBookings, { x: 1, body: {} })).items).toMatchObject([{ can }]);
    await expect(api.as(customer).send(quoteMove, { body: { orderId, slots: [at(15)] } })).rejects.toMatchObject({
      code: 'booking_not_movable',
    });
  });

  test('that was paid says so when its booking is called off', async () => {
    const id = await aRoomRequest(api, customer);
    const orderId = await offered(api, staff, id);
    await pay(await linkSent(api));
    await api.as(staff).send(cancelBooking, { body: { orderId, seen: 2, rejectionReason: 'Авария' } });
    expect(await statusOf(id)).toBe(cancelled);
  });
});

describe('a link', () => {
  test('opens its own booking and no other', async () => {
    const [one, other] = [await aRoomRequest(api, customer), await aRoomRequest(api, await api.aCustomer())];
    const first = await offered(api, staff, one);
    const token = await linkSent(api);
    const second = await offered(api, staff, other, { fromHour: 14, toHour: 17 });
    expect((await open(token)).message.orderId).toBe(first);
    const forged = token.replace(/^\d+/, String(second));
    await expect(open(forged)).rejects.toMatchObject({ code: 'link_expired' });
    await expect(api.client().send(payByLink, { body: { token: forged } })).rejects.toMatchObject({
      code: 'link_expired',
    });
    await expect(api.client().send(releaseByLink, { body: { token: forged } })).rejects.toMatchObject({
      code: 'link_expired',
    });
  });

  test('lasts until the day after its hours', async () => {
    await offered(api, staff, await aRoomRequest(api, customer));
    const token = await linkSent(api);
    api.clock.now = new Date(Date.parse(at(13)) + 24 * 3_600_000 - 1);
    expect((await open(token)).message.can).toEqual([]);
    api.clock.advance(1);
    await expect(open(token)).rejects.toMatchObject({ code: 'link_expired' });
  });

  test('is not found by trying', async () => {
    for (let each = 0; each < 30; each++) await expect(open('x')).rejects.toMatchObject({ code: 'link_expired' });
    await expect(open('x')).rejects.toMatchObject({ code: 'rate_limited' });
  });
});

test('an offer needs a tariff of its room', async () => {
  const id = await aRoomRequest(api, customer);
  const body = { ...anOffer, seen: waiting, seenOffer: null, tariffId };
  await expect(api.as(staff).send(offerRoom, { id, body })).rejects.toMatchObject({ code: 'tariff_gone' });
});
