import { randomUUID } from 'node:crypto';
import { ApiFailure, addDays, dayOf } from '@venue/sdk';
import { entryType, eventFormat, eventKind, eventStatus, registrationType, ticketType } from '@venue/sdk/events/model';
import { createTicketOrder } from '@venue/sdk/tickets';
import { sql } from 'drizzle-orm';
import { event, eventTicket } from '../../areas/events/events.table.ts';
import type { Db } from '../../core/db/database.ts';
import type { Person } from '../api.people.ts';
import { clientOf } from './crash.driver.ts';

/** A kind of ticket of an event with few places. */
export interface Entrance {
  readonly eventId: number;
  readonly ticketId: number;
}

/** A ticket that somebody wants; `codes` once the order was acknowledged. */
export interface TicketDeed extends Entrance {
  readonly person: Person;
  readonly key: string;
  codes?: readonly string[];
}

export async function seedEvents(db: Db, owner: Person, count: number, places: number): Promise<Entrance[]> {
  const now = new Date();
  const fields = {
    userId: owner.id,
    kind: eventKind.event,
    status: eventStatus.published,
    lead: '',
    description: '<p>Чай до\u00a0полуночи.</p>',
    date: addDays(dayOf(now), 90),
    time: '19:00',
    format: eventFormat.offline,
    isOnline: false,
    onlineUrl: '',
    place: 'Дом печати',
    entry: entryType.byTicket,
    registration: registrationType.notRequired,
    registrationUrl: '',
    ageSign: 6 as const,
    organizerName: 'Печь и\u00a0глина',
    meta: { 'object-position': '50% 50%', 'object-fit': 'cover' as const },
    createdAt: now,
    updatedAt: now,
    publishedAt: now,
  };
  const events = await db
    .insert(event)
    .values(Array.from({ length: count }, (_, at) => ({ ...fields, title: `Ночь керамики ${at + 1}` })))
    .returning({ eventId: event.id });
  const tickets = events.map(({ eventId }) => ({
    eventId,
    type: ticketType.free,
    name: 'Вход свободный',
    price: 0,
    quantity: places,
    position: 0,
  }));
  return db.insert(eventTicket).values(tickets).returning({ eventId: eventTicket.eventId, ticketId: eventTicket.id });
}

export const newTicketDeed = (person: Person, entrance: Entrance): TicketDeed => ({
  ...entrance,
  person,
  key: randomUUID(),
});

/** Returns whether the ticket is issued; false means a refusal, which must leave nothing behind. */
export async function takeTicket(origin: string, deed: TicketDeed): Promise<boolean> {
  const { eventId, ticketId, person, key } = deed;
  const body = { eventId, lines: [{ ticketId, count: 1 }], total: 0 };
  try {
    const { message } = await clientOf(origin, person).send(createTicketOrder, { body }, { idempotencyKey: key });
    deed.codes = message.tickets.map(({ code }) => code);
    return true;
  } catch (error) {
    if (error instanceof ApiFailure && ['tickets_sold_out', 'too_many_tickets'].includes(error.code)) return false;
    throw error;
  }
}

/** What is wrong with the tickets in the database; one line each. */
export async function wrongTickets(db: Db, deeds: readonly TicketDeed[]): Promise<string[]> {
  const { rows } = await db.execute<{ code: string }>(sql`select code from event_attendee`);
  const { rows: overfull } = await db.execute<{ name: string }>(sql`
    select t.id || ': ' || count(*) || ' tickets of ' || t.quantity as name
    from event_ticket t join event_attendee a on a.ticket_id = t.id group by t.id having count(*) > t.quantity`);
  const issued = new Set(rows.map(({ code }) => code));
  const names = new Set(deeds.flatMap(({ codes = [] }) => codes));
  return [
    ...overfull.map(({ name }) => `more tickets than places: ${name}`),
    ...[...names].filter(code => !issued.has(code)).map(code => `ticket ${code} is gone`),
    ...[...issued].filter(code => !names.has(code)).map(code => `nobody was told of ticket ${code}`),
  ];
}
