import { momentOf } from '@venue/sdk';
import {
  acceptHandover,
  declineHandover,
  getEvent,
  getHandover,
  listEventHistory,
  listOfferedEvents,
  offerHandover,
  withdrawHandover,
} from '@venue/sdk/events';
import { getEvent as getAnyEvent, handOverEvent } from '@venue/sdk/events/admin';
import { eventStatus, HANDOVER_DAYS } from '@venue/sdk/events/model';
import { getPrivacy } from '@venue/sdk/privacy';
import { listGuestTickets } from '@venue/sdk/tickets';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { Person } from '../../../testing/api.people.ts';
import { type TestApi, testApi } from '../../../testing/api.ts';
import { anEventWithTickets, ticketsFor } from '../../tickets/tickets.testing.ts';
import { anEventIn } from '../events.testing.ts';

const DAY = 24 * 60 * 60_000;
const organizerName = 'Мастерская «Глина»';

let api: TestApi;
let anna: Person;
let boris: Person;
let eventId: number;
beforeEach(async () => {
  api = await testApi();
  onTestFinished(() => api.close());
  anna = await api.aCustomer();
  boris = await api.aCustomer();
  const made = await anEventWithTickets(api, { date: '2027-01-20' }, anna);
  eventId = made.eventId;
  await ticketsFor(api, await api.aCustomer(), eventId, made.ticketIds[0], 2);
});

const sql = async <Row>(text: string, ...values: unknown[]) =>
  (await api.database.pool.query(text, values)).rows as Row[];
const offer = (phone = boris.phone, by = anna, id = eventId) => api.as(by).send(offerHandover, { id, body: { phone } });
const accept = (by = boris) => api.as(by).send(acceptHandover, { id: eventId, body: { organizerName } });
const offered = async (to = boris) => (await api.as(to).send(listOfferedEvents, {})).message.offeredEvents;
const organiser = async () =>
  (await sql<{ user_id: number }>('select user_id from event where id = $1', eventId))[0]?.user_id;
const letters = async (phone: string) =>
  (
    await sql<{ body: string }>(
      `select body from outbox where recipient = $1 and event like 'event.%' and of_kind = 'event' order by id`,
      phone,
    )
  ).map(({ body }) => body.replaceAll('\u00a0', ' '));

