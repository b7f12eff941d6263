import { type EventFields, eventStatus } from '@venue/sdk/events/model';
import { and, asc, eq, isNull, ne } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import { inserted } from '../../core/db/inserted.ts';
import { recordFields } from '../../core/record/recordFields.ts';
import { type EventTableRow, type EventTicketRow, event, eventTicket } from './events.table.ts';
import { holdHours, holdsHours, needsHours } from './hours/events.hours.store.ts';
import { eventAttendee, ticketOrderLine } from './tickets/events.attendees.table.ts';
import { ticketWait } from './tickets/events.waits.table.ts';

export type { EventTableRow, EventTicketRow } from './events.table.ts';

/** An event without its long texts. */
export type EventInBrief = Omit<EventTableRow, 'description' | 'css' | 'words'>;

/** Not deleted: staff and the organiser see it. */
export const standing = ne(event.status, eventStatus.deleted);

export async function eventById(db: Db, id: number): Promise<EventTableRow | undefined> {
  const [row] = await db.select().from(event).where(eq(event.id, id));
  return row;
}

/** An event, locked until the end of the transaction. */
export async function lockEvent(tx: Db, id: number): Promise<EventTableRow | undefined> {
  const [row] = await tx.select().from(event).where(eq(event.id, id)).for('update');
  return row;
}

export async function addEvent(tx: Db, values: typeof event.$inferInsert): Promise<EventTableRow> {
  const row = inserted(await tx.insert(event).values(values).returning());
  if (holdsHours(row)) await holdHours(tx, row);
  return row;
}

/**
 * Changes an event, which the caller holds locked, and takes or frees the hours of its room with it. Throws `room_taken`
 * when something else has them.
 */
export async function changeEvent(
  tx: Db,
  id: number,
  values: Partial<typeof event.$inferInsert>,
): Promise<EventTableRow> {
  const before = await eventById(tx, id);
  if (!before) throw new Error(`event ${id} is gone`);
  const moves = needsHours(before, values);
  const isMoved = (['date', 'time'] as const).some(name => (values[name] ?? before[name]) !== before[name]);
  const change = {
    ...values,
    ...(moves && { lacksHours: false }),
    ...(isMoved && { movedAt: values.updatedAt ?? before.updatedAt }),
  };
  const row = inserted(await tx.update(event).set(change).where(eq(event.id, id)).returning());
  if (moves) await holdHours(tx, row);
  return row;
}

/** The kinds of tickets of an event in their order. */
export const ticketsOf = (db: Db, eventId: number): Promise<EventTicketRow[]> =>
  db
    .select()
    .from(eventTicket)
    .where(eq(eventTicket.eventId, eventId))
    .orderBy(asc(eventTicket.position), asc(eventTicket.id));

/**
 * Whether a kind of ticket was ever ordered or held, or somebody waits for it: old orders still need its name and price.
 */
export async function wasOrdered(db: Db, ticketId: number): Promise<boolean> {
  const held = await db.$count(eventAttendee, eq(eventAttendee.ticketId, ticketId));
  if (held > 0 || (await db.$count(ticketOrderLine, eq(ticketOrderLine.ticketId, ticketId))) > 0) return true;
  // guard: server/src/areas/ticket-waits/ticket-waits.test.ts
  return (await db.$count(ticketWait, eq(ticketWait.ticketId, ticketId))) > 0;
}

export const attendeesOf = (db: Db, eventId: number) =>
  db
    .select({
      userId: eventAttendee.userId,
      name: eventAttendee.name,
      phone: eventAttendee.phone,
      email: eventAttendee.email,
      price: eventAttendee.price,
      createdAt: eventAttendee.createdAt,
      ticket: eventTicket.name,
      number: eventAttendee.id,
    })
    .from(eventAttendee)
    .innerJoin(eventTicket, eq(eventTicket.id, eventAttendee.ticketId))
    .where(and(eq(eventAttendee.eventId, eventId), isNull(eventAttendee.cancelledAt)))
    .orderBy(asc(eventTicket.position), asc(eventAttendee.name), asc(eventAttendee.id));
export type Attendee = Awaited<ReturnType<typeof attendeesOf>>[number];

type Ticket = EventFields['tickets'][number];

const instant = {
  toColumn: (at: string | null) => (at === null ? null : new Date(at)),
  toField: (at: Date | null) => at?.toISOString() ?? null,
};

/** What is written about a kind of tickets. */
const ticketFields = recordFields<Omit<Ticket, 'ticketId'>>()(
  eventTicket,
  {
    ticketType: 'type',
    ticketName: 'name',
    ticketPrice: 'price',
    ticketQuantity: 'quantity',
    saleFrom: { column: 'saleFrom', ...instant },
    saleTo: { column: 'saleTo', ...instant },
  },
  { ticketName: name => name.trim() },
);
export const ticketOf = ticketFields.fieldsOf;

/** Saves kinds of tickets in their order: those with an id are updated, those without one are added, others stay. */
export async function saveTickets(tx: Db, eventId: number, tickets: readonly Ticket[]): Promise<void> {
  for (const [index, ticket] of tickets.entries()) {
    const values = { ...ticketFields.valuesOf(ticket), position: index + 1 };
    if (ticket.ticketId === undefined) await tx.insert(eventTicket).values({ ...values, eventId });
    else
      await tx
        .update(eventTicket)
        .set(values)
        .where(and(eq(eventTicket.id, ticket.ticketId), eq(eventTicket.eventId, eventId)));
  }
}

export const removeTicket = (tx: Db, ticketId: number) => tx.delete(eventTicket).where(eq(eventTicket.id, ticketId));

/** How many events a person has, deleted ones left out. */
export const countEventsOf = (db: Db, userId: number): Promise<number> =>
  db.$count(event, and(eq(event.userId, userId), standing));
