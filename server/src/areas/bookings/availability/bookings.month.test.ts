import { addDays, dayOf } from '@venue/sdk';
import { getMonth, getSchedule } from '@venue/sdk/bookings';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../../../testing/api.people.ts';
import { type TestApi, testApi } from '../../../testing/api.ts';
import { databaseKinds } from '../../../testing/database.ts';
import { addClosedDay } from '../../rooms/rooms.opening.store.ts';
import { hold, openStudio } from '../bookings.testing.ts';

describe.each(databaseKinds)('a month of a room (%s)', kind => {
  let api: TestApi;
  let anna: Person;
  let tariffId: number;

  beforeAll(async () => {
    api = await testApi({ kind });
    ({ tariffId } = await openStudio(api));
    anna = await api.aCustomer();
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await api.db.execute(sql`truncate booking, room_slot, room_closed_day cascade`);
    await api.db.execute(sql`update room set buffer_before = 0, buffer_after = 0`);
  });
  const month = async (of: string) =>
    (await api.client().send(getMonth, { body: { roomId: 31, day: of } })).message.days;
  const day = async (of: string) => (await month(of)).find(each => each.day === of);

  test('says of each day what it is, with its free hours', async () => {
    await hold(api, anna, tariffId, [9, 10, 11, 12, 13, 14], '2026-12-03');
    await hold(api, anna, tariffId, [9, 10, 11, 12, 13, 14, 15, 16, 17], '2026-12-04');
    await addClosedDay(api.db, { roomId: 31, day: '2026-12-05', reason: 'Ремонт' });
    const days = await month('2026-12-15');
    expect(days).toHaveLength(31);
    expect(days.slice(0, 6)).toEqual([
      { day: '2026-12-01', dayState: 'free', freeHours: 5, openHours: 9 },
      { day: '2026-12-02', dayState: 'free', freeHours: 9, openHours: 9 },
      { day: '2026-12-03', dayState: 'few', freeHours: 3, openHours: 9 },
      { day: '2026-12-04', dayState: 'full', freeHours: 0, openHours: 9 },
      { day: '2026-12-05', dayState: 'closed', freeHours: 0, openHours: 0 },
      { day: '2026-12-06', dayState: 'free', freeHours: 9, openHours: 9 },
    ]);
    expect(await day('2026-11-30')).toMatchObject({ dayState: 'passed', freeHours: 0 });
    expect(await day(addDays('2026-12-01', 91))).toMatchObject({ dayState: 'far', freeHours: 0 });
  });

  test('the last day is free as a whole, in the calendar as well', async () => {
    const last = addDays('2026-12-01', 90);
    expect(await day(last)).toMatchObject({ dayState: 'free', freeHours: 9 });
    const body = { roomId: 31, from: last, days: 2 };
    const { schedule } = (await api.client().send(getSchedule, { body })).message;
    expect(schedule.map(({ why }) => why)).toEqual([...Array(9).fill(null), ...Array(9).fill('far')]);
  });

  test('counts the hours that the calendar shows as free, those kept free around bookings left out', async () => {
    await api.db.execute(sql`update room set buffer_before = 1, buffer_after = 1 where id = 31`);
    for (const [hours, on] of [
      [[10, 11], '2026-12-03'],
      [[17], '2026-12-07'],
      [[9], '2026-12-08'],
    ] as const)
      await hold(api, await api.aCustomer(), tariffId, hours, on);
    const body = { roomId: 31, from: '2026-12-01', days: 31 };
    const { schedule } = (await api.client().send(getSchedule, { body })).message;
    const free = Map.groupBy(
      schedule.filter(slot => slot.statusId === null),
      slot => dayOf(slot.start),
    );
    for (const each of await month('2026-12-01'))
      expect([each.day, each.freeHours]).toEqual([each.day, free.get(each.day)?.length ?? 0]);
  });

  test('of a room that is not there nothing is said', async () => {
    const asked = api.client().send(getMonth, { body: { roomId: 999, day: '2026-12-01' } });
    await expect(asked).rejects.toMatchObject({ code: 'not_found' });
  });
});
