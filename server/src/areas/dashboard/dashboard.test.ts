import { momentOf } from '@venue/sdk';
import { listBookings } from '@venue/sdk/bookings/admin';
import { getDashboardNumbers } from '@venue/sdk/dashboard/admin';
import { addEvent } from '@venue/sdk/events/admin';
import { eventKind, eventStatus } from '@venue/sdk/events/model';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import { booking, roomSlot } from '../bookings/bookings.table.ts';
import { DAY, hold, openStudio, paidBooking } from '../bookings/bookings.testing.ts';
import { event } from '../events/events.table.ts';
import { anEventIn, whole } from '../events/events.testing.ts';
import { payment, refund } from '../payments/payments.table.ts';

const week = { from: '2026-11-30', to: '2026-12-06' };

describe.each(databaseKinds)('the numbers of the home page, on %s', database => {
  let api: TestApi;
  let office: Person;
  let anna: Person;
  let first: number;
  let second: number;
  beforeAll(async () => {
    api = await testApi({ kind: database });
    const { tariffId } = await openStudio(api);
    office = await api.aStaff();
    anna = await api.aCustomer({ lastname: 'Ершова', name: 'Анна' });
    // Two paid bookings of 3 and 1 hours at 1500 ₽, and one that is only held.
    first = await paidBooking(api, anna, tariffId, [9, 10, 11]);
    second = await paidBooking(api, anna, tariffId, [14]);
    await hold(api, anna, tariffId, [16, 17]);
  });
  afterAll(() => api.close());

  const numbers = async (period = week, as = office) =>
    (await api.as(as).send(getDashboardNumbers, { query: period })).message;

  test('sold and open hours by studio and day', async () => {
    // An event goes on into the night, when nothing is sold.
    const night = { roomId: 52, startsAt: momentOf(DAY, 20), kind: 'technical' as const };
    const closed = [12, 13].map(hour => ({ roomId: 31, startsAt: momentOf(DAY, hour), kind: 'technical' as const }));
    await api.db
      .insert(roomSlot)
      .values([...closed, night, { roomId: 52, startsAt: momentOf(DAY, 9), kind: 'buffer', bookingId: first }]);
    const { occupancy } = await numbers();
    const [photo, video] = occupancy?.rooms ?? [];
    expect(photo).toMatchObject({ roomId: 31, sold: 4, open: 7 * 9 - 2, before: { sold: 0, open: 63 } });
    expect(photo?.days.find(({ day }) => day === DAY)).toEqual({ day: DAY, sold: 4, open: 7 });
    expect(photo?.days).toHaveLength(7);
    expect(video).toMatchObject({ roomId: 52, sold: 0, open: 62 });
  });

  test('the period before is told beside it', async () => {
    const { before, occupancy, revenue } = await numbers({ from: '2026-12-07', to: '2026-12-13' });
    expect(before).toEqual(week);
    expect(occupancy?.rooms[0]).toMatchObject({ sold: 0, before: { sold: 4, open: 61 } });
    expect(revenue).toMatchObject({ total: 0, before: { paid: 600_000, refunded: 0, total: 600_000 } });
  });

  test('money counts on the day of the venue on which it came and went', async () => {
    const paidAt = async (bookingId: number, at: Date) => {
      const [row] = await api.db
        .update(payment)
        .set({ settledAt: at })
        .where(eq(payment.bookingId, bookingId))
        .returning();
      return row?.id ?? 0;
    };
    // Half past midnight at the venue is still the day before in UTC.
    const paymentId = await paidAt(first, new Date('2026-12-01T19:30:00Z'));
    await paidAt(second, new Date('2026-12-01T18:59:59Z'));
    const common = { paymentId, why: 'отмена', createdAt: api.clock.now, requestedAt: api.clock.now };
    await api.db
      .insert(refund)
      .values({ ...common, status: 'succeeded', sum: 225_000, settledAt: new Date('2026-12-04T19:00:00Z') });
    // A paid and refunded place at an event is not money of rooms.
    const { eventId } = await anEventIn(api, anna, eventStatus.published);
    const { rows } = await api.db.execute<{
      id: number;
    }>(sql`insert into payment (user_id, event_id, provider, provider_id,
      status, sum, received, description, vat_percent, confirmation_token, frame_url, created_at, expires_at, settled_at)
      values (${anna.id}, ${eventId}, 'bank', 'place', 'succeeded', 900, 900, '', 22, '', '', now(), now(), '2026-12-02T10:00:00Z')
      returning id`);
    const back = { ...common, paymentId: rows[0]?.id ?? 0, settledAt: new Date('2026-12-04T19:00:00Z') };
    await api.db.insert(refund).values({ ...back, status: 'succeeded', sum: 900 });
    const { revenue } = await numbers();
    expect(revenue).toMatchObject({ paid: 600_000, refunded: 225_000, total: 375_000 });
    expect(revenue?.days.filter(({ paid, refunded }) => paid + refunded > 0)).toEqual([
      { day: '2026-12-01', paid: 150_000, refunded: 0 },
      { day: '2026-12-02', paid: 450_000, refunded: 0 },
      { day: '2026-12-05', paid: 0, refunded: 225_000 },
    ]);
  });

  test('a refund that did not pass has not gone, a payment on its way has not come', async () => {
    await api.db.update(refund).set({ status: 'failed' });
    await api.db.update(payment).set({ status: 'pending', dueAt: api.clock.now }).where(eq(payment.bookingId, second));
    expect((await numbers()).revenue).toMatchObject({ paid: 450_000, refunded: 0 });
    await api.db.update(refund).set({ status: 'succeeded' });
    await api.db.update(payment).set({ status: 'succeeded', dueAt: null }).where(eq(payment.bookingId, second));
  });

  test('each number leads to as many bookings', async () => {
    const list = async (query: Record<string, unknown>) =>
      (await api.as(office).send(listBookings, { query: query as never })).items.map(({ orderId }) => orderId);
    expect(await list({ paidFrom: week.from, paidTo: week.to })).toEqual([second, first]);
    expect(await list({ paidFrom: '2026-12-02', paidTo: '2026-12-02' })).toEqual([first]);
    expect(await list({ paidTo: '2026-12-01' })).toEqual([second]);
    expect(await list({ refundedFrom: '2026-12-05', refundedTo: '2026-12-05' })).toEqual([first]);
    expect(await list({ refundedFrom: '2026-12-06' })).toEqual([]);
  });

  test('today: paid bookings with hours today, those still to come, and published events that go on', async () => {
    const add = async (over: { date: string; dateEnd?: string | null }) =>
      (await api.as(office).send(addEvent, { body: { ...whole, ...over, eventKind: eventKind.event } })).message
        .eventId;
    const long = await add({ date: '2026-12-01', dateEnd: '2026-12-05' });
    const later = await add({ date: '2026-12-04' });
    const draft = await add({ date: DAY });
    await api.db.update(event).set({ status: eventStatus.published });
    await api.db.update(event).set({ status: eventStatus.draft }).where(eq(event.id, draft));
    api.clock.now = momentOf(DAY, 12);
    const late = await api.aStaff();
    const { day, today } = await numbers(week, late);
    expect(day).toBe(DAY);
    const days = `from=${DAY}&to=${DAY}`;
    expect(today).toEqual([
      {
        title: 'Оплаченные бронирования',
        count: 2,
        to: `/bookings?status=2&${days}`,
        none: 'На\u00a0сегодня всё закончилось.',
        next: [{ to: `/bookings?booking=${second}`, time: '14:00–15:00', title: 'Фотостудия', note: 'Ершова Анна' }],
      },
      {
        title: 'Мероприятия',
        count: 1,
        to: `/events?status=${eventStatus.published}&${days}`,
        none: 'Сегодня мероприятий нет.',
        next: [expect.objectContaining({ to: `/${long}/edit`, time: '19:00' })],
      },
    ]);
    expect(later).toBeGreaterThan(0);
    await api.db.update(booking).set({ status: 3 }).where(eq(booking.id, second));
    expect((await numbers(week, late)).today[0]).toMatchObject({ count: 1, next: [] });
    // The booking began the day before and continues: it is shown with its hours of this day.
    const nextDay = momentOf('2026-12-04', 9);
    await api.db.insert(roomSlot).values({ roomId: 31, startsAt: nextDay, kind: 'booking', bookingId: first });
    api.clock.now = momentOf('2026-12-04', 9);
    expect((await numbers(week, await api.aStaff())).today[0]).toMatchObject({
      count: 1,
      next: [{ to: `/bookings?booking=${first}`, time: '09:00–10:00' }],
    });
    api.clock.now = momentOf(DAY, 12);
  });

  test('parts the reader may not see are left out', async () => {
    const clerk = await numbers(week, await api.aStaff(['events.read']));
    expect(clerk).toMatchObject({
      occupancy: null,
      revenue: null,
      today: [{ title: 'Мероприятия', count: 1 }],
    });
    const cashier = await numbers(week, await api.aStaff(['bookings.read']));
    expect(cashier.today.map(({ title }) => title)).toEqual(['Оплаченные бронирования']);
    expect(cashier.revenue).not.toBeNull();
    await expect(numbers(week, await api.aCustomer())).rejects.toMatchObject({ code: 'profile_denied' });
    await expect(api.client().send(getDashboardNumbers, { query: week })).rejects.toMatchObject({
      code: 'access_denied',
    });
  });

  test('a period that ends before it begins, or is longer than a year, is refused', async () => {
    const as = await api.aStaff();
    for (const period of [
      { from: '2026-12-02', to: '2026-12-01' },
      { from: '2025-12-01', to: '2026-12-02' },
    ])
      await expect(numbers(period, as)).rejects.toMatchObject({
        code: 'invalid_input',
        fields: { to: expect.any(String) },
      });
  });
});
