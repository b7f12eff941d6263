import { addDays, dayOf, formatDate, momentOf } from '@venue/sdk';
import { eventStatus } from '@venue/sdk/events/model';
import { and, asc, eq, getTableColumns, gt, gte, inArray, isNotNull, ne, or, sql } from 'drizzle-orm';
import type { Ahead } from '../../area/ahead.ts';
import type { Db } from '../../core/db/database.ts';
import { placementRefund, takeDown } from './decision/events.takedown.service.ts';
import { type EventTableRow, lockEvent } from './events.store.ts';
import { event } from './events.table.ts';
import { eventAttendee } from './tickets/events.attendees.table.ts';

const { onVerification, published, awaitingPayment, processing, deleted } = eventStatus;

/** What guests paid for the tickets they hold. The event is named in full, because a selected column is not. */
const soldFor = sql<number>`(select coalesce(sum(${eventAttendee.price}), 0) from ${eventAttendee}
  where ${eventAttendee.eventId} = ${event}.id and ${eventAttendee.orderId} is not null and ${eventAttendee.cancelledAt} is null)`;

const comingOf = (db: Db, userId: number, now: Date) =>
  db
    .select({ ...getTableColumns(event), soldFor: soldFor.mapWith(Number) })
    .from(event)
    .where(
      and(
        eq(event.userId, userId),
        gte(event.lastDay, dayOf(now)),
        ne(event.status, deleted),
        or(
          inArray(event.status, [onVerification, published, awaitingPayment, processing]),
          gt(event.taken, 0),
          isNotNull(event.paidAt),
        ),
      ),
    )
    .orderBy(asc(event.id));

/** Guests come first: an event with tickets is theirs too, whoever paid for its placement. */
function kindOf({ taken, paidAt, status }: EventTableRow) {
  if (taken > 0) return 'soldEvent';
  return paidAt !== null || status === processing ? 'paidEvent' : 'event';
}

/** Whether its organiser may take it down by themselves: a payment in progress is waited for. */
const mayTakeDown = (row: EventTableRow): boolean => kindOf(row) === 'paidEvent' && row.paidAt !== null;

/** Coming events of an organiser. */
export const eventsAhead: Ahead = {
  list: async (db, userId, now) =>
    (await comingOf(db, userId, now)).map(row => {
      const kind = kindOf(row);
      const sum = { soldEvent: row.soldFor, paidEvent: row.price, event: null }[kind];
      return {
        kind,
        id: row.id,
        title: `${row.title}, ${formatDate(row.date)}`,
        sum,
        until: kind === 'event' ? null : momentOf(addDays(row.lastDay, 1), 0).toISOString(),
        refund: mayTakeDown(row) ? placementRefund(row, 'organiser', now) : null,
      };
    }),
  settle: async (tx, context, userId) => {
    for (const { id } of await comingOf(tx, userId, context.now)) {
      const row = await lockEvent(tx, id);
      if (row && mayTakeDown(row)) await takeDown(tx, context, row, { by: 'organiser', closedBy: null });
    }
  },
};
