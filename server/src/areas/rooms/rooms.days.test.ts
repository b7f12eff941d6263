import { momentOf } from '@venue/sdk';
import { findRooms, getMonth, getSchedule } from '@venue/sdk/bookings';
import { moveBooking } from '@venue/sdk/desk/admin';
import { getRoom } from '@venue/sdk/rooms';
import { closeDay } from '@venue/sdk/rooms/admin';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Db } from '../../core/db/database.ts';
import { inTransaction } from '../../core/db/transact.ts';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import { takeHours } from '../bookings/bookings.store.ts';
import { at, DAY, hold, notify, openStudio, pressPay, startPaying } from '../bookings/bookings.testing.ts';
import { addClosedDay } from './rooms.opening.store.ts';
import { lockHoursOf, lockRooms } from './rooms.parts.store.ts';

const STUDIO = 31;
const HALL = 47;
const PART = 45;
const OTHER_DAY = '2026-12-04';

describe.each(databaseKinds)('closing a day while somebody books on it (%s)', kind => {
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
    await api.db.execute(sql`delete from room_slot`);
    await api.db.execute(sql`delete from room_closed_day`);
    await api.db.execute(sql`delete from room_part`);
    await api.db.execute(sql`update room set divided = id = ${HALL}`);
    anna = await api.aCustomer();
  });
  afterAll(() => api.close());

  const reason = 'Санитарный день';
  const closing = (roomId: number | null) => () =>
    api.as(staff).send(closeDay, { body: { roomId, day: DAY, reason, standing: [] } });
  const closed = (roomId: number | null) => async (tx: Db) => {
    await lockHoursOf(tx, roomId);
    await addClosedDay(tx, { roomId, day: DAY, reason });
  };
  const taken = (roomId: number, bookingId: number) => async (tx: Db) => {
    const taker = { kind: 'booking', bookingId } as const;
    expect(await takeHours(tx, roomId, [momentOf(DAY, 10)], taker, api.clock.now)).toBe(true);
  };

  /**
   * Starts `second` while the transaction of `first` is open, and returns its outcome. On PostgreSQL both run at once,
   * so the first goes on, with `then`, when the second waits for it; the embedded database runs one transaction at a
   * time.
   */
  async function whileOpen(
    first: (tx: Db) => Promise<unknown>,
    second: () => Promise<unknown>,
    then?: (tx: Db) => Promise<void>,
  ): Promise<string> {
    let answer = Promise.resolve('never begun');
    await inTransaction(api.db, async tx => {
      await first(tx);
      let isOver = false;
      answer = second().then(
        () => 'done',
        (error: { code: string }) => error.code,
      );
      void answer.then(() => {
        isOver = true;
      });
      if (kind === 'embedded') return then?.(tx);
      const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      await vi.waitFor(async () => {
        if (!isOver) expect((await api.database.pool.query(waiting)).rows).not.toEqual([]);
      }, 4_000);
      await then?.(tx);
    });
    return answer;
  }

  test.each([
    ['a room', STUDIO, STUDIO],
    ['the whole venue', null, STUDIO],
    ['a part of the hall', PART, HALL],
    ['the hall of a part', HALL, PART],
  ])('who closes %s is shown the booking that came first', async (_, roomId, booked) => {
    await api.db.execute(sql`insert into room_part (hall_id, part_id) values (${HALL}, ${PART})`);
    const orderId = await hold(api, anna, tariffId, [10]);
    await api.db.execute(sql`delete from room_slot`);
    expect(await whileOpen(taken(booked, orderId), closing(roomId))).toBe('day_taken');
  });

  test('who closes a part waits for who is about to take the hall', async () => {
    await api.db.execute(sql`insert into room_part (hall_id, part_id) values (${HALL}, ${PART})`);
    const orderId = await hold(api, anna, tariffId, [10]);
    await api.db.execute(sql`delete from room_slot`);
    expect(await whileOpen(tx => lockRooms(tx, [HALL]), closing(PART), taken(HALL, orderId))).toBe('day_taken');
  });

  test.each([
    ['a room', STUDIO],
    ['the whole venue', null],
  ])('who books meanwhile is not let in once %s is closed', async (_, roomId) => {
    expect(await whileOpen(closed(roomId), () => hold(api, anna, tariffId, [10]))).toBe('slot_invalid');
    expect((await api.db.execute(sql`select 1 from room_slot`)).rows).toEqual([]);
  });

  test('a booking is not moved to a day that is being closed, and keeps what it has of one', async () => {
    const orderId = await hold(api, anna, tariffId, [10], OTHER_DAY);
    const move = (from: string, to: readonly string[]) => () =>
      api.as(staff).send(moveBooking, {
        body: {
          ...{ orderId, seen: [from], roomId: STUDIO, tariffId, slots: [...to], serviceIds: [], equipmentIds: [] },
          ...{ price: 150_000 * to.length, due: 0, by: null },
        },
      });
    expect(await whileOpen(closed(STUDIO), move(at(10, OTHER_DAY), [at(10)]))).toBe('slot_invalid');
    await api.db.execute(sql`delete from room_closed_day`);
    await move(at(10, OTHER_DAY), [at(10)])();
    await inTransaction(api.db, closed(STUDIO));
    await expect(move(at(10), [at(10)])()).resolves.toMatchObject({ message: { success: true } });
  });

  test.each([
    ['the room', STUDIO, false],
    ['the whole venue', null, false],
    ['its hall', HALL, true],
    ['a part of it', PART, true],
  ])('once %s is closed, its hours are offered nowhere', async (_, roomId, isDivided) => {
    if (isDivided) {
      const [hall, part] = roomId === HALL ? [HALL, STUDIO] : [STUDIO, PART];
      await api.db.execute(sql`update room set divided = id = ${hall}`);
      await api.db.execute(sql`insert into room_part (hall_id, part_id) values (${hall}, ${part})`);
    }
    const orderId = await hold(api, anna, tariffId, [15]);
    const other = await hold(api, anna, tariffId, [10], OTHER_DAY);
    await inTransaction(api.db, closed(roomId));
    const { schedule } = (await api.client().send(getSchedule, { body: { roomId: STUDIO, from: DAY, days: 1 } }))
      .message;
    expect(schedule.map(({ why }) => why)).not.toContain(null);
    const { days } = (await api.client().send(getMonth, { body: { roomId: STUDIO, day: DAY } })).message;
    expect(days.find(each => each.day === DAY)).toMatchObject({ dayState: 'closed', freeHours: 0 });
    const found = (await api.client().send(findRooms, { body: { hours: { day: DAY, from: 10, to: 11 } } })).message
      .rooms;
    expect(found.find(each => each.roomId === STUDIO)).toMatchObject({ free: false, why: 'closed' });
    await expect(hold(api, anna, tariffId, [10])).rejects.toMatchObject({ code: 'slot_invalid' });
    const moved = { orderId: other, seen: [at(10, OTHER_DAY)], roomId: STUDIO, tariffId, slots: [at(10)] };
    const move = { ...moved, serviceIds: [], equipmentIds: [], price: 150_000, due: 0, by: null };
    await expect(api.as(staff).send(moveBooking, { body: move })).rejects.toMatchObject({ code: 'slot_invalid' });
    await expect(startPaying(api, anna, orderId)).rejects.toMatchObject({ code: 'booking_not_payable' });
    const room = (await api.client().send(getRoom, { body: { roomId: STUDIO } })).message;
    expect(room.closedDays.map(({ day }) => day)).toEqual([DAY]);
  });

  test('money that comes for a day closed meanwhile goes back', async () => {
    const orderId = await hold(api, anna, tariffId, [10]);
    const { token, paymentId } = await startPaying(api, anna, orderId);
    await inTransaction(api.db, closed(STUDIO));
    await pressPay(api, token, 'success');
    await notify(api, paymentId);
    const { rows } = await api.db.execute(sql`
      select booking.status, (select sum(refund.sum)::int from refund join payment on payment.id = payment_id
        where payment.booking_id = booking.id) as back from booking where id = ${orderId}`);
    expect(rows).toEqual([{ status: 3, back: 150_000 }]);
  });
});
