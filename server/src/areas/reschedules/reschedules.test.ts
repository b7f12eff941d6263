import { getEvent, listEvents } from '@venue/sdk/events';
import { checkEventHours, getEvent as getAnyEvent, saveEvent } from '@venue/sdk/events/admin';
import { eventStatus } from '@venue/sdk/events/model';
import { getReschedules } from '@venue/sdk/reschedules';
import {
  getReschedules as getAnyReschedules,
  rescheduleEvent as rescheduleAnyEvent,
} from '@venue/sdk/reschedules/admin';
import { chooseUntil } from '@venue/sdk/reschedules/model';
import { cancelTicket, createTicketOrder, getTicket } from '@venue/sdk/tickets';
import { checkIn, getDoorList } from '@venue/sdk/tickets/admin';
import { checkInOutcome } from '@venue/sdk/tickets/model';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../../testing/api.people.ts';
import { databaseKinds } from '../../testing/database.ts';
import { whole } from '../events/events.testing.ts';
import { hoursHeld, STUDIO } from '../events/hours/events.hours.testing.ts';
import { newScanId } from '../tickets/tickets.testing.ts';
import {
  anEvening,
  aStage,
  bought,
  broken,
  clear,
  evenings,
  LATER,
  moneyOf,
  move,
  PRICE,
  pay,
  refusal,
  type Stage,
  smsTo,
  target,
} from './reschedules.testing.ts';

