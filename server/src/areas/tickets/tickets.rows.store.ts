import { type TicketRefund, ticketRefund } from '@venue/sdk/tickets/model';
import { and, asc, eq, getTableColumns, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import { lockEvent } from '../events/events.store.ts';
import { event, eventTicket } from '../events/events.table.ts';
import { rescheduleOfTicket } from '../events/reschedules/events.reschedules.store.ts';
import { checkIn, eventAttendee, ticketOrder } from '../events/tickets/events.attendees.table.ts';
import { nameOfRoom } from '../rooms/rooms.store.ts';
import { ticketTerms } from './terms/tickets.terms.table.ts';

/** Tickets with their kind, their event and their check-in. */
export const selectTickets = (db: Db) =>
  db
    .select({
      ticket: getTableColumns(eventAttendee),
      kind: { name: eventTicket.name, type: eventTicket.type },
      event: {
        id: event.id,
        title: event.title,
        status: event.status,
        date: event.date,
        time: event.time,
        dateEnd: event.dateEnd,
        timeEnd: event.timeEnd,
        roomId: event.roomId,
        roomName: nameOfRoom(event.roomId),
        place: event.place,
        isOnline: event.isOnline,
        onlineUrl: event.onlineUrl,
        ageSign: event.ageSign,
        organizerName: event.organizerName,
        revision: event.revision,
        formerDays: event.formerDays,
        updatedAt: event.updatedAt,
        allowsTransfer: sql<boolean>`coalesce(${ticketTerms.allowsTransfer}, true)`,
      },
      checkedInAt: checkIn.at,
      /** The event that its order is for: another date once the ticket was moved. Null without an order. */
      orderEventId: ticketOrder.eventId,
      reschedule: rescheduleOfTicket,
      /** Those of its order; one without an order has cost nothing. */
      refundTerms: sql<TicketRefund>`coalesce(${ticketOrder.refundTerms}, ${ticketRefund.byDays})`.mapWith(
        ticketOrder.refundTerms,
      ),
    })
    .from(eventAttendee)
    .innerJoin(eventTicket, eq(eventTicket.id, eventAttendee.ticketId))
    .innerJoin(event, eq(event.id, eventAttendee.eventId))
    .leftJoin(ticketOrder, eq(ticketOrder.id, eventAttendee.orderId))
    .leftJoin(ticketTerms, eq(ticketTerms.eventId, eventAttendee.eventId))
    .leftJoin(checkIn, eq(checkIn.attendeeId, eventAttendee.id));
export type HeldTicket = Awaited<ReturnType<typeof selectTickets>>[number];

export async function ticketByCode(db: Db, code: string): Promise<HeldTicket | undefined> {
  const [row] = await selectTickets(db).where(eq(eventAttendee.code, code));
  return row;
}

export const ticketsByCodes = (db: Db, codes: readonly string[]): Promise<HeldTicket[]> =>
  selectTickets(db)
    .where(inArray(eventAttendee.code, [...codes]))
    .orderBy(asc(eventAttendee.id));

/** The tickets of an order, cancelled ones too. */
export const ticketsOfOrder = (db: Db, orderId: number): Promise<HeldTicket[]> =>
  selectTickets(db).where(eq(eventAttendee.orderId, orderId)).orderBy(asc(eventAttendee.id));

/** The tickets of a person: by account, or by phone where they were ordered without one. */
export const ownTickets = ({ userId, phone }: { userId: number; phone: string }): SQL | undefined =>
  // guard: tickets.people.test.ts, tickets.test.ts
  or(eq(eventAttendee.userId, userId), and(isNull(eventAttendee.userId), eq(eventAttendee.phone, phone)));

/**
 * Locks the events of these tickets and of their orders, in the order of their ids: places belong to the one, money to
 * the other, and they differ once a ticket was moved to another date.
 */
export async function lockTickets(
  tx: Db,
  held: readonly Pick<HeldTicket, 'event' | 'orderEventId'>[],
  ...more: readonly number[]
): Promise<void> {
  const ids = new Set([...held.flatMap(each => [each.event.id, each.orderEventId ?? each.event.id]), ...more]);
  // guard: server/src/areas/series/series.race.test.ts
  for (const id of [...ids].toSorted((one, other) => one - other)) await lockEvent(tx, id);
}
