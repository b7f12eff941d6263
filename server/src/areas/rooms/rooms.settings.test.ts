import { momentOf } from '@venue/sdk';
import { getSchedule, listMyBookings, payEmbedded, releaseBooking, writeSchedule } from '@venue/sdk/bookings';
import { deleteTechnicalReason, writeTechnicalReason } from '@venue/sdk/bookings/admin';
import { getRoom, listRooms } from '@venue/sdk/rooms';
import * as admin from '@venue/sdk/rooms/admin';
import type { StandingChoice } from '@venue/sdk/rooms/model';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import { at, DAY, hold, openStudio, paidBooking } from '../bookings/bookings.testing.ts';
import { closeAnyway } from './rooms.testing.ts';

const STUDIO = 31;
const HALL = 47;
const [LEFT, RIGHT] = [45, 49];
/** A Thursday, as `DAY` is. */
const THURSDAY = 4;
const everyDay = [1, 2, 3, 4, 5, 6, 7].map(weekday => ({ weekday, from: 9, to: 18 }));

describe.each(databaseKinds)('how rooms are booked is what staff say (%s)', kind => {
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
    anna = await api.aCustomer();
    for (const roomId of [STUDIO, HALL])
      await save(roomId, { opening: everyDay, bufferBefore: 0, bufferAfter: 0, partIds: [] });
    await save(STUDIO, { bookingMode: 'instant' });
  });
  afterAll(() => api.close());

  const read = async (roomId: number) => (await api.as(staff).send(getRoom, { body: { roomId } })).message;
  const save = async (roomId: number, over: object) => {
    const { version } = await read(roomId);
    const body = { roomId, description: 'Зал', capacity: 10, seatings: [], area: 20, version: version ?? 0, ...over };
    return (await api.as(staff).send(admin.saveRoom, { body })).message;
  };
  const scheduleOf = async (roomId: number, days = 1) =>
    (await api.client().send(getSchedule, { body: { roomId, from: DAY, days } })).message;
  const whyOf = async (roomId: number) =>
    Object.fromEntries(
      (await scheduleOf(roomId)).schedule
        .filter(({ why }) => why !== null)
        .map(({ start, why, place }) => [(new Date(start).getUTCHours() + 5) % 24, place ? `${why}: ${place}` : why]),
    );
  const close = (roomId: number, hours: readonly number[]) =>
    api.as(staff).send(writeTechnicalReason, {
      body: { roomId, slots: hours.map(hour => at(hour)), reason: 'Ремонт' },
    });
  const slots = async () =>
    (await api.db.execute(sql`select room_id, kind from room_slot order by room_id, starts_at`)).rows.map(
      ({ room_id: room, kind: what }) => `${room} ${what}`,
    );

  test('hours are those of the weekday; one it is closed on has none', async () => {
    const opening = [
      { weekday: THURSDAY, from: 12, to: 15 },
      { weekday: 5, from: 11, to: 14 },
    ];
    expect(await save(STUDIO, { opening })).toMatchObject({ opening });
    const { schedule } = await scheduleOf(STUDIO, 2);
    expect(schedule.map(({ why }) => why)).toEqual(['closed', null, null, null, null, null, null, 'closed']);
    for (const hour of [11, 15])
      await expect(hold(api, anna, tariffId, [hour])).rejects.toMatchObject({ code: 'slot_invalid' });
    await expect(close(STUDIO, [11])).rejects.toMatchObject({ code: 'slot_invalid' });
    await paidBooking(api, anna, tariffId, [14]);
    // Hours booked before the change still show their booking.
    await closeAnyway(standing => save(STUDIO, { opening: [], standing }));
    expect(await whyOf(STUDIO)).toEqual({ 14: 'booking' });
    await expect(hold(api, anna, tariffId, [12])).rejects.toMatchObject({ code: 'slot_invalid' });
    for (const wrong of [[{ weekday: 1, from: 12, to: 12 }], [{ weekday: 8, from: 9, to: 12 }]])
      await expect(save(STUDIO, { opening: wrong })).rejects.toMatchObject({ code: 'invalid_input' });
    const twice = [
      { weekday: 1, from: 9, to: 12 },
      { weekday: 1, from: 13, to: 14 },
    ];
    await expect(save(STUDIO, { opening: twice })).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { opening: expect.stringMatching(/\S/) },
    });
  });

  test('a customer books at once only where staff say so', async () => {
    const { tariffs } = await read(STUDIO);
    const onRequest = await save(STUDIO, { bookingMode: 'request', tariffs });
    expect(onRequest).toMatchObject({ bookable: false, state: 'info', tariffs });
    await expect(hold(api, anna, tariffId, [10])).rejects.toMatchObject({ code: 'room_not_bookable' });
    await close(STUDIO, [10]);
    await save(STUDIO, { bookingMode: 'none' });
    await expect(close(STUDIO, [11])).rejects.toMatchObject({ code: 'room_not_bookable' });
    await save(STUDIO, { bookingMode: 'instant' });
    await hold(api, anna, tariffId, [11]);
  });

  test('a closed day says why; what is booked on it is shown first, and stays', async () => {
    const orderId = await paidBooking(api, anna, tariffId, [10, 11]);
    const send = (roomId: number | null, standing: StandingChoice[] = []) =>
      api.as(staff).send(admin.closeDay, { body: { day: DAY, reason: 'Санитарный день', roomId, standing } });
    await expect(send(STUDIO)).rejects.toMatchObject({
      code: 'day_taken',
      data: {
        standing: [{ kind: 'booking', id: orderId, roomName: 'Фотостудия', runs: [{ start: at(10), end: at(12) }] }],
      },
    });
    expect((await read(STUDIO)).closedDays).toEqual([]);
    const { id: closedDayId } = await closeAnyway(standing => send(STUDIO, standing));
    await expect(send(STUDIO)).rejects.toMatchObject({ code: 'day_closed' });
    await expect(hold(api, await api.aCustomer(), tariffId, [13])).rejects.toMatchObject({ code: 'slot_invalid' });
    expect(await whyOf(STUDIO)).toMatchObject({ 10: 'booking', 11: 'booking' });
    expect((await scheduleOf(STUDIO)).closedDays).toEqual([{ day: DAY, reason: 'Санитарный день' }]);
    expect((await api.as(anna).send(listMyBookings, { x: 1, body: undefined })).items[0]).toMatchObject({
      id: orderId,
      status: 2,
    });
    await api.as(staff).send(admin.openDay, { body: { closedDayId } });
    await hold(api, await api.aCustomer(), tariffId, [13]);
    // For the whole venue: a room that is booked on request is closed as well.
    await closeAnyway(standing => send(null, standing));
    expect((await read(HALL)).closedDays).toMatchObject([{ roomId: null, day: DAY }]);
    expect((await scheduleOf(HALL)).schedule).toEqual([]);
    await expect(send(null)).rejects.toMatchObject({ code: 'day_closed' });
    api.clock.now = momentOf(DAY, 8);
    const { rooms } = (await api.client().send(listRooms, {})).message;
    expect(rooms.find(each => each.roomId === STUDIO)).toMatchObject({
      state: 'closed',
      until: momentOf('2026-12-04', 9).toISOString(),
    });
    api.clock.now = momentOf('2026-12-01', 12);
  });

  test('hours around a booking are kept free: they come, are held and go with it', async () => {
    await save(STUDIO, { bufferBefore: 1, bufferAfter: 1 });
    const orderId = await hold(api, anna, tariffId, [9, 12]);
    expect(await whyOf(STUDIO)).toEqual({
      9: 'booking',
      10: 'buffer',
      11: 'buffer',
      12: 'booking',
      13: 'buffer',
      14: 'buffer',
    });
    const boris = await api.aCustomer();
    for (const hour of [10, 13])
      await expect(hold(api, boris, tariffId, [hour])).rejects.toMatchObject({ code: 'slot_taken' });
    // Two bookings do not share the hour that is kept free between them: 14:00 would need 13:00 free.
    await expect(hold(api, boris, tariffId, [14])).rejects.toMatchObject({
      code: 'slot_taken',
      data: { taken: [at(14)], nearest: [at(15), at(16), at(17)] },
    });
    await hold(api, boris, tariffId, [15]);
    await api.as(anna).send(releaseBooking, { body: { orderId } });
    expect(await slots()).toEqual(
      ['31 buffer', '31 booking', '31 buffer'].map(each => each.replace('booking', 'hold')),
    );
    // When the hold ends, the hours it kept free are free again too.
    api.clock.advance(api.config.holdMinutes * 60_000 + 1);
    await hold(api, await api.aCustomer(), tariffId, [14]);
    api.clock.now = momentOf('2026-12-01', 12);
  });

  test('an order keeps the hours it was made with, whatever staff say before it is paid', async () => {
    await save(STUDIO, { bufferBefore: 0, bufferAfter: 1 });
    const orderId = await hold(api, anna, tariffId, [10]);
    await save(STUDIO, { bufferBefore: 0, bufferAfter: 0 });
    await hold(api, await api.aCustomer(), tariffId, [12]);
    await save(STUDIO, { bufferBefore: 2, bufferAfter: 2 });
    await api.as(anna).send(payEmbedded, { body: { orderId } });
    expect(await slots()).toEqual(['31 hold', '31 buffer', '31 hold']);
    const { rows } = await api.db.execute(
      sql`select count(distinct expires_at)::int as ends from room_slot where booking_id = ${orderId}`,
    );
    expect(rows).toEqual([{ ends: 1 }]);
  });

  test('a hall takes its parts and a part its hall, and each says why', async () => {
    await save(HALL, { partIds: [LEFT, RIGHT] });
    expect(await read(LEFT)).toMatchObject({ hallIds: [HALL], partIds: [] });
    const { id: technicalReasonId } = await close(HALL, [10]);
    await close(LEFT, [11]);
    await close(RIGHT, [11]);
    expect(await whyOf(HALL)).toEqual({ 10: 'technical', 11: expect.stringMatching(/^part: Малый зал/) });
    expect(await whyOf(LEFT)).toEqual({ 10: 'hall: Большой конференц-зал', 11: 'technical' });
    await expect(close(LEFT, [10])).rejects.toMatchObject({ code: 'slot_taken', data: { taken: [at(10)] } });
    await expect(close(HALL, [11])).rejects.toMatchObject({ code: 'slot_taken', data: { taken: [at(11)] } });
    await api.as(staff).send(deleteTechnicalReason, { body: { technicalReasonId } });
    await close(LEFT, [10]);
  });

  test('of those who take a hall and its part at once, one gets them', async () => {
    await save(HALL, { partIds: [LEFT, RIGHT] });
    const answers = await Promise.allSettled(
      Array.from({ length: 20 }, (_, each) => close(each % 2 === 0 ? HALL : LEFT, [14, 15])),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('a hall is divided only where that can be', async () => {
    await close(HALL, [10]);
    await close(LEFT, [10]);
    const wrong = (roomId: number, partIds: readonly number[]) =>
      expect(save(roomId, { partIds })).rejects.toMatchObject({
        code: 'invalid_input',
        fields: { partIds: expect.any(String) },
      });
    await wrong(HALL, [LEFT]);
    expect((await read(HALL)).partIds).toEqual([]);
    await wrong(HALL, [HALL]);
    await wrong(HALL, [404]);
    await save(HALL, { partIds: [RIGHT] });
    expect(await whyOf(RIGHT)).toEqual({ 10: 'hall: Большой конференц-зал' });
    await wrong(RIGHT, [50]);
    await wrong(46, [HALL]);
    await save(HALL, { partIds: [] });
    expect(await whyOf(RIGHT)).toEqual({});
  });

  test('the database keeps a part from being divided again', async () => {
    await save(HALL, { partIds: [LEFT] });
    await expect(
      api.db.execute(sql`insert into room_part (hall_id, part_id) values (${LEFT}, 50)`),
    ).rejects.toMatchObject({ cause: { constraint: 'room_part_hall' } });
    await expect(
      api.db.execute(sql`insert into room_part (hall_id, part_id) values (${HALL}, ${HALL})`),
    ).rejects.toMatchObject({ cause: { constraint: 'room_part_part' } });
  });

  test('whoever books an hour beside another one is told by the same rule the calendar shows', async () => {
    await save(STUDIO, { bufferBefore: 0, bufferAfter: 2 });
    await paidBooking(api, anna, tariffId, [14]);
    const free = (await scheduleOf(STUDIO)).schedule.filter(({ why }) => why === null).map(({ start }) => start);
    expect(free).toEqual([9, 10, 11, 17].map(hour => at(hour)));
    for (const hour of [9, 10, 11, 12, 13, 14, 15, 16, 17]) {
      const body = { roomId: STUDIO, tariffId, slots: [at(hour)], serviceIds: [], equipmentIds: [], price: 150_000 };
      const person = await api.aCustomer();
      const taken = await api
        .as(person)
        .send(writeSchedule, { body })
        .catch(() => null);
      expect([hour, taken !== null]).toEqual([hour, free.includes(at(hour))]);
      if (taken) await api.as(person).send(releaseBooking, { body: { orderId: taken.message.orderId } });
    }
  });
});
