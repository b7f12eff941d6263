import { momentOf } from '@venue/sdk';
import { cancelBooking } from '@venue/sdk/bookings/admin';
import { readNotices, saveNotices } from '@venue/sdk/notices';
import type { NoticeChoice } from '@venue/sdk/notices/model';
import { getTicket, setTicketReminder } from '@venue/sdk/tickets';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { outbox } from '../../core/db/core.table.ts';
import { choosableOf, waysOf } from '../../core/notices.groups.ts';
import { notices } from '../../core/notices.ts';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import { openStudio, paidBooking } from '../bookings/bookings.testing.ts';
import { anEventWithTickets, ticketsFor } from '../tickets/tickets.testing.ts';

const email = 'anna@example.ru';

test.each([
  'code.sms',
  'account.passwordChanged',
  'booking.cancelledByStaff',
  'booking.changedByStaff',
  'booking.closed',
  'ticket.cancelledByHost',
  'ticket.eventCancelled',
  'payment.returned',
  'refund.refused',
  'event.delete',
  'event.unpublish',
  'user.decide',
])('%s cannot be switched off', event => {
  expect(choosableOf(event)).toBeUndefined();
  expect(
    waysOf(
      event,
      new Map([
        ['orders', 'mail'],
        ['money', 'sms'],
        ['decisions', 'sms'],
      ]),
      { sms: true, mail: true },
    ),
  ).toEqual({
    sms: true,
    mail: true,
  });
});

test('decisions about what people publish leave a choice', () => {
  for (const event of ['article.confirm', 'event.reject', 'brand.rework']) expect(choosableOf(event)).toBe('decisions');
  for (const event of Object.keys(notices))
    expect([undefined, 'string']).toContain(typeof choosableOf(event) === 'string' ? 'string' : undefined);
});

describe.each(databaseKinds)('how people get messages (%s)', kind => {
  let api: TestApi;
  let anna: Person;
  let tariffId: number;

  beforeAll(async () => {
    api = await testApi({ kind });
    ({ tariffId } = await openStudio(api));
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    api.clock.now = momentOf('2026-12-01', 12);
    await api.db.execute(sql`update users set email = '', email_active = false`);
    await api.db.execute(
      sql`truncate reminder, notice_choice, booking, room_slot, payment, refund, outbox, idempotency, event cascade`,
    );
    anna = await api.aCustomer({ email, emailActive: true });
  });

  const choose = (...choices: NoticeChoice[]) => api.as(anna).send(saveNotices, { body: { choices } });
  const read = async (person = anna) => (await api.as(person).send(readNotices, {})).message;
  const written = async (event: string) =>
    (await api.db.select().from(outbox).where(sql`event = ${event}`)).map(row => row.kind).sort();
  const remind = async (at: Date) => {
    api.clock.now = at;
    await api.runJob('notices.remind');
  };

  test('everything goes both ways as long as nothing is chosen, and each choice is kept', async () => {
    const { choices, canMail } = await read();
    expect(canMail).toBe(true);
    expect(choices).toContainEqual({ about: 'booking', channel: 'both', hours: [24] });
    expect(choices).toContainEqual({ about: 'orders', channel: 'both', hours: [] });
    await choose({ about: 'booking', channel: 'sms', hours: [3, 72] }, { about: 'orders', channel: 'mail', hours: [] });
    await choose({ about: 'booking', channel: 'mail', hours: [3, 72] });
    expect((await read()).choices).toContainEqual({ about: 'booking', channel: 'mail', hours: [72, 3] });
    expect((await read(await api.aCustomer())).choices).toEqual(choices);
  });

  test.each<[string, NoticeChoice]>([
    ['other messages switched off', { about: 'orders', channel: 'none', hours: [] }],
    ['hours of other messages', { about: 'money', channel: 'sms', hours: [24] }],
    ['hours that are not on offer', { about: 'booking', channel: 'both', hours: [5] }],
    ['no hours', { about: 'booking', channel: 'both', hours: [] }],
    ['an hour twice', { about: 'booking', channel: 'both', hours: [24, 24] }],
  ])('refuses %s', async (_, choice) => {
    await expect(choose(choice)).rejects.toMatchObject({ code: 'invalid_input' });
  });

  test('the database refuses to switch off what must be sent', async () => {
    const off = api.db.execute(
      sql`insert into notice_choice (user_id, about, channel) values (${anna.id}, 'orders', 'none')`,
    );
    await expect(off).rejects.toThrow();
  });

  test('a choice applies to its messages, and to no others', async () => {
    await choose({ about: 'orders', channel: 'mail', hours: [] });
    const id = await paidBooking(api, anna, tariffId, [14]);
    expect(await written('booking.paid')).toEqual(['mail']);
    await api.as(await api.aStaff()).send(cancelBooking, { body: { orderId: id, seen: 2, rejectionReason: 'Авария' } });
    expect(await written('booking.cancelledByStaff')).toEqual(['mail', 'sms']);
    await choose({ about: 'orders', channel: 'sms', hours: [] });
    await paidBooking(api, anna, tariffId, [16]);
    expect(await written('booking.paid')).toEqual(['mail', 'sms']);
  });

  test('whoever chose letters and has no address that works gets SMS', async () => {
    await choose({ about: 'orders', channel: 'mail', hours: [] });
    await api.db.execute(sql`update users set email_active = false`);
    await paidBooking(api, anna, tariffId, [14]);
    expect(await written('booking.paid')).toEqual(['sms']);
    expect((await read()).canMail).toBe(false);
  });

  test('reminders come at the chosen hours, or not at all', async () => {
    await paidBooking(api, anna, tariffId, [14]);
    await choose({ about: 'booking', channel: 'sms', hours: [3] });
    await remind(momentOf('2026-12-02', 14));
    expect(await written('reminder.booking')).toEqual([]);
    await remind(momentOf('2026-12-03', 11));
    expect(await written('reminder.booking')).toEqual(['sms']);
    await api.db.execute(sql`truncate reminder, outbox cascade`);
    await choose({ about: 'booking', channel: 'none', hours: [3] });
    await remind(momentOf('2026-12-03', 12));
    expect(await written('reminder.booking')).toEqual([]);
  });

  test('whoever has a ticket switches its reminder off without an account', async () => {
    api.clock.now = momentOf('2026-11-28', 12);
    const dates = { date: '2026-12-03', time: '18:00', dateEnd: null, timeEnd: null };
    const { eventId, ticketIds } = await anEventWithTickets(api, dates);
    const other = await api.aCustomer();
    await ticketsFor(api, other, eventId, ticketIds[0]);
    const { codes } = await ticketsFor(api, anna, eventId, ticketIds[0], 2);
    const slug = codes[0] ?? '';
    await api.client().send(setTicketReminder, { slug, body: { reminds: false } });
    expect((await api.client().send(getTicket, { slug })).message.reminds).toBe(false);
    await remind(momentOf('2026-12-02', 18));
    const rows = await api.db.select().from(outbox).where(sql`event = 'reminder.ticket'`);
    expect(rows.map(({ recipient }) => recipient)).toEqual([other.phone]);
    await expect(
      api.client().send(setTicketReminder, { slug: 'ABCDEFGHJKMN', body: { reminds: false } }),
    ).rejects.toMatchObject({ code: 'not_found' });
  });
});
