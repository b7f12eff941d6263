import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../core/db/database.ts';
import { eventAttendee, ticketOrder } from '../tickets/events.attendees.table.ts';
import { type EventRescheduleRow, eventReschedule } from './events.reschedules.table.ts';

export type { EventRescheduleRow } from './events.reschedules.table.ts';

/** When a ticket was ordered, or came from another date: an unpaid order is older than its tickets. */
export const orderedAt = sql`coalesce(${eventAttendee.movedAt},
  (select o.created_at from ${ticketOrder} o where o.id = ${eventAttendee.orderId}), ${eventAttendee.createdAt})`;

/** What queries of tickets select of the reschedules of their events. */
export const rescheduleOfTicket = {
  /** Until when the ticket goes back for its whole price; null if its event was not rescheduled since it was ordered. */
  freeUntil: sql<Date | null>`(select r.choose_until from ${eventReschedule} r
    where r.event_id = ${eventAttendee.eventId} and r.replaced_at is null and r.at >= ${orderedAt})`.mapWith(
    eventReschedule.chooseUntil,
  ),
};

/** The last reschedule of an event. */
export async function lastReschedule(db: Db, eventId: number): Promise<EventRescheduleRow | undefined> {
  const [row] = await db
    .select()
    .from(eventReschedule)
    .where(and(eq(eventReschedule.eventId, eventId), isNull(eventReschedule.replacedAt)));
  return row;
}

/** Reschedules of an event, newest first. */
export const reschedulesOf = (db: Db, eventId: number, most: number): Promise<EventRescheduleRow[]> =>
  db
    .select()
    .from(eventReschedule)
    .where(eq(eventReschedule.eventId, eventId))
    .orderBy(desc(eventReschedule.id))
    .limit(most);
