import { ticketChange as changes } from '@venue/sdk/tickets/model';
import { check, index, integer, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { isOneOf, moment, nameText } from '../../../core/db/columns.ts';
import { users } from '../../accounts/accounts.table.ts';
import { event } from '../../events/events.table.ts';
import { eventAttendee } from '../../events/tickets/events.attendees.table.ts';

/**
 * How tickets changed hands or their date: whose each was, and the code that became void, by which the door knows it.
 */
export const ticketChange = pgTable(
  'ticket_change',
  {
    id: serial('id').primaryKey(),
    attendeeId: integer('attendee_id')
      .notNull()
      .references(() => eventAttendee.id, { onDelete: 'cascade' }),
    /** The event that the code was for. */
    eventId: integer('event_id')
      .notNull()
      .references(() => event.id, { onDelete: 'cascade' }),
    kind: integer('kind').$type<(typeof changes.ids)[number]>().notNull(),
    at: moment('at').notNull(),
    /** A code becomes void once. */
    code: text('code').notNull().unique(),
    /** Whose it was. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    name: nameText('name').notNull(),
    phone: text('phone').notNull(),
  },
  table => [
    check('ticket_change_kind', isOneOf(table.kind, changes)),
    index('ticket_change_ticket').on(table.attendeeId, table.id),
    index('ticket_change_event').on(table.eventId),
    index('ticket_change_user').on(table.userId),
    index('ticket_change_phone').on(table.phone),
  ],
);
