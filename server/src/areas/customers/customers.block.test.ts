import { addDays, dayOf } from '@venue/sdk';
import { getBooking } from '@venue/sdk/bookings';
import { cancelBooking } from '@venue/sdk/bookings/admin';
import { blockCustomer, getCustomer, unblockCustomer } from '@venue/sdk/customers/admin';
import { bookForCaller, findCaller } from '@venue/sdk/desk/admin';
import { waitStatus } from '@venue/sdk/waitlist/model';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import { at, hold, openStudio, paidBooking } from '../bookings/bookings.testing.ts';
import { aRoomRequest, offered } from '../room-requests/room-requests.testing.ts';
import { stand, waitsOf } from '../waitlist/waitlist.testing.ts';

describe.each(databaseKinds)('a block (%s)', kind => {
  let api: TestApi;
  let staff: Person;
  let anna: Person;
  let tariffId: number;
  beforeAll(async () => {
    api = await testApi({ kind });
    ({ tariffId } = await openStudio(api));
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    api.clock.now = new Date(at(12, '2026-12-01'));
    await api.db.execute(
      sql`truncate booking, booking_group, room_slot, room_wait, room_request, payment, outbox, customer_mark, audit cascade`,
    );
    staff = await api.aStaff();
    anna = await api.aCustomer();
  });

  const until = (days: number) => addDays(dayOf(api.clock.now), days);
  const block = (days = 7, who = staff) =>
    api.as(who).send(blockCustomer, { id: anna.id, body: { blockReason: 'Испорчен фон', blockedTo: until(days) } });
  const card = async () => (await api.as(staff).send(getCustomer, { id: anna.id })).message;
  const refusal = { code: 'booking_blocked', status: 409 };
  const messages = async () =>
    (await api.db.execute(sql`select event, body from outbox where kind = 'sms' order by id`)).rows;
  const call = () =>
    api.as(staff).send(bookForCaller, {
      body: {
        ...{ roomId: 31, tariffId, slots: [at(16)], serviceIds: [], equipmentIds: [], price: 150_000 },
        ...{ phone: anna.phone, lastname: '', name: '', keepMinutes: 60 as const, comment: '' },
      },
    });

  test('refuses new hours in every way and leaves what there is', async () => {
    const orderId = await paidBooking(api, anna, tariffId, [10]);
    const requestId = await aRoomRequest(api, anna);
    await block();
    await expect(hold(api, anna, tariffId, [12])).rejects.toMatchObject(refusal);
    await expect(call()).rejects.toMatchObject(refusal);
    await expect(aRoomRequest(api, anna)).rejects.toMatchObject(refusal);
    await expect(offered(api, staff, requestId)).rejects.toMatchObject(refusal);
    await paidBooking(api, await api.aCustomer(), tariffId, [13, 14]);
    await expect(stand(api, anna, { fromHour: 13, toHour: 15 })).rejects.toMatchObject(refusal);
    expect((await api.as(anna).send(getBooking, { body: { orderId } })).message.status).toBe(2);
    expect((await api.db.execute(sql`select 1 from booking where user_id = ${anna.id}`)).rows).toHaveLength(1);
    expect(await messages()).toContainEqual({
      event: 'customer.blocked',
      body: expect.stringContaining(
        'по 08.12.2026 включительно. Брони, которые уже есть, остаются. Причина: Испорчен фон.',
      ),
    });
  });

  test('is shown to staff with its reason and end, and to whoever answers the phone', async () => {
    await block(3);
    expect(await card()).toMatchObject({
      block: { blockReason: 'Испорчен фон', blockedTo: until(3) },
      can: ['mark', 'block', 'unblock'],
    });
    const { caller } = (await api.as(staff).send(findCaller, { body: { phone: anna.phone } })).message;
    expect(caller).toMatchObject({ blockedTo: until(3) });
  });

  test('ends after its last day, or before if staff say so, which is written to the person', async () => {
    await block(1);
    api.clock.now = new Date(at(23, until(1)));
    staff = await api.aStaff();
    await expect(call()).rejects.toMatchObject(refusal);
    api.clock.now = new Date(at(0, until(1)));
    staff = await api.aStaff();
    expect((await card()).block).toBeNull();
    await expect(api.as(staff).send(unblockCustomer, { id: anna.id })).rejects.toMatchObject({
      code: 'move_not_allowed',
    });
    await block(4);
    await api.as(staff).send(unblockCustomer, { id: anna.id });
    expect((await card()).block).toBeNull();
    expect(await messages()).toContainEqual(expect.objectContaining({ event: 'customer.unblocked' }));
    await call();
  });

  test('is set by whoever manages people, to a day that comes, within two years', async () => {
    const desk = await api.aStaff(['users.read', 'desk.manage', 'bookings.read']);
    await expect(block(7, desk)).rejects.toMatchObject({ code: 'profile_denied' });
    await expect(block(-1)).rejects.toMatchObject({ code: 'move_not_allowed' });
    await expect(block(800)).rejects.toMatchObject({ code: 'move_not_allowed' });
  });

  test('passes over a person in a line, who has their turn again when it ends', async () => {
    const first = await paidBooking(api, await api.aCustomer(), tariffId, [10, 11, 12]);
    const boris = await api.aCustomer();
    await stand(api, anna);
    // As many places as the job reads at once: they keep nobody behind them waiting.
    await api.db.execute(sql`
      insert into room_wait (user_id, room_id, day, from_hour, to_hour, hours, until, status, created_at, updated_at)
      select ${anna.id}, 31, day, 10, 13, 3, day, 1, now(), now() from generate_series('2028-01-01'::date, '2030-09-26', '1 day') day`);
    await stand(api, boris);
    await block(1);
    await api.as(staff).send(cancelBooking, { body: { orderId: first, seen: 2, rejectionReason: 'Авария' } });
    await api.runJob('waitlist.serve');
    expect((await waitsOf(api, anna)).at(-1)?.waitStatus).toBe(waitStatus.waiting);
    expect((await waitsOf(api, boris))[0]?.waitStatus).toBe(waitStatus.held);
    await api.db.execute(sql`delete from room_wait where day >= '2028-01-01'`);
    await api.as(staff).send(unblockCustomer, { id: anna.id });
    await api.runJob('waitlist.serve');
    expect((await waitsOf(api, anna)).at(-1)?.waitStatus).toBe(waitStatus.held);
  });

  // The embedded database has one connection, so nothing happens at the same moment there.
  test.runIf(kind === 'postgres')('makes a booking at the same moment wait, and refuses it', async () => {
    let answer: Promise<unknown> = Promise.resolve();
    await api.db.transaction(async tx => {
      await tx.execute(sql`select 1 from users where id = ${anna.id} for update`);
      await tx.execute(sql`insert into customer_mark (user_id, block_reason, blocked_at, blocked_until, updated_at)
        values (${anna.id}, 'Испорчен фон', ${api.clock.now.toISOString()}, ${at(0, until(2))}, now())`);
      answer = call().catch(error => error);
      await expect
        .poll(
          async () => {
            // Outside of the transaction, which would see the same activity until its end.
            const { rows } = await api.db.execute(sql`
            select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
            return rows.length;
          },
          { timeout: 5000 },
        )
        .toBeGreaterThan(0);
    });
    expect(await answer).toMatchObject(refusal);
  });
});
