import { momentOf } from '@venue/sdk';
import { findRooms, writeSchedule } from '@venue/sdk/bookings';
import type { FoundRoom, RoomWish } from '@venue/sdk/bookings/model';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../../core/db/transact.ts';
import type { Person } from '../../../testing/api.people.ts';
import { type TestApi, testApi } from '../../../testing/api.ts';
import { databaseKinds } from '../../../testing/database.ts';
import { addClosedDay } from '../../rooms/rooms.opening.store.ts';
import { lockRooms, saveParts } from '../../rooms/rooms.parts.store.ts';
import { at, DAY, hold, openStudio } from '../bookings.testing.ts';

const [STUDIO, VIDEO, HALL, PART] = [31, 52, 47, 45];
const wished = (from: number, to: number, day = DAY): RoomWish => ({ hours: { day, from, to } });

describe.each(databaseKinds)('rooms found by what is wished for (%s)', kind => {
  let api: TestApi;
  let anna: Person;
  let tariffId: number;

  beforeAll(async () => {
    api = await testApi({ kind });
    ({ tariffId } = await openStudio(api));
    anna = await api.aCustomer();
  });
  afterAll(() => api.close());
  afterEach(async () => {
    await api.db.execute(sql`delete from room_slot`);
    await api.db.execute(sql`delete from room_closed_day`);
    await api.db.execute(sql`update room set buffer_before = 0, buffer_after = 0`);
    await api.db.execute(sql`delete from room_part`);
    await api.db.execute(sql`update booking set status = 3, expires_at = null, pay_until = null`);
  });

  const find = async (wish: RoomWish): Promise<FoundRoom[]> =>
    (await api.client().send(findRooms, { body: wish })).message.rooms;
  const one = async (wish: RoomWish, roomId: number) => {
    const room = (await find(wish)).find(each => each.roomId === roomId);
    if (!room) throw new Error(`room ${roomId} was not found`);
    return room;
  };

  test('without hours all rooms are there, and nothing is said of what is free', async () => {
    const rooms = await find({});
    expect(rooms).toHaveLength(21);
    expect(rooms.slice(0, 2).map(({ roomId }) => roomId)).toEqual([STUDIO, VIDEO]);
    expect(new Set(rooms.map(({ free, why, sum }) => `${free} ${why} ${sum}`))).toEqual(new Set(['null null null']));
  });

  test('people, area, price and equipment each narrow them, by what staff said of the rooms', async () => {
    const all = await find({});
    const fits = async (wish: RoomWish, suits: (room: FoundRoom) => boolean) => {
      const found = await find(wish);
      expect(found.length).toBeGreaterThan(0);
      expect(found.length).toBeLessThan(all.length);
      expect(found.map(({ roomId }) => roomId).sort()).toEqual(
        all
          .filter(suits)
          .map(({ roomId }) => roomId)
          .sort(),
      );
    };
    await fits({ people: 40 }, ({ capacity }) => capacity >= 40);
    await fits({ area: 80 }, ({ area }) => area >= 80);
    await fits({ price: 150_000 }, ({ priceFrom }) => priceFrom !== null && priceFrom <= 150_000);
    const { message } = await api.client().send(findRooms, { body: {} });
    const [first] = message.equipment;
    if (!first) throw new Error('the rooms offer no equipment');
    await fits({ equipmentIds: [first.equipmentId] }, room => room.equipmentIds.includes(first.equipmentId));
  });

  test('a room on request has its price from too, but no sum: the offer says it', async () => {
    await api.db.execute(sql`insert into tariff (room_id, title, description, price_per_hour, min_hours, position)
      values (${HALL}, 'Час', '', 1400000, 1, 0)`);
    expect(await one({ price: 1_400_000 }, HALL)).toMatchObject({ bookingMode: 'request', priceFrom: 1_400_000 });
    expect((await find({ price: 1_399_999 })).map(({ roomId }) => roomId)).not.toContain(HALL);
    expect(await one(wished(10, 12), HALL)).toMatchObject({ free: true, sum: null });
    await api.db.execute(sql`update room set booking_mode = 'none' where id = ${HALL}`);
    expect(await one({}, HALL)).toMatchObject({ priceFrom: null });
    await api.db.execute(sql`update room set booking_mode = 'request' where id = ${HALL}`);
    await api.db.execute(sql`delete from tariff where room_id = ${HALL}`);
  });

  test('a free room says what the hours cost by the tariff that is best for them', async () => {
    expect(await one(wished(10, 12), STUDIO)).toMatchObject({ free: true, why: null, sum: 300_000, instead: [] });
    // From four hours on the day's tariff is cheaper.
    expect(await one(wished(10, 14), STUDIO)).toMatchObject({ sum: 480_000 });
  });

  test('a taken room says when it is free instead, and comes after those that are free', async () => {
    await hold(api, anna, tariffId, [10, 11]);
    const rooms = await find(wished(10, 12));
    const studio = rooms.find(({ roomId }) => roomId === STUDIO);
    expect(studio).toMatchObject({
      free: false,
      why: 'taken',
      instead: [
        { start: at(12), end: at(14) },
        { start: at(13), end: at(15) },
        { start: at(10, '2026-12-04'), end: at(12, '2026-12-04') },
      ],
    });
    expect(rooms[0]?.roomId).toBe(VIDEO);
    expect(rooms.findLastIndex(({ free }) => free)).toBeLessThan(rooms.findIndex(({ free }) => free === false));
  });

  test('on a full day the nearest of other days are offered, one of each', async () => {
    await hold(api, anna, tariffId, [9, 10, 11, 12, 13, 14, 15, 16, 17]);
    const { instead } = await one(wished(10, 12), STUDIO);
    expect(instead.map(({ start }) => start)).toEqual([
      at(10, '2026-12-04'),
      at(10, '2026-12-02'),
      at(10, '2026-12-05'),
    ]);
  });

  test('a hold that ran out takes nothing', async () => {
    await hold(api, anna, tariffId, [10]);
    expect(await one(wished(10, 11), STUDIO)).toMatchObject({ free: false });
    api.clock.advance(api.config.holdMinutes * 60_000 + 1);
    expect(await one(wished(10, 11), STUDIO)).toMatchObject({ free: true });
    api.clock.now = momentOf('2026-12-01', 12);
  });

  test('a closed day, passed hours and hours too far ahead are said to be that', async () => {
    await inTransaction(api.db, tx => addClosedDay(tx, { roomId: STUDIO, day: DAY, reason: 'Ремонт' }));
    expect(await one(wished(10, 12), STUDIO)).toMatchObject({ free: false, why: 'closed' });
    expect(await one(wished(7, 9), VIDEO)).toMatchObject({ why: 'closed' });
    expect(await one(wished(10, 11, '2026-12-01'), VIDEO)).toMatchObject({ why: 'passed' });
    expect(await one(wished(10, 11, '2027-06-01'), VIDEO)).toMatchObject({ why: 'far', instead: [] });
  });

  test('a part of a hall takes the hall, the hall takes its parts, and hours kept free count', async () => {
    await inTransaction(api.db, async tx => {
      await lockRooms(tx, [HALL, PART]);
      await saveParts(tx, HALL, [PART], api.clock.now);
    });
    const { rows } = await api.db.execute(sql`
      insert into technical_reason (room_id, reason, created_by, created_at)
      values (${PART}, 'Ремонт', ${anna.id}, now()) returning id`);
    await api.db.execute(sql`
      insert into room_slot (room_id, starts_at, kind, technical_reason_id)
      values (${PART}, ${at(10)}, 'technical', ${Number(rows[0]?.id)})`);
    expect(await one(wished(10, 11), HALL)).toMatchObject({ free: false, why: 'taken' });
    expect(await one(wished(11, 12), HALL)).toMatchObject({ free: true });
    await api.db.execute(sql`update room set buffer_before = 1 where id = ${HALL}`);
    expect(await one(wished(11, 12), HALL)).toMatchObject({ free: false, why: 'taken' });
  });

  test('what is offered can be booked, and what is not cannot', async () => {
    await hold(api, anna, tariffId, [12]);
    await api.db.execute(sql`update room set buffer_after = 1 where id = ${STUDIO}`);
    for (let from = 8; from < 18; from++) {
      const { free } = await one(wished(from, from + 1), STUDIO);
      const person = await api.aCustomer();
      const body = { roomId: STUDIO, tariffId, slots: [at(from)], serviceIds: [], equipmentIds: [], price: 150_000 };
      const held = await api
        .as(person)
        .send(writeSchedule, { body })
        .then(
          ({ message }) => message.orderId,
          () => null,
        );
      expect([from, held !== null]).toEqual([from, free]);
      if (held === null) continue;
      await api.db.execute(sql`delete from room_slot where booking_id = ${held}`);
    }
  });
});
