import { getRoom, listRooms } from '@venue/sdk/rooms';
import { createRoom, saveRoom } from '@venue/sdk/rooms/admin';
import { bookingMode } from '@venue/sdk/rooms/model';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';

describe.each(databaseKinds)('adding a room, %s', kind => {
  let api: TestApi;
  let staff: Person;
  beforeAll(async () => {
    api = await testApi({ kind });
    staff = await api.aStaff(['rooms.manage']);
  });
  afterAll(() => api.close());

  const send = () => api.as(staff);
  const roof = { roomId: 77, name: ' Мастерская на крыше ', shortName: 'Крыша', floor: 3 };
  const read = async (roomId: number) => (await send().send(getRoom, { body: { roomId } })).message;

  test('it is listed at once, cannot be booked until its settings say how, and is logged', async () => {
    expect(await send().send(createRoom, { body: roof })).toEqual({ id: 77, message: { success: true } });
    const { rooms } = (await api.client().send(listRooms, {})).message;
    expect(rooms.find(each => each.roomId === 77)).toMatchObject({
      name: 'Мастерская на крыше',
      floor: 3,
      bookable: false,
      priceFrom: null,
    });
    const { rows } = await api.db.execute(
      sql`select call_id, after from audit where subject = 'room' and subject_id = 77`,
    );
    expect(rows).toEqual([
      { call_id: createRoom.id, after: { name: 'Мастерская на крыше', shortName: 'Крыша', floor: 3 } },
    ]);
  });

  test('its settings are said as of any other, and then it is booked', async () => {
    const version = (await read(77)).version ?? 0;
    const facts = { description: 'Свет с трёх сторон', capacity: 12, area: 40, version };
    const opening = [1, 2, 3, 4, 5].map(weekday => ({ weekday, from: 9, to: 18 }));
    const { message } = await send().send(saveRoom, {
      body: { roomId: 77, ...facts, opening, bookingMode: bookingMode.instant },
    });
    const tariffs = [{ tariffValue: 'Час', description: '', pricePerHour: 90_000, minHours: 1 }];
    await send().send(saveRoom, { body: { roomId: 77, ...facts, version: message.version ?? 0, tariffs } });
    expect(await read(77)).toMatchObject({ bookable: true, priceFrom: 90_000 });
  });

  test('a number that is taken is said beside it, of two at once too', async () => {
    const taken = { code: 'invalid_input', fields: { roomId: 'Помещение с\u00a0таким номером уже есть' } };
    await expect(send().send(createRoom, { body: roof })).rejects.toMatchObject(taken);
    const tries = await Promise.allSettled(
      ['Первая', 'Вторая'].map(name => send().send(createRoom, { body: { ...roof, roomId: 78, name } })),
    );
    expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(tries.find(({ status }) => status === 'rejected')).toMatchObject({ reason: taken });
  });

  test('who may not manage rooms cannot add one', async () => {
    const reader = await api.aStaff(['bookings.read']);
    await expect(api.as(reader).send(createRoom, { body: { ...roof, roomId: 79 } })).rejects.toMatchObject({
      code: 'profile_denied',
    });
  });
});