describe('an organiser', () => {
  test('gives an event with its guests to another account, which takes it over, and both are told', async () => {
    const { handover: made } = (await offer()).message;
    const offeredUntil = new Date(api.clock.now.getTime() + HANDOVER_DAYS * DAY).toISOString();
    expect(made).toEqual({ offeredTo: boris.phone, offeredUntil });
    expect(await letters(boris.phone)).toEqual([expect.stringMatching(/^Вам передают мероприятие «Ночь керамики»\./)]);
    expect(await offered()).toMatchObject([
      { eventId, ticketsSold: 2, organizerName: 'Печь и\u00a0глина', offeredUntil },
    ]);
    expect(await organiser()).toBe(anna.id);

    await accept();
    expect(await organiser()).toBe(boris.id);
    const guests = await api.as(boris).send(listGuestTickets, { id: eventId, body: {} });
    expect(guests.items).toHaveLength(2);
    await expect(api.as(anna).send(listGuestTickets, { id: eventId, body: {} })).rejects.toMatchObject({
      code: 'not_found',
    });
    expect((await api.client().send(getEvent, { id: eventId })).message.organizerName).toBe(organizerName);
    expect(await letters(anna.phone)).toEqual([expect.stringMatching(/теперь у другого организатора/)]);
    expect((await letters(boris.phone))[1]).toMatch(/^Вы организатор мероприятия «Ночь керамики»\./);
    expect(await offered()).toEqual([]);
  });

  test('is kept by the event no longer, and the new one is', async () => {
    const ahead = async (of: Person) => (await api.as(of).send(getPrivacy, {})).message.ahead;
    expect(await ahead(anna)).toMatchObject([{ kind: 'soldEvent', id: eventId }]);
    await offer();
    await accept();
    expect(await ahead(anna)).toEqual([]);
    expect(await ahead(boris)).toMatchObject([{ kind: 'soldEvent', id: eventId }]);
  });

  test('leaves no name behind: not in the approved version and not in the log', async () => {
    await sql(
      `insert into approved_version (kind, object_id, data, at) values ('event', $1, '{"organizerName":"Печь и глина"}', now())`,
      eventId,
    );
    await sql(
      `insert into audit (user_id, call_id, subject, subject_id, before, after, at)
       values ($1, 'admin.event.update', 'event', $2, '{"organizerName":"Печь и глина","price":1}', '{"organizerName":"Печь"}', now())`,
      anna.id,
      eventId,
    );
    await offer();
    await accept();
    const kept = await sql<{ kept: string }>(
      `select data::text kept from approved_version where kind = 'event' and object_id = $1
       union all select coalesce(before::text, '') || coalesce(after::text, '') from audit where subject = 'event' and subject_id = $1`,
      eventId,
    );
    expect(kept.length).toBeGreaterThan(1);
    expect(JSON.stringify(kept)).not.toContain('Печь');
    expect(JSON.stringify(kept)).toContain('Мастерская');
    expect(JSON.stringify(kept)).toContain('price');
  });

  test('cannot give away an event of somebody else', async () => {
    await expect(offer(anna.phone, boris)).rejects.toMatchObject({ code: 'not_found' });
    await expect(api.as(boris).send(getHandover, { id: eventId })).rejects.toMatchObject({ code: 'not_found' });
    await expect(api.as(boris).send(withdrawHandover, { id: eventId })).rejects.toMatchObject({ code: 'not_found' });
  });

  test('does not learn whether a phone has an account', async () => {
    const stranger = '9999999999';
    const [known, unknown] = [await offer(), await offer(stranger)];
    const { handover: one } = known.message;
    expect(unknown.message.handover).toEqual({ ...one, offeredTo: stranger });
    expect(await letters(stranger)).toEqual(await letters(boris.phone));
    // The second offer took the place of the first.
    expect(await offered()).toEqual([]);
    await expect(accept()).rejects.toMatchObject({ code: 'not_found' });
  });

  test('cannot name their own phone', async () => {
    await expect(offer(anna.phone)).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { phone: expect.any(String) },
    });
  });

  test('cannot have messages sent without end', async () => {
    for (let sent = 0; sent < 3; sent++) await offer();
    await expect(offer()).rejects.toMatchObject({ code: 'rate_limited' });
    for (let sent = 3; sent < 9; sent++) await offer(`91200099${10 + sent}`);
    await expect(offer('9120009999')).rejects.toMatchObject({ code: 'rate_limited' });
  });

  test('takes an offer back, and then nobody can accept it', async () => {
    await offer();
    expect((await api.as(anna).send(withdrawHandover, { id: eventId })).message.handover).toBeNull();
    await expect(accept()).rejects.toMatchObject({ code: 'not_found' });
    expect(await organiser()).toBe(anna.id);
  });

  test('cannot give away a draft without tickets, nor an event that is over', async () => {
    const { eventId: id } = await anEventIn(api, anna, eventStatus.draft);
    await expect(offer(boris.phone, anna, id)).rejects.toMatchObject({ code: 'move_not_allowed' });
    await sql(`update event set date = '2026-01-20' where id = $1`, eventId);
    await expect(offer()).rejects.toMatchObject({ code: 'move_not_allowed' });
  });
});

