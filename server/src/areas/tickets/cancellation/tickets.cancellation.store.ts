import { ticketOrderStatus } from '@venue/sdk/tickets/model';
import { and, asc, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../core/db/database.ts';
import { event } from '../../events/events.table.ts';
import { eventAttendee, eventCancellation, ticketOrder } from '../../events/tickets/events.attendees.table.ts';
import { type HeldTicket, selectTickets, type TicketOrderRow } from '../tickets.store.ts';

const stands = (eventId: number): SQL | undefined =>
  and(eq(eventAttendee.eventId, eventId), isNull(eventAttendee.cancelledAt));

/** The tickets of an event that are not cancelled: how many, of how many people, and what was paid for them. */
export async function standingOf(db: Db, eventId: number) {
  const person = sql`coalesce(${eventAttendee.userId}::text, nullif(${eventAttendee.phone}, ''), ${eventAttendee.name})`;
  const [row] = await db
    .select({
      tickets: sql<number>`count(*)`.mapWith(Number),
      guests: sql<number>`count(distinct ${person})`.mapWith(Number),
      refund:
        sql<number>`coalesce(sum(${eventAttendee.price}) filter (where ${eventAttendee.orderId} is not null), 0)`.mapWith(
          Number,
        ),
    })
    .from(eventAttendee)
    .where(stands(eventId));
  return row ?? { tickets: 0, guests: 0, refund: 0 };
}

/** Orders of an event that wait for their payment. */
export const heldOrders = (db: Db, eventId: number): Promise<TicketOrderRow[]> =>
  db
    .select()
    .from(ticketOrder)
    .where(and(eq(ticketOrder.eventId, eventId), eq(ticketOrder.status, ticketOrderStatus.held)))
    .orderBy(asc(ticketOrder.id));

/** Saves that an event is cancelled, so that the job cancels its tickets. */
export async function addCancellation(tx: Db, values: typeof eventCancellation.$inferInsert): Promise<void> {
  await tx.insert(eventCancellation).values(values);
}

/** Cancellations whose tickets are not all cancelled yet, the oldest first. */
export const openCancellations = (db: Db) =>
  db
    .select({
      eventId: eventCancellation.eventId,
      reason: eventCancellation.reason,
      title: event.title,
      date: event.date,
    })
    .from(eventCancellation)
    .innerJoin(event, eq(event.id, eventCancellation.eventId))
    .where(isNull(eventCancellation.endedAt))
    .orderBy(asc(eventCancellation.at));
export type OpenCancellation = Awaited<ReturnType<typeof openCancellations>>[number];

/** Tickets that are cancelled together: those of one order, or one that was issued without an order. */
export interface Bundle {
  readonly orderId: number | null;
  /** The id of the first of its tickets. */
  readonly first: number;
}

/** The next bundles of an event that are left to cancel, in the order of their first tickets. */
export const nextBundles = (db: Db, eventId: number, after: number, most: number): Promise<Bundle[]> => {
  const first = sql<number>`min(${eventAttendee.id})`.mapWith(Number);
  return db
    .select({ orderId: eventAttendee.orderId, first: first.as('first') })
    .from(eventAttendee)
    .where(stands(eventId))
    .groupBy(eventAttendee.orderId, sql`case when ${eventAttendee.orderId} is null then ${eventAttendee.id} end`)
    .having(gt(first, after))
    .orderBy(sql`first`)
    .limit(most);
};

/** The tickets of a bundle that are not cancelled yet. */
export const ticketsOfBundle = (tx: Db, eventId: number, { orderId, first }: Bundle): Promise<HeldTicket[]> =>
  selectTickets(tx)
    .where(and(stands(eventId), orderId === null ? eq(eventAttendee.id, first) : eq(eventAttendee.orderId, orderId)))
    .orderBy(asc(eventAttendee.id));

/** Closes a cancellation that has no tickets left. */
export async function endCancellation(tx: Db, eventId: number, endedAt: Date): Promise<void> {
  await tx
    .update(eventCancellation)
    .set({ endedAt })
    .where(and(eq(eventCancellation.eventId, eventId), isNull(eventCancellation.endedAt)));
}

/** Tickets by id. */
export const ticketsByIds = (db: Db, ids: readonly number[]): Promise<HeldTicket[]> =>
  selectTickets(db)
    .where(inArray(eventAttendee.id, [...ids]))
    .orderBy(asc(eventAttendee.id));
