import { dayOf, momentOf } from '@venue/sdk';
import { cancelPaidBooking, moveMyBooking, quoteMove } from '@venue/sdk/bookings';
import { eventStatus } from '@venue/sdk/events/model';
import { cancelTicket } from '@venue/sdk/tickets';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { outbox } from '../../core/db/core.table.ts';
import { remindedUntil } from '../../core/night.ts';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import { lettersTo } from '../../testing/letters.ts';
import { bookingReminding } from '../bookings/bookings.reminders.store.ts';
import { at, openStudio, paidBooking } from '../bookings/bookings.testing.ts';
import { changeEvent } from '../events/events.store.ts';
import { event } from '../events/events.table.ts';
import { eventAttendee } from '../events/tickets/events.attendees.table.ts';
import { anEventWithTickets, ticketsFor } from '../tickets/tickets.testing.ts';
import { standing } from './notices.reminders.store.ts';
import { reminder } from './notices.table.ts';

const HOUR = 3_600_000;
const email = 'anna@example.ru';

describe('when people are reminded', () => {
  const local = (at: Date | undefined) =>
    at && `${dayOf(at).slice(8)} ${new Date(at.getTime() + 5 * HOUR).toISOString().slice(11, 16)}`;

  test.each([
    // By day it is as many hours ahead as were chosen.
    [8, 24, '02 08:00'],
    [12, 3, '01 15:00'],
    // In the last hour of the evening, all that begins before anybody could be reminded in the morning.
    [20, 3, '01 23:00'],
    [21, 3, '02 09:00'],
    [21, 24, '02 21:00'],
    // At night nobody is written to.
    [22, 24, undefined],
    [3, 3, undefined],
    [7, 24, undefined],
  ])('at %d o’clock, %d hours ahead: up to %s', (hour, hours, until) =>
    expect(local(remindedUntil(momentOf('2026-12-01', hour), hours))).toBe(until),
  );
});

