import type { Permission } from '@venue/sdk';
import { momentOf } from '@venue/sdk';
import { cancelPaidBooking, getBooking } from '@venue/sdk/bookings';
import { acceptEvent } from '@venue/sdk/events/admin';
import { eventStatus } from '@venue/sdk/events/model';
import { countPending } from '@venue/sdk/pending/admin';
import { getRoom } from '@venue/sdk/rooms';
import { closeDay, closeDays, listStanding, openDay, saveRoom } from '@venue/sdk/rooms/admin';
import type { ClosedOver, StandingChoice } from '@venue/sdk/rooms/model';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import { at, DAY, hold, openStudio, paidBooking, startPaying } from '../bookings/bookings.testing.ts';
import { inStudio } from '../events/hours/events.hours.testing.ts';
import { aRoomRequest, offered } from '../room-requests/room-requests.testing.ts';
import { choicesFor, closeAnyway } from './rooms.testing.ts';

const STUDIO = 31;
const reason = 'Авария в здании';

describe.each(databaseKinds)('closing sold hours (%s)', kind => {
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
    api.clock.now = momentOf('2026-12-01', 12);
    staff = await api.aStaff();
    await api.db.execute(sql`truncate room_slot, room_closed_day, outbox cascade`);
    anna = await api.aCustomer({ lastname: 'Белова', name: 'Анна', email: 'anna@example.ru', emailActive: true });
  });
  afterAll(() => api.close());

  /** Another day, on which everybody has signed in anew. */
  const later = async (now: Date) => {
    api.clock.now = now;
    staff = await api.aStaff();
    anna = await api.aCustomer();
  };
  const close = (standing: StandingChoice[], as = staff, roomId: number | null = STUDIO) =>
    api.as(as).send(closeDay, { body: { roomId, day: DAY, reason, standing } });
  const stands = async (as = staff, roomId: number | null = STUDIO): Promise<ClosedOver> => {
    const refused = await close([], as, roomId).catch(error => error);
    expect(refused).toMatchObject({ code: 'day_taken' });
    return refused.data;
  };
  const statusOf = async (orderId: number, as = anna) =>
    (await api.as(as).send(getBooking, { body: { orderId } })).message.status;
  const sent = async () =>
    (await api.db.execute(sql`select event, recipient, body from outbox where kind = 'sms' order by id`)).rows;
  const letters = async () =>
    (await api.db.execute(sql`select event, recipient, body from outbox where kind = 'mail' order by id`)).rows;
  const left = async (as = staff) => (await api.as(as).send(listStanding, {})).message.standing;
  const counted = async () => (await api.as(staff).send(countPending, {})).message;
  const slots = async () => (await api.db.execute(sql`select kind from room_slot order by starts_at`)).rows;

  test('what stands there is shown with its people and sums, hours of others left out', async () => {
    const paid = await paidBooking(api, anna, tariffId, [10, 13]);
    const held = await hold(api, await api.aCustomer(), tariffId, [11]);
    await paidBooking(api, await api.aCustomer(), tariffId, [17]).then(() =>
      api.db.execute(sql`update room_slot set starts_at = starts_at + interval '1 day'
        where starts_at = ${at(17)}::timestamptz`),
    );
    const { standing, waiting } = await stands();
    expect(waiting).toBe(0);
    expect(standing).toEqual([
      {
        ...{ kind: 'booking', id: paid, title: '', roomName: 'Фотостудия', state: 'paid' },
        runs: [
          { start: at(10), end: at(11) },
          { start: at(13), end: at(14) },
        ],
        ...{ customer: 'Белова Анна', phone: anna.phone, accountState: 'active', paid: 300_000, back: 300_000 },
      },
      expect.objectContaining({ kind: 'booking', id: held, state: 'held', paid: 0, back: 0 }),
    ]);
    expect((await api.db.execute(sql`select 1 from room_closed_day`)).rows).toEqual([]);
    const unseen = await stands(await api.aStaff(['rooms.manage']));
    expect(unseen.standing).toMatchObject([{ id: paid, customer: null, phone: null }, { id: held }]);
  });

  test('what is not paid ends at once, and its customers are told why', async () => {
    const held = await hold(api, anna, tariffId, [10]);
    const processing = await hold(api, anna, tariffId, [12]);
    await startPaying(api, anna, processing);
    await close(choicesFor(await stands(), 'keep'));
    expect([await statusOf(held), await statusOf(processing)]).toEqual([3, 3]);
    expect(await slots()).toEqual([]);
    expect(await sent()).toMatchObject(
      [held, processing].map(id => ({
        event: 'booking.cancelledByStaff',
        recipient: anna.phone,
        body: expect.stringMatching(new RegExp(`бронь № ${id} .*Помещение закрыто: ${reason}`)),
      })),
    );
  });

  test('an offer of staff ends with its hours', async () => {
    const roomRequestId = await aRoomRequest(api, anna);
    await offered(api, staff, roomRequestId);
    const { standing } = await stands(staff, null);
    expect(standing).toMatchObject([{ kind: 'booking', state: 'offer', back: 0 }]);
    await close(choicesFor({ standing, waiting: 0 }, 'keep'), staff, null);
    expect(await statusOf(standing[0]?.id ?? 0)).toBe(3);
  });

  test('a paid order stays, and its customer reads what to do by SMS and letter', async () => {
    const orderId = await paidBooking(api, anna, tariffId, [10]);
    await api.db.execute(sql`delete from outbox`);
    await close(choicesFor(await stands(), 'keep'));
    expect(await statusOf(orderId)).toBe(2);
    const body = expect.stringMatching(
      new RegExp(`/app/booking/order/${orderId}/payment[^]*${reason}|${reason}[^]*/payment`),
    );
    expect(await sent()).toMatchObject([{ event: 'booking.closed', recipient: anna.phone, body }]);
    expect(await letters()).toMatchObject([{ event: 'booking.closed', recipient: 'anna@example.ru', body }]);
  });

  test('no letter goes to an address that nobody has confirmed', async () => {
    const boris = await api.aCustomer({ email: 'boris@example.ru', emailActive: false });
    await paidBooking(api, boris, tariffId, [10]);
    await api.db.execute(sql`delete from outbox`);
    await close(choicesFor(await stands(), 'keep'));
    expect(await sent()).toMatchObject([{ event: 'booking.closed' }]);
    expect(await letters()).toEqual([]);
  });

  test('a cancelled order gets all of its money back', async () => {
    const orderId = await paidBooking(api, anna, tariffId, [10, 11]);
    await close(choicesFor(await stands(), 'cancel'));
    expect(await statusOf(orderId)).toBe(3);
    const { rows } = await api.db.execute(sql`
      select sum(refund.sum)::int as back from refund join payment on payment.id = payment_id
      where payment.booking_id = ${orderId}`);
    expect(rows).toEqual([{ back: 300_000 }]);
    expect(await left()).toEqual([]);
  });

  test('who may not cancel bookings does not cancel them by closing a day', async () => {
    const orderId = await paidBooking(api, anna, tariffId, [10]);
    const rights: Permission[] = ['rooms.manage'];
    const builder = await api.aStaff(rights);
    const seen = await stands(builder);
    await expect(close(choicesFor(seen, 'cancel'), builder)).rejects.toMatchObject({ code: 'profile_denied' });
    expect(await statusOf(orderId)).toBe(2);
    await close(choicesFor(seen, 'keep'), builder);
  });

  test('what has changed since it was seen is shown anew, and nothing is closed', async () => {
    const orderId = await hold(api, anna, tariffId, [10]);
    const before = choicesFor(await stands(), 'keep');
    const other = await hold(api, await api.aCustomer(), tariffId, [12]);
    const refused = await close(before).catch(error => error);
    expect(refused).toMatchObject({ code: 'day_taken', data: { standing: [{ id: orderId }, { id: other }] } });
    const both = choicesFor(refused.data, 'keep').map(each => ({ ...each, back: 100 }));
    await expect(close(both)).rejects.toMatchObject({ code: 'day_taken' });
    expect(await left()).toEqual([]);
    expect(await statusOf(orderId)).toBe(1);
  });

  test('each order of several days is told the reason of its own day', async () => {
    await paidBooking(api, anna, tariffId, [10]);
    await api.db.execute(sql`delete from outbox`);
    const days = [
      { day: '2026-12-02', reason: 'Дезинсекция' },
      { day: DAY, reason: 'Покраска' },
    ];
    await closeAnyway(standing => api.as(staff).send(closeDays, { body: { roomId: null, days, standing } }));
    expect(await sent()).toMatchObject([{ body: expect.stringContaining('Покраска') }]);
  });

  test('the customer of closed hours cancels with a full refund, however late', async () => {
    await later(momentOf('2026-12-02', 15));
    const orderId = await paidBooking(api, anna, tariffId, [10, 11]);
    const read = async () => (await api.as(anna).send(getBooking, { body: { orderId } })).message;
    expect(await read()).toMatchObject({ refundIfCancelled: 150_000, closed: null });
    await close(choicesFor(await stands(), 'keep'));
    const { refundIfCancelled, closed, can } = await read();
    expect({ refundIfCancelled, closed }).toEqual({ refundIfCancelled: 300_000, closed: reason });
    expect(can).toEqual(['cancel', 'receipt', 'move']);
    await api.as(anna).send(cancelPaidBooking, { body: { orderId, refund: 300_000 } });
    expect(await left()).toEqual([]);
  });

  test('what stays is listed and counted until the day is opened', async () => {
    const orderId = await paidBooking(api, anna, tariffId, [10]);
    const { id: closedDayId } = await close(choicesFor(await stands(), 'keep'));
    expect(await left()).toMatchObject([{ kind: 'booking', id: orderId, runs: [{ start: at(10), end: at(11) }] }]);
    expect(await counted()).toMatchObject({ bookingInClosedTime: 1 });
    expect(await left(await api.aStaff(['events.read']))).toEqual([]);
    await api.as(staff).send(openDay, { body: { closedDayId } });
    expect(await left()).toEqual([]);
    expect(await counted()).toMatchObject({ bookingInClosedTime: 0 });
  });

  test('what is over is not listed', async () => {
    await later(momentOf(DAY, 9));
    await paidBooking(api, anna, tariffId, [10]);
    await close(choicesFor(await stands(), 'keep'));
    api.clock.now = momentOf(DAY, 10);
    expect(await left()).toEqual([]);
  });

  test('other opening hours are a closing too', async () => {
    const orderId = await paidBooking(api, anna, tariffId, [17]);
    await paidBooking(api, anna, tariffId, [10]);
    await api.db.execute(sql`delete from outbox`);
    const { version } = (await api.as(staff).send(getRoom, { body: { roomId: STUDIO } })).message;
    const week = (to: number) => [1, 2, 3, 4, 5, 6, 7].map(weekday => ({ weekday, from: 9, to }));
    const room = { roomId: STUDIO, description: 'Зал', capacity: 10, seatings: [], area: 20, version: version ?? 0 };
    const save = (standing?: StandingChoice[]) =>
      api.as(staff).send(saveRoom, { body: { ...room, opening: week(15), standing } });
    const refused = await save().catch(error => error);
    expect(refused).toMatchObject({ code: 'day_taken', data: { standing: [{ id: orderId, back: 150_000 }] } });
    await save(choicesFor(refused.data, 'keep'));
    expect(await left()).toMatchObject([{ id: orderId }]);
    expect((await sent())[0]).toMatchObject({ body: expect.stringContaining('Изменились часы работы') });
    await api.db.execute(sql`update room_opening set to_hour = 18 where room_id = ${STUDIO}`);
  });

  test('an event stays, its organiser is told, and it is listed and counted', async () => {
    const { eventId } = await inStudio(api, eventStatus.onVerification);
    const decision = { seen: eventStatus.onVerification, status: eventStatus.published, rejectionReason: '' };
    await api.as(staff).send(acceptEvent, { eventId, body: decision as never });
    await api.db.execute(sql`delete from outbox`);
    await close(choicesFor(await stands(), 'keep'));
    expect(await left()).toMatchObject([{ kind: 'event', id: eventId, state: 'planned', back: 0 }]);
    expect(await counted()).toMatchObject({ eventInClosedTime: 1 });
    expect(await sent()).toMatchObject([{ event: 'event.closed', body: expect.stringContaining(reason) }]);
  });
});
