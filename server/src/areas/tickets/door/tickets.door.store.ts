import { addDays, dayOf } from '@venue/sdk';
import { eventStatus } from '@venue/sdk/events/model';
import { and, asc, eq, exists, gte, lte } from 'drizzle-orm';
import type { Db } from '../../../core/db/database.ts';
import type { EventTableRow } from '../../events/events.store.ts';
import { event, eventTicket } from '../../events/events.table.ts';
import { checkIn, eventAttendee } from '../../events/tickets/events.attendees.table.ts';
import { isOutside } from '../passes/tickets.passes.store.ts';

const MOST_EVENTS = 100;

/** Published events with tickets from yesterday to a month ahead, soonest first. */
export const doorEvents = (db: Db, now: Date): Promise<EventTableRow[]> =>
  db
    .select()
    .from(event)
    .where(
      and(
        eq(event.status, eventStatus.published),
        gte(event.lastDay, addDays(dayOf(now), -1)),
        lte(event.date, addDays(dayOf(now), 31)),
        exists(db.select({ id: eventTicket.id }).from(eventTicket).where(eq(eventTicket.eventId, event.id))),
      ),
    )
    .orderBy(asc(event.date), asc(event.time), asc(event.id))
    .limit(MOST_EVENTS);

const selectDoor = (db: Db) =>
  db
    .select({
      id: eventAttendee.id,
      eventId: eventAttendee.eventId,
      userId: eventAttendee.userId,
      code: eventAttendee.code,
      name: eventAttendee.name,
      phone: eventAttendee.phone,
      kind: eventTicket.name,
      cancelledAt: eventAttendee.cancelledAt,
      transferredAt: eventAttendee.transferredAt,
      isOutside,
      checkIn: { scanId: checkIn.scanId, at: checkIn.at, place: checkIn.place, who: checkIn.who },
    })
    .from(eventAttendee)
    .innerJoin(eventTicket, eq(eventTicket.id, eventAttendee.ticketId))
    .leftJoin(checkIn, eq(checkIn.attendeeId, eventAttendee.id));
export type DoorRow = Awaited<ReturnType<typeof selectDoor>>[number];

/** Everybody with a ticket of an event, also a cancelled one: the door says so. */
export const doorRows = (db: Db, eventId: number): Promise<DoorRow[]> =>
  selectDoor(db).where(eq(eventAttendee.eventId, eventId)).orderBy(asc(eventAttendee.name), asc(eventAttendee.id));

/** A ticket by its code or its id. */
export async function doorRow(db: Db, by: { code: string } | { id: number }): Promise<DoorRow | undefined> {
  const [row] = await selectDoor(db).where(
    'code' in by ? eq(eventAttendee.code, by.code) : eq(eventAttendee.id, by.id),
  );
  return row;
}

/** Checks a ticket in; false when it is checked in already, because the ticket is the primary key. */
export async function addCheckIn(tx: Db, values: typeof checkIn.$inferInsert): Promise<boolean> {
  const rows = await tx
    .insert(checkIn)
    .values(values)
    .onConflictDoNothing({ target: checkIn.attendeeId })
    .returning({ id: checkIn.attendeeId });
  return rows.length > 0;
}

/** Removes a check-in; false when there was none. */
export async function removeCheckIn(tx: Db, attendeeId: number): Promise<boolean> {
  const rows = await tx.delete(checkIn).where(eq(checkIn.attendeeId, attendeeId)).returning({ id: checkIn.attendeeId });
  return rows.length > 0;
}
