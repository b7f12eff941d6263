import { addRoomRequest, changeRoomRequest } from '@venue/sdk/room-requests';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { openStudio } from '../bookings/bookings.testing.ts';
import { aRoomRequest, aWish, HALL, WISHED } from './room-requests.testing.ts';

let api: TestApi;
let customer: Person;

beforeEach(async () => {
  api = await testApi();
  await openStudio(api);
  customer = await api.aCustomer();
});
afterEach(() => api.close());

/** Replaces the week of the hall by one that is open on these weekdays only. */
async function openOn(weekdays: readonly number[], from: number, to: number): Promise<void> {
  await api.db.execute(sql`delete from room_opening where room_id = ${HALL}`);
  for (const weekday of weekdays)
    await api.db.execute(
      sql`insert into room_opening (room_id, weekday, from_hour, to_hour) values (${HALL}, ${weekday}, ${from}, ${to})`,
    );
}
const ask = (more: Partial<typeof aWish>) => api.as(customer).send(addRoomRequest, { body: { ...aWish, ...more } });

// WISHED is a Thursday.
test.each([
  ['the hours of the day', [4], 10, 16, 'Открыто с\u00a010:00 до\u00a016:00'],
  ['those of its other days on a closed weekday', [1, 2], 10, 16, 'Открыто с\u00a010:00 до\u00a016:00'],
  ['those of the venue without a week', [], 9, 18, 'Открыто с\u00a09:00 до\u00a018:00'],
])('a room is asked for within %s', async (_, weekdays, from, to, text) => {
  await openOn(weekdays, from, to);
  await expect(ask({ fromHour: from - 1, toHour: to })).rejects.toMatchObject({
    code: 'slot_invalid',
    fields: { fromHour: text },
  });
  await expect(ask({ fromHour: from, toHour: to + 1 })).rejects.toMatchObject({
    code: 'slot_invalid',
    fields: { toHour: text },
  });
  expect((await ask({ fromHour: from, toHour: to })).message).toEqual({ success: true });
});

test('a day on which the room is closed is refused with its reason, also by a change', async () => {
  await openOn([4, 5], 10, 16);
  const id = await aRoomRequest(api, customer, { day: '2026-12-04' });
  await api.db.execute(sql`insert into room_closed_day (room_id, day, reason) values (${HALL}, ${WISHED}, 'Ремонт')`);
  const refusal = { code: 'slot_invalid', fields: { day: 'В\u00a0этот день закрыто: Ремонт' } };
  await expect(ask({})).rejects.toMatchObject(refusal);
  const { roomId: _, contactName: __, ...wish } = aWish;
  const change = (body: typeof wish) => api.as(customer).send(changeRoomRequest, { id, body });
  await expect(change(wish)).rejects.toMatchObject(refusal);
  await expect(change({ ...wish, day: '2026-12-04', toHour: 17 })).rejects.toMatchObject({
    fields: { toHour: 'Открыто с\u00a010:00 до\u00a016:00' },
  });
});
