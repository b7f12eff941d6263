import { ticketWaitLimits, ticketWaitStatus } from '@venue/sdk/ticket-waits/model';
import { and, asc, eq, getTableColumns, inArray, lt, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '../../../core/db/database.ts';
import { event, eventTicket } from '../../events/events.table.ts';
import { type TicketWaitRow, ticketWait } from '../../events/tickets/events.waits.table.ts';

const { waiting } = ticketWaitStatus;

/** The same person: by their account, or by their phone. */
const samePerson = (whose: { readonly userId: SQLWrapper; readonly phone: SQLWrapper }) =>
  sql`(past.user_id = ${whose.userId} or past.phone = ${whose.phone})`;

/**
 * An offer that was not answered, or all of what somebody wanted and they gave it up. Giving up a part of it is no
 * lapse: a family of four need not be torn apart.
 */
const lapsed = sql`(past.status = 4 or (past.status = 5 and past.offered >= past.places))`;

/** How many offers for an event a person let lapse. */
export const lapsesFor = (whose: { [K in 'eventId' | 'userId' | 'phone']: SQLWrapper }) => sql<number>`(
  select count(*) from ticket_wait as past
  where ${lapsed} and past.event_id = ${whose.eventId} and ${samePerson(whose)})::int`;

/** How many offers for any event. */
export const allLapses = sql<number>`(
  select count(*) from ticket_wait as past where ${lapsed} and ${samePerson(ticketWait)})::int`;

/** A place in the queue; `isBehind` if its person let an offer for this event lapse. */
export type PlaceInQueue = TicketWaitRow & { readonly isBehind: boolean };

const isBehind = sql<boolean>`${lapsesFor(ticketWait)} > 0`;

const { held, sold, quantity } = eventTicket;
/** Places left of a kind, and of the event where it has fewer. */
const free = sql`least(${quantity} - ${held} - ${sold}, ${event.participantsLimit} - ${event.taken})`;

/**
 * The first places in the queue of an event that something can be done for, in the order in which they are served. Many
 * who wait for one kind of tickets must not hide those who wait for another.
 */
export const queueOf = (tx: Db, eventId: number, most: number): Promise<PlaceInQueue[]> =>
  tx
    .select({ ...getTableColumns(ticketWait), isBehind })
    .from(ticketWait)
    .innerJoin(eventTicket, eq(eventTicket.id, ticketWait.ticketId))
    .innerJoin(event, eq(event.id, ticketWait.eventId))
    .where(
      and(
        eq(ticketWait.eventId, eventId),
        eq(ticketWait.status, waiting),
        sql`(${ticketWait.gathered} > 0 or ${ticketWait.publicUntil} is not null or (${free} > 0
          and (${ticketWait.places} <= ${free} or ${ticketWait.passes} >= ${ticketWaitLimits.passes})))`,
      ),
    )
    .orderBy(asc(isBehind), asc(ticketWait.id))
    .limit(most);

export const changeWait = (tx: Db, id: number, values: Partial<typeof ticketWait.$inferInsert>) =>
  tx.update(ticketWait).set(values).where(eq(ticketWait.id, id));

/**
 * Notes that somebody else got places of these kinds before those who wait for more of them: all of them, or those
 * before the place that was served.
 */
export const notePasses = (tx: Db, kinds: readonly number[], before?: number) =>
  tx
    .update(ticketWait)
    .set({ passes: sql`${ticketWait.passes} + 1` })
    .where(
      and(
        inArray(ticketWait.ticketId, [...kinds]),
        eq(ticketWait.status, waiting),
        // Counting further would only write rows.
        lt(ticketWait.passes, ticketWaitLimits.passes),
        before === undefined ? undefined : lt(ticketWait.id, before),
      ),
    );

/** Events whose queue may have something to do: somebody waits, and there are places, or their time may be up. */
export async function eventsToServe(db: Db): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select distinct e.id from ticket_wait w
    join event e on e.id = w.event_id join event_ticket t on t.id = w.ticket_id
    where w.status = ${waiting} and (
      w.gathered > 0 or w.public_until is not null or
      (t.held + t.sold < t.quantity and (e.participants_limit is null or e.taken < e.participants_limit)))
    order by e.id`);
  return rows.map(({ id }) => id);
}

/** The places in queues that have ended and whose people have not been told. */
export const untold = (db: Db, most: number): Promise<TicketWaitRow[]> =>
  db.select().from(ticketWait).where(eq(ticketWait.isUntold, true)).orderBy(asc(ticketWait.id)).limit(most);
