import { cancelBooking } from '@venue/sdk/bookings/admin';
import { waitStatus } from '@venue/sdk/waitlist/model';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import { at, hold, openStudio, paidBooking } from '../bookings/bookings.testing.ts';
import { stand, waitsOf } from './waitlist.testing.ts';

describe.each(databaseKinds)('lines at once (%s)', kind => {
  let api: TestApi;
  let tariffId: number;

  beforeEach(async () => {
    api = await testApi({ kind });
    ({ tariffId } = await openStudio(api));
  });
  afterEach(() => api.close());

  test('of those who wait and those who book at once, one has each hour, and the line is served in its order', async () => {
    const taken = await paidBooking(api, await api.aCustomer(), tariffId, [10, 11, 12, 13]);
    const line: Person[] = [];
    for (let each = 0; each < 4; each++) {
      const person = await api.aCustomer();
      await stand(api, person);
      line.push(person);
    }
    const others = [await api.aCustomer(), await api.aCustomer()];
    const staff = api.as(await api.aStaff());
    await staff.send(cancelBooking, { body: { orderId: taken, seen: 2, rejectionReason: 'Авария' } });
    // Two servers serve the line while two more people book one of its hours each.
    const answers = await Promise.allSettled([
      api.runJob('waitlist.serve'),
      hold(api, others[0] as Person, tariffId, [11]),
      api.runJob('waitlist.serve'),
      hold(api, others[1] as Person, tariffId, [13]),
    ]);
    for (const each of answers)
      if (each.status === 'rejected') expect(each.reason).toMatchObject({ code: 'slot_taken' });
    await api.runJob('waitlist.serve');

    const { rows } = await api.db.execute(sql`
      select (select count(*)::int from room_slot) as slots,
             (select coalesce(sum(cardinality(hours)), 0)::int from booking where status = 1) as sold,
             (select count(*)::int from outbox where event = 'waitlist.held') as letters,
             (select count(*)::int from room_wait where status = 2) as held`);
    const { slots, sold, letters, held } = rows[0] as { slots: number; sold: number; letters: number; held: number };
    expect(slots).toBe(sold);
    expect(letters).toBe(held);
    // Everybody who got hours is before everybody who still waits.
    const statuses = [];
    for (const person of line) statuses.push((await waitsOf(api, person))[0]?.waitStatus);
    expect(statuses).toEqual(statuses.toSorted((one = 0, other = 0) => other - one));
    expect(statuses.slice(2)).toEqual([waitStatus.waiting, waitStatus.waiting]);
    // No hours that somebody waits for are left free: no two in a row.
    const free = await api.db.execute(sql`
      select hour from generate_series(${at(10)}::timestamptz, ${at(13)}::timestamptz, interval '1 hour') as hour
      where not exists (select 1 from room_slot where room_slot.starts_at = hour)`);
    const hours = free.rows.map(row => Date.parse(String(row.hour)));
    expect(hours.filter(hour => hours.includes(hour + 3_600_000))).toEqual([]);
  });
});
