import { ticketOrderStatus } from '@venue/sdk/tickets/model';
import { and, asc, eq, getTableColumns, gt, isNull, or } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import { coveredTickets } from '../bookings/bookings.cover.store.ts';
import { event } from '../events/events.table.ts';
import { ticketOrder } from '../events/tickets/events.attendees.table.ts';
import type { OrderOfEvent } from './tickets.store.ts';

/** A person's orders that are still held, those that expire first before the others. */
export const heldOrdersOf = (
  db: Db,
  { userId, phone }: { userId: number; phone: string },
  now: Date,
): Promise<OrderOfEvent[]> =>
  db
    .select({ ...getTableColumns(ticketOrder), eventTitle: event.title, covered: coveredTickets })
    .from(ticketOrder)
    .innerJoin(event, eq(event.id, ticketOrder.eventId))
    .where(
      and(
        eq(ticketOrder.status, ticketOrderStatus.held),
        gt(ticketOrder.holdUntil, now),
        or(eq(ticketOrder.userId, userId), and(isNull(ticketOrder.userId), eq(ticketOrder.phone, phone))),
      ),
    )
    .orderBy(asc(ticketOrder.holdUntil), asc(ticketOrder.id))
    .limit(20);
