import { eventStatus } from '@venue/sdk/events/model';
import { and, asc, gte, isNull, lte, ne, or } from 'drizzle-orm';
import type { Db } from '../../../core/db/database.ts';
import { event } from '../../events/events.table.ts';
import { eventAttendee } from '../../events/tickets/events.attendees.table.ts';
import { type HeldTicket, ownTickets, selectTickets } from '../tickets.store.ts';

/** A person's tickets to events that touch these days; cancelled ones only if they were cancelled lately. */
export const ticketsBetween = (
  db: Db,
  whose: { userId: number; phone: string },
  { days, cancelledSince }: { days: { from: string; to: string }; cancelledSince: Date },
): Promise<HeldTicket[]> =>
  selectTickets(db)
    .where(
      and(
        ownTickets(whose),
        lte(event.date, days.to),
        gte(event.lastDay, days.from),
        or(isNull(eventAttendee.cancelledAt), gte(eventAttendee.cancelledAt, cancelledSince)),
        or(ne(event.status, eventStatus.deleted), gte(event.updatedAt, cancelledSince)),
      ),
    )
    .orderBy(asc(eventAttendee.id));
