import { momentOf } from '@venue/sdk';
import { chooseAfterReschedule, getTicketReschedule } from '@venue/sdk/reschedules';
import { downloadTicketCalendar } from '@venue/sdk/tickets';
import { listRecordMessages } from '@venue/sdk/unsent/admin';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../../testing/api.people.ts';
import { databaseKinds } from '../../testing/database.ts';
import { lettersTo } from '../../testing/letters.ts';
import {
  anEvening,
  aStage,
  bought,
  broken,
  clear,
  move,
  PRICE,
  type Stage,
  smsTo,
  writeToGuests,
} from './reschedules.testing.ts';

const email = 'guest@example.ru';

describe.each(databaseKinds)('what guests are written after a reschedule (%s)', kind => {
  let stage: Stage;
  let organiser: Person;
  let guest: Person;
  let eventId: number;
  let paid: number;
  let free: number;
  beforeAll(async () => {
    stage = await aStage(kind);
  });
  afterAll(() => stage.api.close());
  beforeEach(async () => {
    await clear(stage);
    const { api } = stage;
    await api.db.execute(sql`update users set email = '', email_active = false`);
    organiser = await api.aCustomer();
    guest = await api.aCustomer({ email, emailActive: true });
    ({ eventId, paid, free } = await anEvening(api, organiser));
  });
  afterEach(async () => {
    expect(await broken(stage.api)).toEqual([]);
  });
  const about = async (person: Person) =>
    (await smsTo(stage.api, person)).filter(({ event }) => event === 'ticket.rescheduled');

  test('one message for an order: what changed, until when to choose, where, and why', async () => {
    const { api } = stage;
    const { slug } = await bought(stage, guest, eventId, { ticketId: paid, count: 2 });
    await move(api, organiser, eventId);
    await writeToGuests(api);
    const [sms, ...others] = await about(guest);
    expect(others).toEqual([]);
    expect(sms?.body).toBe(
      'Мероприятие «Ночь керамики» перенесено на вс, 20 декабря 2026, 13:30–15:00 (было вт, 15 декабря 2026, 13:30–15:00). ' +
        'Билеты действуют. Не подходит — вернём все деньги, если выберете это до 08.12.2026 12:00: ' +
        `${api.config.publicUrl}/app/tickets/order/${slug} Причина: Заболел ведущий. Площадка`,
    );
    const letter = (await lettersTo(api.db, email)).at(-1);
    expect([letter?.event, letter?.files.map(({ name }) => name)]).toEqual([
      'ticket.rescheduled',
      ['Билеты.pdf', 'Мероприятие.ics'],
    ]);
  });

  test('the letter corrects the entry in the calendar: the same name, a higher number, the new day', async () => {
    const { api } = stage;
    const { codes } = await bought(stage, guest, eventId, { ticketId: paid });
    const slug = codes[0] ?? '';
    const partOf = (text: string, name: string) => new RegExp(`^${name}[^:]*:(.*)\r$`, 'm').exec(text)?.[1] ?? '';
    const before = (await lettersTo(api.db, email)).at(-1)?.files.at(-1)?.text ?? '';
    await move(api, organiser, eventId);
    await writeToGuests(api);
    const after = (await lettersTo(api.db, email)).at(-1)?.files.at(-1)?.text ?? '';
    expect(partOf(after, 'UID')).toBe(partOf(before, 'UID'));
    expect(Number(partOf(after, 'SEQUENCE'))).toBeGreaterThan(Number(partOf(before, 'SEQUENCE')));
    expect([partOf(before, 'DTSTART'), partOf(after, 'DTSTART')]).toEqual(['20261215T083000Z', '20261220T083000Z']);
    const file = await (await api.client().send(downloadTicketCalendar, { slug })).data.text();
    expect(partOf(file, 'DTSTART')).toBe('20261220T083000Z');
  });

  test('of an event with fewer days than before, the entries that are gone are cancelled by name', async () => {
    const { api } = stage;
    await api.db.execute(sql`delete from room_slot`);
    await api.db.execute(
      sql`update event set room_id = null, place = 'Двор', date_end = '2026-12-17' where id = ${eventId}`,
    );
    await bought(stage, guest, eventId, { ticketId: paid });
    await move(api, organiser, eventId, { roomId: null, place: 'Двор' });
    await writeToGuests(api);
    const files = (await lettersTo(api.db, email)).at(-1)?.files ?? [];
    expect(files.map(({ name }) => name)).toEqual([
      'Билеты.pdf',
      'Мероприятие.ics',
      'Мероприятие, отмена.ics',
      'Мероприятие, отмена 2.ics',
    ]);
    expect(files.slice(2).map(({ text }) => /^UID:ticket-\d+-(\d)@/m.exec(text)?.[1])).toEqual(['2', '3']);
  });

  test('the card of the order shows what was written', async () => {
    const { api } = stage;
    const { slug, numbers } = await bought(stage, guest, eventId, { ticketId: paid });
    await move(api, organiser, eventId);
    await writeToGuests(api);
    const { reschedule } = (await api.client().send(getTicketReschedule, { slug })).message;
    const { rescheduleId = 0 } = reschedule ?? {};
    const body = { rescheduleId, choice: 'refund' as const, tickets: numbers, refund: PRICE };
    await api.client().send(chooseAfterReschedule, { slug, body });
    const { rows } = await api.db.execute<{ id: number }>(sql`select id from ticket_order where key = ${slug}`);
    const office = api.as(await api.aStaff());
    const { messages } = (await office.send(listRecordMessages, { kind: 'ticketOrder', id: rows[0]?.id ?? 0 })).message;
    const sms = messages.filter(each => each.kind === 'sms').map(({ about: what }) => what);
    expect(sms).toEqual(
      expect.arrayContaining(['Мероприятие перенесено', 'Гость вернул билеты на\u00a0перенесённое мероприятие']),
    );
  });

  test('at night nobody is woken, unless the event is today or tomorrow', async () => {
    const { api } = stage;
    await bought(stage, guest, eventId, { ticketId: paid });
    api.clock.now = momentOf('2026-12-01', 23);
    await move(api, organiser, eventId);
    await writeToGuests(api);
    api.clock.now = momentOf('2026-12-14', 23);
    await move(api, organiser, eventId, { date: '2026-12-15', timeEnd: '16:00' });
    await writeToGuests(api);
    const due = (await about(guest)).map(each => new Date(each.due).toISOString());
    expect(due).toEqual(['2026-12-02T03:00:00.000Z', '2026-12-14T18:00:00.000Z']);
  });

  test('a job that dies half-way, or runs twice, writes to everybody once', async () => {
    const { api } = stage;
    const guests = [];
    for (let each = 0; each < 4; each++) {
      const person = await api.aCustomer();
      guests.push(person);
      await bought(stage, person, eventId, each % 2 ? { ticketId: paid } : { ticketId: free, price: 0 });
    }
    await move(api, organiser, eventId);
    // The first two orders are done.
    await Promise.all([writeToGuests(api), writeToGuests(api)]);
    await writeToGuests(api);
    for (const person of guests) expect(await about(person)).toHaveLength(1);
    const { rows } = await api.db.execute(sql`select written_at is not null as done from event_reschedule`);
    expect(rows).toEqual([{ done: true }]);
    // Who has orders a later one.
    const late = await bought(stage, await api.aCustomer(), eventId, { ticketId: paid, price: PRICE });
    await writeToGuests(api);
    expect(late.numbers).toHaveLength(1);
  });

  test('a second reschedule before the messages of the first: one message, of the second', async () => {
    const { api } = stage;
    await bought(stage, guest, eventId, { ticketId: paid });
    await move(api, organiser, eventId);
    await move(api, organiser, eventId, { date: '2026-12-22' });
    await writeToGuests(api);
    expect((await about(guest)).map(({ body }) => /перенесено на вт, 22 декабря/.test(body))).toEqual([true]);
  });
});
