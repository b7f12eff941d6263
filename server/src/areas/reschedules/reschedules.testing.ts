import { momentOf } from '@venue/sdk';
import type { EventFields } from '@venue/sdk/events/model';
import { getReschedules, rescheduleEvent } from '@venue/sdk/reschedules';
import { createTicketOrder, getTicketOrder, payTicketOrder } from '@venue/sdk/tickets';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { brokenInvariants } from '../../area/invariant.ts';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import type { databaseKinds } from '../../testing/database.ts';
import { openStudio } from '../bookings/bookings.testing.ts';
import { eventsInvariants } from '../events/events.invariants.ts';
import { entrance } from '../events/events.testing.ts';
import { evening } from '../events/hours/events.hours.testing.ts';
import { aBank, type Bank } from '../payments/payments.testing.ts';
import { ticketsInvariants } from '../tickets/tickets.invariants.ts';
import { anEventWithTickets, doorsOpen, freeEntrance } from '../tickets/tickets.testing.ts';
import { reschedulesInvariants } from './reschedules.invariants.ts';

export const PRICE = entrance.ticketPrice;
/** The evening of the event, and the one it is moved to. */
export const LATER = '2026-12-20';
export const evenings = { ...evening, date: '2026-12-15' };
export const target = { ...evenings, date: LATER, place: '' };

export interface Stage {
  readonly api: TestApi;
  readonly bank: Bank;
}

/** An api with a room to hold events in, and a bank. */
export async function aStage(kind: (typeof databaseKinds)[number]): Promise<Stage> {
  const bank = aBank();
  const api = await testApi({ kind, config: doorsOpen, ports: { payments: bank } });
  await openStudio(api);
  return { api, bank };
}

export async function clear({ api, bank }: Stage): Promise<void> {
  bank.reset();
  api.clock.now = momentOf('2026-12-01', 12);
  await api.db.execute(sql`truncate payment, refund, outbox, idempotency, room_slot, event, booking, attempt cascade`);
}

/** A published event in the studio, with paid and free tickets. */
export async function anEvening(api: TestApi, organiser: Person, wish: Partial<EventFields> = {}) {
  const made = await anEventWithTickets(
    api,
    { ...evenings, place: '', tickets: [entrance, freeEntrance], ...wish },
    organiser,
  );
  // The helper publishes by the table, so the hours are taken here.
  await api.db.execute(sql`
    insert into room_slot (room_id, starts_at, kind, event_id)
    select room_id, h at time zone 'Asia/Yekaterinburg', 'event', id from event,
      generate_series(date_trunc('hour', date + time::time), date + time_end::time - interval '1 minute', interval '1 hour') h
    where id = ${made.eventId} and room_id is not null`);
  const [paid = 0, free = 0] = made.ticketIds;
  return { eventId: made.eventId, paid, free };
}

/** Orders tickets and, if they cost something, pays for them. */
export async function bought(
  { api, bank }: Stage,
  person: Person,
  eventId: number,
  { ticketId, count = 1, price = PRICE }: { ticketId: number; count?: number; price?: number },
) {
  const body = { eventId, lines: [{ ticketId, count }], total: price * count };
  const { orderKey: slug } = (await api.as(person).send(createTicketOrder, { body })).message;
  if (price > 0) await pay({ api, bank }, slug);
  const { tickets } = (await api.client().send(getTicketOrder, { slug })).message;
  return {
    slug,
    numbers: tickets.map(({ ticketNumber }) => ticketNumber),
    codes: tickets.map(({ code }) => code),
  };
}

export async function pay({ api, bank }: Stage, slug: string): Promise<void> {
  const { paymentId } = (await api.client().send(payTicketOrder, { slug })).message;
  bank.say(paymentId, 'succeeded');
  await api.app.inject({ method: 'POST', url: '/api/payments/notify/bank', payload: { paymentId } });
}

/** Moves the event, as its organiser does after reading whom it touches. */
export async function move(api: TestApi, organiser: Person, id: number, over: object = {}) {
  const { tickets, refund, reschedules } = (await api.as(organiser).send(getReschedules, { id })).message;
  const seenReschedule = reschedules[0]?.rescheduleId ?? null;
  const body = { ...target, tickets, refund, seenReschedule, reason: 'Заболел ведущий', ...over };
  return (await api.as(organiser).send(rescheduleEvent, { id, body })).message;
}

/** What contradicts itself of events, tickets and reschedules. */
export const broken = async (api: TestApi) =>
  brokenInvariants(api.db, [...eventsInvariants, ...ticketsInvariants, ...reschedulesInvariants], api.clock.now);

/** Money that came for the tickets of an event, that went back, and what its valid tickets cost. */
export async function moneyOf(api: TestApi, eventId: number) {
  const { rows } = await api.db.execute<{ came: number; back: number; valid: number }>(sql`
    select
      (select coalesce(sum(p.sum), 0)::int from payment p join ticket_order o on o.id = p.ticket_order_id
        where o.event_id = ${eventId} and p.status = 'succeeded') as came,
      (select coalesce(sum(f.sum), 0)::int from refund f join payment p on p.id = f.payment_id
        join ticket_order o on o.id = p.ticket_order_id where o.event_id = ${eventId}) as back,
      (select coalesce(sum(price), 0)::int from event_attendee
        where event_id = ${eventId} and cancelled_at is null) as valid`);
  return rows[0];
}

/** SMS to a person, with plain spaces. */
export const smsTo = async (api: TestApi, { phone }: Pick<Person, 'phone'>) =>
  (
    await api.db.execute<{ event: string; body: string; due: string }>(
      sql`select event, body, due_at::text as due from outbox where recipient = ${phone} and kind = 'sms' order by id`,
    )
  ).rows.map(row => ({ ...row, body: row.body.replace(/\s/g, ' ') }));

export const writeToGuests = (api: TestApi) => api.runJob('reschedules.writeToGuests');
export const refusal = (code: string) => expect.objectContaining({ code });
