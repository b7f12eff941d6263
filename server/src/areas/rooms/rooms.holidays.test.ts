import { closeDay, closeDays } from '@venue/sdk/rooms/admin';
import type { StandingChoice } from '@venue/sdk/rooms/model';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { DAY, hold, openStudio } from '../bookings/bookings.testing.ts';
import { closeAnyway } from './rooms.testing.ts';

let api: TestApi;
let staff: Person;
let tariffId: number;
beforeAll(async () => {
  api = await testApi();
  ({ tariffId } = await openStudio(api));
  staff = await api.aStaff();
});
beforeEach(() => api.db.execute(sql`truncate room_closed_day, room_slot`));
afterAll(() => api.close());

const reason = 'День народного единства';
const days = ['2026-12-02', DAY, '2026-12-04'].map(day => ({ day, reason }));
const close = (roomId: number | null, standing: StandingChoice[] = []) =>
  api.as(staff).send(closeDays, { body: { roomId, days, standing } });
const closed = async () =>
  (await api.db.execute(sql`select room_id, day::text from room_closed_day order by day`)).rows.map(({ day }) => day);

test('several days are closed at once; those that are closed already stay as they are', async () => {
  await api.as(staff).send(closeDay, { body: { roomId: null, day: DAY, reason: 'Ремонт', standing: [] } });
  expect((await close(null)).message).toEqual({ closed: 2 });
  expect(await closed()).toEqual(['2026-12-02', DAY, '2026-12-04']);
  const { rows } = await api.db.execute(sql`select reason from room_closed_day where day = ${DAY}`);
  expect(rows).toEqual([{ reason: 'Ремонт' }]);
});

test('what is booked on one of them is shown first, and then none of them is closed', async () => {
  const orderId = await hold(api, await api.aCustomer(), tariffId, [10, 11]);
  const refused = await close(null).catch(error => error);
  expect(refused).toMatchObject({
    code: 'day_taken',
    data: { standing: [{ kind: 'booking', id: orderId, roomName: 'Фотостудия', state: 'held' }], waiting: 0 },
  });
  expect(await closed()).toEqual([]);
  expect((await closeAnyway(standing => close(null, standing))).message).toEqual({ closed: 3 });
  // For another room the booking does not matter.
  await api.db.execute(sql`truncate room_closed_day`);
  expect((await close(52)).message).toEqual({ closed: 3 });
});

test('a room that is not there is refused', async () => {
  await expect(close(999)).rejects.toMatchObject({ code: 'not_found' });
});
