import { payByLink } from '@venue/sdk/bookings';
import { changeRoomRequest, listMyRoomRequests } from '@venue/sdk/room-requests';
import { getRoomRequest, quoteRoomOffer, withdrawRoomOffer } from '@venue/sdk/room-requests/admin';
import { roomRequestStatus } from '@venue/sdk/room-requests/model';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import { at, openStudio } from '../bookings/bookings.testing.ts';
import { aRoomRequest, aWish, HALL, linkSent, offered, offerOf, tariffOf, WISHED } from './room-requests.testing.ts';

const { waiting, offered: isOffered } = roomRequestStatus;

describe.each(databaseKinds)('a request and its offer change (%s)', kind => {
  let api: TestApi;
  let customer: Person;
  let staff: Person;
  beforeAll(async () => {
    api = await testApi({ kind });
    await openStudio(api);
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await api.db.execute(sql`truncate room_request, room_slot, outbox cascade`);
    customer = await api.aCustomer();
    staff = await api.aStaff();
  });

  const cardOf = async (id: number) => (await api.as(staff).send(getRoomRequest, { id })).message;
  const mine = async () => (await api.as(customer).send(listMyRoomRequests, {})).message.requests[0];
  const hours = async () =>
    (
      await api.db.execute(sql`
        select extract(hour from starts_at at time zone 'Asia/Yekaterinburg')::int as hour
        from room_slot where room_id = ${HALL} order by starts_at`)
    ).rows.map(({ hour }) => hour);
  const sms = async () => {
    const { rows } = await api.db.execute(
      sql`select event, body from outbox where recipient = ${customer.phone} order by id desc limit 1`,
    );
    return { event: rows[0]?.event, text: String(rows[0]?.body).replaceAll(/\s/g, ' ') };
  };
  const change = (id: number, more: Partial<typeof aWish> = {}, who = customer) => {
    const { roomId: _, contactName: __, ...wish } = { ...aWish, ...more };
    return api.as(who).send(changeRoomRequest, { id, body: wish });
  };
  const rejectionReason = 'Это время понадобилось площадке';
  const withdraw = async (id: number, seen: number = isOffered, seenOffer?: number) => {
    const body = {
      seen: seen as 2,
      seenOffer: seenOffer ?? (await offerOf(api, id)),
      status: waiting,
      rejectionReason,
    };
    await api.as(staff).send(withdrawRoomOffer, { id, body });
  };

  test('its customer asks for other hours until staff answer', async () => {
    const id = await aRoomRequest(api, customer);
    expect((await mine())?.can).toEqual(['change', 'withdraw']);
    await change(id, { fromHour: 15, toHour: 18, guests: 90, purpose: 'Лекция' });
    expect(await cardOf(id)).toMatchObject({ start: at(15), end: at(18), guests: 90, purpose: 'Лекция' });
    await expect(change(id, {}, await api.aCustomer())).rejects.toMatchObject({ code: 'not_found' });
    await expect(change(id, { day: '2020-01-01' })).rejects.toMatchObject({ code: 'slot_invalid' });
    await expect(change(id, { guests: 9999 })).rejects.toMatchObject({ code: 'invalid_input' });
    await offered(api, staff, id);
    await expect(change(id)).rejects.toMatchObject({ code: 'move_not_allowed' });
  });

  test('another offer replaces the one that waits: its hours are free, also for the new one', async () => {
    const id = await aRoomRequest(api, customer);
    const first = await offered(api, staff, id);
    const body = { day: WISHED, fromHour: 12, toHour: 15, serviceIds: [], equipmentIds: [] };
    const quote = { ...body, tariffId: await tariffOf(api, HALL) };
    expect((await api.as(staff).send(quoteRoomOffer, { id, body: quote })).message.taken).toEqual([]);
    const second = await offered(api, staff, id, { fromHour: 12, toHour: 15, seen: isOffered });
    expect(await hours()).toEqual([12, 13, 14]);
    expect(await sms()).toMatchObject({ event: 'roomRequest.changed', text: /^Предложение изменилось: .*12:00–15:00/ });
    expect((await cardOf(id)).offers.map(each => [each.orderId, each.payUntil !== null])).toEqual([
      [second, true],
      [first, false],
    ]);
    expect((await mine())?.offer?.orderId).toBe(second);
  });

  test('of two who replace an offer at once, the second is told; it also withdraws no offer that it did not see', async () => {
    const id = await aRoomRequest(api, customer);
    const first = await offered(api, staff, id);
    const colleague = await api.aStaff();
    const both = await Promise.allSettled([
      offered(api, staff, id, { fromHour: 12, toHour: 15, seen: isOffered, seenOffer: first }),
      offered(api, colleague, id, { fromHour: 15, toHour: 18, seen: isOffered, seenOffer: first }),
    ]);
    expect(both.map(each => each.status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const refused = { code: 'already_decided', data: { by: expect.stringMatching(/\S/) } };
    expect(both.find(each => each.status === 'rejected')?.reason).toMatchObject(refused);
    await expect(withdraw(id, isOffered, first)).rejects.toMatchObject(refused);
    expect(await hours()).toHaveLength(3);
  });

  /** Another room on request, for so many guests. */
  async function otherRoom(capacity: number): Promise<number> {
    const { rows } = await api.db.execute<{ id: number }>(sql`
      update room set capacity = ${capacity} where id = (
        select min(other.id) from room other join room hall on hall.id = ${HALL}
        where other.booking_mode = hall.booking_mode and other.id <> ${HALL}) returning id`);
    return rows[0]?.id ?? 0;
  }
  const hoursIn = async (roomId: number) =>
    (await api.db.execute(sql`select 1 from room_slot where room_id = ${roomId} and hall_id is null`)).rows.length;

  test('an offer goes to another room: its hours there are held, those here free, the customer is told once', async () => {
    const id = await aRoomRequest(api, customer);
    const first = await offered(api, staff, id);
    const roomId = await otherRoom(200);
    const body = { roomId, day: WISHED, fromHour: 10, toHour: 13, serviceIds: [], equipmentIds: [] };
    const tariffId = await tariffOf(api, roomId);
    const quote = (await api.as(staff).send(quoteRoomOffer, { id, body: { ...body, tariffId } })).message;
    expect(quote.taken).toEqual([]);
    const written = async () =>
      (await api.db.execute(sql`select id from outbox where recipient = ${customer.phone}`)).rows.length;
    const before = await written();
    const { price } = quote;
    const second = await offered(api, staff, id, { roomId, quoted: price, price, seen: isOffered });
    expect([await hours(), await hoursIn(roomId)]).toEqual([[], 3]);
    expect(await written()).toBe(before + 1);
    const { roomName } = (await mine())?.offer ?? {};
    expect((await sms()).text).toContain(`Предложение изменилось: ${roomName}, `);
    expect((await cardOf(id)).offers).toMatchObject([
      { orderId: second, roomId, roomName },
      { orderId: first, roomId: HALL },
    ]);
    expect(await mine()).toMatchObject({ roomId: HALL, offer: { orderId: second, roomId } });
    // What somebody else has there replaces nothing.
    const other = await aRoomRequest(api, await api.aCustomer());
    await offered(api, staff, other);
    const taken = offered(api, staff, other, { roomId, quoted: price, price, seen: isOffered });
    await expect(taken).rejects.toMatchObject({ code: 'slot_taken' });
    expect([await hours(), await hoursIn(roomId)]).toEqual([[10, 11, 12], 3]);
  });

  test('an offer of a room that is too small for the guests is refused', async () => {
    const id = await aRoomRequest(api, customer);
    const roomId = await otherRoom(100);
    await expect(offered(api, staff, id, { roomId })).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { roomId: expect.stringMatching(/^Сюда входит до/) },
    });
    expect(await hoursIn(roomId)).toBe(0);
  });

  test('an offer whose hours are taken by others replaces nothing', async () => {
    const id = await aRoomRequest(api, customer);
    const first = await offered(api, staff, id);
    await offered(api, staff, await aRoomRequest(api, await api.aCustomer()), { fromHour: 15, toHour: 18 });
    await expect(offered(api, staff, id, { fromHour: 14, toHour: 17, seen: isOffered })).rejects.toMatchObject({
      code: 'slot_taken',
    });
    expect((await mine())?.offer?.orderId).toBe(first);
    expect(await hours()).toEqual([10, 11, 12, 15, 16, 17]);
  });

  test('staff withdraw an offer: the hours are free, the customer is told why, the request waits again', async () => {
    const id = await aRoomRequest(api, customer);
    await offered(api, staff, id);
    const link = await linkSent(api);
    await withdraw(id);
    expect(await hours()).toEqual([]);
    expect(await cardOf(id)).toMatchObject({ roomRequestStatus: waiting, offer: null, can: ['offer', 'decline'] });
    expect(await sms()).toMatchObject({
      event: 'roomRequest.offerWithdrawn',
      text: /^Предложение больше не действует: .* Платить не нужно\. Это время понадобилось площадке\./,
    });
    await expect(api.client().send(payByLink, { body: { token: link } })).rejects.toMatchObject({
      code: 'booking_not_payable',
    });
    await expect(withdraw(id, waiting)).rejects.toMatchObject({ code: 'move_not_allowed' });
    await offered(api, staff, id);
  });

  test('neither is possible once its payment has begun', async () => {
    const id = await aRoomRequest(api, customer);
    await offered(api, staff, id);
    await api.client().send(payByLink, { body: { token: await linkSent(api) } });
    await expect(withdraw(id)).rejects.toMatchObject({ code: 'move_not_allowed' });
    await expect(offered(api, staff, id, { fromHour: 12, toHour: 15, seen: isOffered })).rejects.toMatchObject({
      code: 'move_not_allowed',
    });
    expect(await hours()).toEqual([10, 11, 12]);
  });

  test('payment and withdrawal at once: one of them wins', async () => {
    const id = await aRoomRequest(api, customer);
    await offered(api, staff, id);
    const token = await linkSent(api);
    const [paid, gone] = await Promise.allSettled([api.client().send(payByLink, { body: { token } }), withdraw(id)]);
    expect([paid.status, gone.status].toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await hours()).toEqual(paid.status === 'fulfilled' ? [10, 11, 12] : []);
  });
});
