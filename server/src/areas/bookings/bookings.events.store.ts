import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import { roomSlot } from './bookings.table.ts';

// The hours of events and of requests for them. `takeHours` takes them.

/** Frees every hour an event request has taken; those it shares with an event are the event's alone then. */
export async function freeEventHours(tx: Db, eventRequestId: number): Promise<void> {
  await tx.delete(roomSlot).where(and(eq(roomSlot.eventRequestId, eventRequestId), isNull(roomSlot.eventId)));
  await tx.execute(sql`
    update room_slot set event_request_id = null,
      hall_id = case when room_slot.room_id = event.room_id then null else room_slot.hall_id end
    from event where event.id = room_slot.event_id and room_slot.event_request_id = ${eventRequestId}`);
}

/** Frees every hour an event has taken; those it shares with a request stay the request's. */
export async function freeHoursOfEvent(tx: Db, eventId: number): Promise<void> {
  await tx.delete(roomSlot).where(and(eq(roomSlot.eventId, eventId), isNull(roomSlot.eventRequestId)));
  await tx.update(roomSlot).set({ eventId: null }).where(eq(roomSlot.eventId, eventId));
}

/** The hours an event request has taken, in order. */
export async function eventHoursOf(db: Db, eventRequestId: number): Promise<Date[]> {
  const rows = await db
    .select({ startsAt: roomSlot.startsAt })
    .from(roomSlot)
    .where(and(eq(roomSlot.eventRequestId, eventRequestId), isNull(roomSlot.hallId)))
    .orderBy(asc(roomSlot.startsAt));
  return rows.map(({ startsAt }) => startsAt);
}