describe.each(databaseKinds)('reminders (%s)', kind => {
  let api: TestApi;
  let anna: Person;
  let tariffId: number;

  beforeAll(async () => {
    api = await testApi({ kind });
    ({ tariffId } = await openStudio(api));
    await api.db.execute(sql`update room set visit_info = 'Вход со двора' where id = 31`);
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    // Tests book the third.
    api.clock.now = momentOf('2026-12-01', 12);
    await api.db.execute(sql`update users set email = '', email_active = false`);
    await api.db.execute(
      sql`truncate reminder, booking, room_slot, payment, refund, outbox, idempotency, event cascade`,
    );
    anna = await api.aCustomer({ email, emailActive: true });
  });

  const remind = async (when?: Date) => {
    if (when) api.clock.now = when;
    await api.runJob('notices.remind');
  };
  /** The SMS that remind somebody of something. */
  const texts = async () => {
    const rows = await api.db
      .select()
      .from(outbox)
      .where(sql`event like 'reminder.%' and kind = 'sms'`)
      .orderBy(outbox.id);
    return rows.map(({ body }) => body);
  };
  const paid = (hours: readonly number[]) => paidBooking(api, anna, tariffId, hours);
  const move = async (orderId: number, from: readonly number[], day: string, to: readonly number[]) => {
    const slots = to.map(hour => at(hour, day));
    const { price, due, back } = (await api.as(anna).send(quoteMove, { body: { orderId, slots } })).message;
    const seen = from.map(hour => at(hour));
    await api.as(anna).send(moveMyBooking, { body: { orderId, seen, slots, price, due, back } });
  };

  test('of what somebody is changing wait for the next run', async () => {
    // All that were due are locked by others.
    await expect(standing(api.db, bookingReminding, [], api.clock.now)).resolves.toEqual([]);
  });

  test('of a booking come once, a day before, with the way there and its calendar file', async () => {
    const id = await paid([14, 15]);
    await remind(momentOf('2026-12-02', 13));
    expect(await texts()).toEqual([]);
    await remind(momentOf('2026-12-02', 14));
    await remind(momentOf('2026-12-02', 15));
    await remind(momentOf('2026-12-03', 13));
    expect(await texts()).toEqual([
      `Ждём вас: Фотостудия, 03.12.2026 14:00–16:00. Екатеринбург, ул. 8 Марта, 10, 2 этаж. Бронь № ${id}. Площадка`,
    ]);
    const letter = (await lettersTo(api.db, email)).find(each => each.event === 'reminder.booking');
    expect(letter?.body).toContain('Как пройти и\u00a0что взять: Вход со двора');
    expect(letter?.files).toMatchObject([
      { name: `Бронь № ${id}.ics`, text: expect.stringContaining(`UID:booking-${id}@`) },
    ]);
  });

  test('follow a move, and are not sent for a booking that was cancelled', async () => {
    const [moved, cancelled] = [await paid([14]), await paid([16])];
    await move(moved, [14], '2026-12-05', [17]);
    await api.as(anna).send(cancelPaidBooking, { body: { orderId: cancelled, refund: 150_000 } });
    await remind(momentOf('2026-12-02', 17));
    expect(await texts()).toEqual([]);
    await remind(momentOf('2026-12-04', 17));
    expect(await texts()).toEqual([expect.stringContaining('05.12.2026 17:00')]);
  });

  test('are not sent to whoever has just bought or moved', async () => {
    const [bought, moved] = [await paid([14]), await paid([15])];
    // Twenty-five hours before: a reminder of a purchase an hour ago helps nobody.
    await api.db.execute(
      sql`update booking set paid_at = ${momentOf('2026-12-02', 13).toISOString()}::timestamptz where id = ${bought}`,
    );
    await api.db.execute(
      sql`update booking set moved_at = ${momentOf('2026-12-02', 13).toISOString()}::timestamptz where id = ${moved}`,
    );
    await remind(momentOf('2026-12-02', 15));
    await remind(momentOf('2026-12-03', 13));
    expect(await texts()).toEqual([]);
  });

  test('say bookings of a day together, and hours that are apart each at their time', async () => {
    const first = await paid([14]);
    const second = await paid([14 + 2]);
    await remind(momentOf('2026-12-02', 16));
    expect(await texts()).toEqual([expect.stringContaining(`и ещё броней: 1`)]);
    const hours = [at(14), at(15), at(11, '2026-12-06')].map(each => `"${each}"`).join(',');
    await api.db.execute(
      sql`update booking set hours = ${`{${hours}}`}::timestamptz[], ends_at = ${at(12, '2026-12-06')}::timestamptz where id = ${second}`,
    );
    await api.db.execute(sql`delete from booking_event; delete from room_slot`);
    await remind(momentOf('2026-12-05', 11));
    expect((await texts()).slice(1)).toEqual([
      expect.stringMatching(new RegExp(`06.12.2026 11:00–12:00.*№ ${second}`)),
    ]);
    expect(first).not.toBe(second);
  });

  test('never wake anybody: early hours are spoken of in the evening before', async () => {
    await paid([9]);
    await api.db.execute(
      sql`update booking set hours = ${`{"${at(0)}"}`}::timestamptz[], starts_at = ${at(0)}, ends_at = ${at(1)}`,
    );
    // Midnight of the third; a day before it is night.
    for (const hour of [0, 3, 7]) await remind(momentOf('2026-12-02', hour));
    expect(await texts()).toEqual([]);
    await remind(momentOf('2026-12-02', 8));
    expect(await texts()).toHaveLength(1);
  });

  test('two servers at once write one', async () => {
    await paid([14]);
    api.clock.now = momentOf('2026-12-02', 14);
    await Promise.all([remind(), remind(), remind()]);
    expect(await texts()).toHaveLength(1);
    expect(await api.db.select().from(reminder)).toHaveLength(1);
  });

  test('that could not be sent are taken back when the booking is cancelled or moved', async () => {
    const id = await paid([14]);
    await remind(momentOf('2026-12-02', 14));
    await move(id, [14], '2026-12-05', [17]);
    await remind();
    const rows = await api.db.select().from(outbox).where(eq(outbox.event, 'reminder.booking'));
    expect(rows.map(({ dueAt, droppedAt }) => [dueAt, droppedAt])).toEqual([
      [null, expect.any(Date)],
      [null, expect.any(Date)],
    ]);
  });

  test('of an event go to everybody who has tickets, once each, and to its organiser', async () => {
    api.clock.now = momentOf('2026-11-28', 12);
    const { eventId, owner, ticketIds } = await anEventWithTickets(api, {
      date: '2026-12-03',
      time: '18:00',
      dateEnd: null,
      timeEnd: null,
    });
    const [one, other, gone] = [anna, await api.aCustomer(), await api.aCustomer()];
    await ticketsFor(api, one, eventId, ticketIds[0], 2);
    await ticketsFor(api, other, eventId, ticketIds[0]);
    await api.db
      .update(eventAttendee)
      .set({ userId: null, phone: '9125550199' })
      .where(eq(eventAttendee.userId, other.id));
    const { codes } = await ticketsFor(api, gone, eventId, ticketIds[0]);
    await api.as(gone).send(cancelTicket, { slug: codes[0] ?? '', body: { refund: 0 } });
    await remind(momentOf('2026-12-02', 18));
    await remind(momentOf('2026-12-02', 19));
    const rows = await api.db
      .select()
      .from(outbox)
      .where(sql`event like 'reminder.%' and kind = 'sms'`)
      .orderBy(outbox.recipient);
    expect(rows.map(({ recipient, event }) => `${event} ${recipient}`).sort()).toEqual(
      [`reminder.event ${owner.phone}`, `reminder.ticket ${one.phone}`, 'reminder.ticket 9125550199'].sort(),
    );
    const letter = (await lettersTo(api.db, email)).find(each => each.event === 'reminder.ticket');
    expect(letter?.files.map(({ name }) => name)).toEqual(['Мероприятие.ics']);
    // The links to tickets are secrets.
    expect(rows.find(each => each.event === 'reminder.ticket')?.keptBody).toContain('•••');
  });

  test('follow an event that is moved, and are not sent for one that is cancelled', async () => {
    api.clock.now = momentOf('2026-11-28', 12);
    const made = await anEventWithTickets(api, { date: '2026-12-03', time: '18:00', dateEnd: null, timeEnd: null });
    await ticketsFor(api, anna, made.eventId, made.ticketIds[0]);
    await api.db.transaction(tx => changeEvent(tx, made.eventId, { date: '2026-12-06', updatedAt: api.clock.now }));
    await remind(momentOf('2026-12-02', 18));
    expect(await texts()).toEqual([]);
    await remind(momentOf('2026-12-05', 18));
    expect(await texts()).toHaveLength(2);
    await api.db.execute(sql`truncate outbox, reminder cascade`);
    await api.db
      .update(event)
      .set({ status: eventStatus.deleted, deletedFrom: eventStatus.published })
      .where(eq(event.id, made.eventId));
    await remind(momentOf('2026-12-05', 19));
    expect(await texts()).toEqual([]);
  });
});