describe.each(databaseKinds)('rescheduling an event with tickets (%s)', kind => {
  let stage: Stage;
  let organiser: Person;
  let staff: Person;
  let guest: Person;
  let eventId: number;
  let paid: number;
  beforeAll(async () => {
    stage = await aStage(kind);
    staff = await stage.api.aStaff();
  });
  afterAll(() => stage.api.close());
  beforeEach(async () => {
    await clear(stage);
    const { api } = stage;
    [organiser, guest] = [await api.aCustomer(), await api.aCustomer()];
    ({ eventId, paid } = await anEvening(api, organiser));
  });
  afterEach(async () => {
    expect(await broken(stage.api)).toEqual([]);
  });

  const days = async () =>
    (
      await stage.api.db.execute<{ at: string }>(sql`
        select to_char(starts_at at time zone 'Asia/Yekaterinburg', 'YYYY-MM-DD HH24') as at
        from room_slot where event_id = ${eventId} and room_id = ${STUDIO} order by starts_at`)
    ).rows.map(row => row.at);
  const byStaff = async (over: object = {}) => {
    const { tickets, refund, reschedules } = (await stage.api.as(staff).send(getAnyReschedules, { id: eventId }))
      .message;
    const seen = { seen: eventStatus.published, seenReschedule: reschedules[0]?.rescheduleId ?? null };
    const body = { ...target, ...seen, tickets, refund, reason: 'Ремонт', ...over };
    return (await stage.api.as(staff).send(rescheduleAnyEvent, { id: eventId, body })).message;
  };

  test('the organiser sees whom it touches, and the hours, the page, the door and the ticket follow', async () => {
    const { api } = stage;
    const { codes } = await bought(stage, guest, eventId, { ticketId: paid, count: 2 });
    expect((await api.as(organiser).send(getReschedules, { id: eventId })).message).toMatchObject({
      tickets: 2,
      guests: 1,
      refund: 2 * PRICE,
      reschedules: [],
    });
    expect(await days()).toEqual(['2026-12-15 13', '2026-12-15 14']);
    const { reschedules } = await move(api, organiser, eventId, { time: '18:00', timeEnd: '20:30' });
    expect(reschedules).toMatchObject([
      {
        by: 'organiser',
        before: { date: '2026-12-15', time: '13:30' },
        isOpen: true,
        waiting: 2,
        waitingSum: 2 * PRICE,
      },
    ]);
    expect(await days()).toEqual([`${LATER} 18`, `${LATER} 19`, `${LATER} 20`]);
    // The hours before are everybody's again, those after are not.
    const free = async (date: string) =>
      (
        await api
          .as(staff)
          .send(checkEventHours, { body: { roomId: STUDIO, date, time: '18:00', dateEnd: null, timeEnd: '19:00' } })
      ).message.clashes.length;
    expect([await free(LATER), await free('2026-12-15')]).toEqual([1, 0]);
    const { message: page } = await api.client().send(getEvent, { id: eventId });
    expect(page).toMatchObject({ date: LATER, time: '18:00', rescheduledFrom: { date: '2026-12-15', time: '13:30' } });
    const found = await api.client().send(listEvents, { x: 1, body: { from: LATER } as never });
    expect(found.items.map(each => each.eventId)).toContain(eventId);
    expect((await api.as(staff).send(getDoorList, { id: eventId })).message.event.date).toBe(LATER);
    expect((await api.client().send(getTicket, { slug: codes[0] ?? '' })).message.event).toMatchObject({ date: LATER });
  });

  test('staff do it too: the organiser is told why, the history and the audit log say it', async () => {
    await bought(stage, guest, eventId, { ticketId: paid });
    const { reschedules } = await byStaff();
    expect(reschedules).toMatchObject([{ by: 'staff', reason: 'Ремонт', waiting: 1 }]);
    expect(await smsTo(stage.api, organiser)).toMatchObject([
      { event: 'event.rescheduled', body: expect.stringContaining('Причина: Ремонт.') },
    ]);
    const { message } = await stage.api.as(staff).send(getAnyEvent, { id: eventId });
    expect(message.history[0]).toMatchObject({ what: 'Перенесено', comment: expect.stringContaining('Стало: ') });
    const { rows } = await stage.api.db.execute(sql`select call_id as action from audit order by id desc limit 1`);
    expect(rows).toEqual([{ action: 'admin.reschedule.add' }]);
    // A colleague who saw another status is told who decided.
    await expect(byStaff({ seen: eventStatus.draft, date: '2026-12-21' })).rejects.toEqual(refusal('already_decided'));
  });

  test('a room that something else has is refused by name; an organiser reads only when', async () => {
    const { api } = stage;
    await bought(stage, guest, eventId, { ticketId: paid });
    const other = await anEvening(api, await api.aCustomer(), { date: LATER, eventTitle: 'Закрытый вечер' });
    await api.db.execute(
      sql`update event set status = ${eventStatus.awaitingPayment}, price = 100 where id = ${other.eventId}`,
    );
    const summaryOf = (failure: { data: { summary: string } }) => failure.data.summary.replace(/\s/g, ' ');
    const told = async (asked: Promise<unknown>) =>
      summaryOf(
        await asked.then(
          () => expect.fail(),
          error => error,
        ),
      );
    expect(await told(byStaff())).toMatch(/20\.12\.2026 13:00–15:00, мероприятие № \d+ «Закрытый вечер»/);
    expect(await told(move(api, organiser, eventId))).toBe('20.12.2026 13:00–15:00, другое мероприятие');
    // Nothing was changed, and nobody is written to.
    expect(await days()).toEqual(['2026-12-15 13', '2026-12-15 14']);
    expect((await api.db.execute(sql`select id from event_reschedule`)).rows).toEqual([]);
  });

  test('the same time, a past one, stale figures, an event without tickets and a fourth time a day are refused', async () => {
    const { api } = stage;
    await expect(move(api, organiser, eventId)).rejects.toEqual(refusal('move_not_allowed'));
    await bought(stage, guest, eventId, { ticketId: paid });
    await expect(move(api, organiser, eventId, evenings)).rejects.toMatchObject({
      fields: { date: expect.anything() },
    });
    await expect(move(api, organiser, eventId, { date: '2026-12-01', time: '11:00' })).rejects.toMatchObject({
      fields: { date: 'Это время уже прошло' },
    });
    await expect(move(api, organiser, eventId, { refund: 0 })).rejects.toEqual(refusal('guests_changed'));
    await expect(move(api, await api.aCustomer(), eventId)).rejects.toEqual(refusal('not_found'));
    for (const date of ['2026-12-20', '2026-12-21']) await move(api, organiser, eventId, { date });
    // The organiser read of no reschedule yet.
    await expect(move(api, organiser, eventId, { date: '2026-12-22', seenReschedule: null })).rejects.toEqual(
      refusal('rescheduled_again'),
    );
    await move(api, organiser, eventId, { date: '2026-12-22' });
    await expect(move(api, organiser, eventId, { date: '2026-12-23' })).rejects.toEqual(refusal('rate_limited'));
    expect(await hoursHeld(api, eventId)).toHaveLength(2);
  });

  test('an edit still may not change what was promised, and says what to do', async () => {
    const { api } = stage;
    await bought(stage, guest, eventId, { ticketId: paid });
    const { message } = await api.as(staff).send(getAnyEvent, { id: eventId });
    const { categoryId, version } = message;
    const tickets = message.tickets.map(({ soldCount: _, expanded: __, ...ticket }) => ticket);
    const same = { ...whole, ...evenings, place: '', entryType: message.entryType, categoryId, tickets, version };
    const body = { ...same, eventId, date: LATER };
    await expect(api.as(staff).send(saveEvent, { body })).rejects.toMatchObject({
      fields: { date: expect.stringContaining('«Перенести»') },
    });
  });

  test('until the term a ticket goes back whole, whatever its terms; one ordered afterwards does not', async () => {
    const { api } = stage;
    const { codes } = await bought(stage, guest, eventId, { ticketId: paid });
    await move(api, organiser, eventId, { date: '2026-12-05' });
    api.clock.advance(1000);
    const after = await bought(stage, await api.aCustomer(), eventId, { ticketId: paid });
    const refundOf = async (slug = '') => (await api.client().send(getTicket, { slug })).message.refund;
    // Four days ahead, a third goes back by the usual terms.
    expect([await refundOf(codes[0]), await refundOf(after.codes[0])]).toEqual([PRICE, (PRICE * 30) / 100]);
    await api.as(guest).send(cancelTicket, { slug: codes[0] ?? '', body: { refund: PRICE } });
    expect(await moneyOf(api, eventId)).toEqual({ came: 2 * PRICE, back: PRICE, valid: PRICE });
  });

  test('an unpaid order stays, and its buyer may choose once it is paid', async () => {
    const { api } = stage;
    await bought(stage, guest, eventId, { ticketId: paid });
    const body = { eventId, lines: [{ ticketId: paid, count: 1 }], total: PRICE };
    const { orderKey } = (await api.as(await api.aCustomer()).send(createTicketOrder, { body })).message;
    expect((await move(api, organiser, eventId)).unpaid).toBe(1);
    await pay(stage, orderKey);
    const { reschedules } = (await api.as(organiser).send(getReschedules, { id: eventId })).message;
    expect(reschedules[0]).toMatchObject({ waiting: 2, waitingSum: 2 * PRICE });
  });

  test('sales end as long before the event as before; whoever was let in is let in again on another day', async () => {
    const { api } = stage;
    const { codes } = await bought(stage, guest, eventId, { ticketId: paid });
    await api.db.execute(sql`update event_ticket set sale_to = '2026-12-14T18:00:00+05:00' where id = ${paid}`);
    const scan = async () => {
      const scans = [{ scanId: newScanId(), code: codes[0], place: 'Вход', scannedAt: api.clock.now.toISOString() }];
      return (await api.as(staff).send(checkIn, { id: eventId, body: { scans } })).message.results[0]?.outcome;
    };
    expect(await scan()).toBe(checkInOutcome.admitted);
    await move(api, organiser, eventId);
    const { rows } = await api.db.execute(
      sql`select sale_to = '2026-12-19T18:00:00+05:00' as moved from event_ticket where id = ${paid}`,
    );
    expect(rows).toEqual([{ moved: true }]);
    expect(await scan()).toBe(checkInOutcome.admitted);
    // An hour later on the same day is the same event.
    await move(api, organiser, eventId, { time: '14:30', timeEnd: '16:00' });
    expect(await scan()).toBe(checkInOutcome.already);
  });

  test('a change of the room alone is one too; of the text it is not', async () => {
    const { api } = stage;
    await bought(stage, guest, eventId, { ticketId: paid });
    await move(api, organiser, eventId, { date: evenings.date, roomId: null, place: 'Дом печати' });
    expect(await days()).toEqual([]);
    const { message } = await api.client().send(getEvent, { id: eventId });
    expect(message).toMatchObject({ place: 'Дом печати', roomId: null, rescheduledFrom: null });
  });
});

test('guests have a week to choose, a day before the event at least, and never beyond its beginning', () => {
  const now = new Date('2026-12-01T07:00:00Z');
  const after = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
  const hours = (begins: number) => (chooseUntil(after(begins), now).getTime() - now.getTime()) / 3_600_000;
  expect([480, 120, 48, 31, 20, 3, 1, 0.5, -2].map(hours)).toEqual([168, 96, 24, 24, 19, 2, 1, 0.5, 0]);
});