describe('an offer', () => {
  test('that nobody took ends, and the organiser is told once', async () => {
    await offer();
    await api.runJob('events.endHandovers');
    expect(await letters(anna.phone)).toEqual([]);
    api.clock.advance(HANDOVER_DAYS * DAY);
    await api.runJob('events.endHandovers');
    await api.runJob('events.endHandovers');
    expect(await letters(anna.phone)).toEqual([
      expect.stringMatching(
        /^Мероприятие «Ночь керамики», которое вы передавали, никто не принял\. Оно по-прежнему ваше\./,
      ),
    ]);
    const steps = await sql<{ what: string }>(
      'select what from object_history where object_id = $1 order by id',
      eventId,
    );
    expect(steps.at(-1)?.what).toBe('Срок предложения другому организатору прошёл');
  });

  test('that ends with its event is not written about', async () => {
    await offer();
    await sql(`update event set date = '2026-01-20' where id = $1`, eventId);
    api.clock.advance(HANDOVER_DAYS * DAY);
    await api.runJob('events.endHandovers');
    expect(await letters(anna.phone)).toEqual([]);
    expect(await sql('select 1 from event_handover')).toEqual([]);
  });

  test('expires, and is not longer than the event', async () => {
    await offer();
    api.clock.advance(HANDOVER_DAYS * DAY);
    boris = await api.aCustomer({ phone: '9120009801' });
    expect(await offered()).toEqual([]);
    await expect(accept()).rejects.toMatchObject({ code: 'not_found' });

    await sql(`update event set date = '2026-12-09' where id = $1`, eventId);
    const [row] = await sql<{ phone: string }>('select phone from users where id = $1', anna.id);
    const { message } = await offer(boris.phone, { ...anna, phone: row?.phone ?? '' });
    expect(message.handover?.offeredUntil).toBe(momentOf('2026-12-10', 0).toISOString());
  });

  test('is declined, and its organiser is told', async () => {
    await offer();
    await api.as(boris).send(declineHandover, { id: eventId });
    expect(await letters(anna.phone)).toEqual([expect.stringMatching(/отказались/)]);
    await expect(accept()).rejects.toMatchObject({ code: 'not_found' });
    const history = await api.as(anna).send(listEventHistory, { id: eventId, body: {} });
    expect(history.items.map(({ what }) => what).slice(0, 2)).toEqual([
      'Другой организатор отказался',
      'Предложено другому организатору',
    ]);
  });

  test('is answered only by an account that proved the phone', async () => {
    await offer();
    await sql('update users set phone_active = false where id = $1', boris.id);
    expect(await offered()).toEqual([]);
    await expect(accept()).rejects.toMatchObject({ code: 'not_found' });
  });

  test('is answered only by whom it was made to', async () => {
    await offer();
    const vera = await api.aCustomer();
    expect(await offered(vera)).toEqual([]);
    await expect(accept(vera)).rejects.toMatchObject({ code: 'not_found' });
    await expect(api.as(vera).send(declineHandover, { id: eventId })).rejects.toMatchObject({ code: 'not_found' });
  });

  test('is answered once, however often it is sent at once', async () => {
    await offer();
    const answers = await Promise.allSettled([accept(), accept(), accept()]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await letters(anna.phone)).toHaveLength(1);
  });

  test('cannot stand in the database once its organiser is another', async () => {
    await offer();
    await expect(sql('update event set user_id = $2 where id = $1', eventId, boris.id)).rejects.toThrow(
      'event_handover_by_organiser',
    );
  });
});

describe('staff', () => {
  const body = (phone: string) => ({ phone, userId: anna.id, seen: eventStatus.published, organizerName });

  test('give an event to another account at once; its history and the log say so', async () => {
    await offer('9999999999');
    const staff = await api.aStaff();
    const { message } = await api.as(staff).send(handOverEvent, { id: eventId, body: body(boris.phone) });
    expect(message).toMatchObject({ userId: boris.id, organizerName });
    expect(message.history[0]).toMatchObject({
      what: 'Передано другому организатору',
      comment: `От учётной записи №\u00a0${anna.id}`,
    });
    expect(await letters(anna.phone)).toHaveLength(1);
    expect(await letters(boris.phone)).toHaveLength(1);
    expect(
      await sql(`select before, after from audit where call_id = 'admin.event.handOver' and subject_id = $1`, eventId),
    ).toEqual([{ before: { userId: anna.id }, after: { userId: boris.id } }]);
    expect(await sql('select 1 from event_handover')).toEqual([]);
  });

  test('give it once: another who saw the former organiser is refused', async () => {
    const staff = await api.aStaff();
    const vera = await api.aCustomer();
    const give = (phone: string) => api.as(staff).send(handOverEvent, { id: eventId, body: body(phone) });
    const answers = await Promise.allSettled([give(boris.phone), give(vera.phone)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'already_decided' } });
    expect(
      await sql(`select 1 from object_history where what like 'Передано%' and object_id = $1`, eventId),
    ).toHaveLength(1);
  });

  test('are told at the field when the phone has no account, or the organiser’s own', async () => {
    const office = api.as(await api.aStaff());
    for (const phone of ['9999999999', anna.phone])
      await expect(office.send(handOverEvent, { id: eventId, body: body(phone) })).rejects.toMatchObject({
        code: 'invalid_input',
        fields: { phone: expect.any(String) },
      });
  });

  test('need the right to manage events', async () => {
    const reader = api.as(await api.aStaff(['events.read']));
    await expect(reader.send(handOverEvent, { id: eventId, body: body(boris.phone) })).rejects.toMatchObject({
      code: 'profile_denied',
    });
    expect((await reader.send(getAnyEvent, { id: eventId })).message.userId).toBe(anna.id);
  });
});
