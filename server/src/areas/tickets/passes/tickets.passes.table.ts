import { boolean, index, integer, pgTable, serial, uuid } from 'drizzle-orm/pg-core';
import { moment, nameText } from '../../../core/db/columns.ts';
import { users } from '../../accounts/accounts.table.ts';
import { checkIn } from '../../events/tickets/events.attendees.table.ts';

/** Guests who went out and came in again after their check-in, where the organiser lets them. */
export const doorPass = pgTable(
  'door_pass',
  {
    id: serial('id').primaryKey(),
    attendeeId: integer('attendee_id')
      .notNull()
      .references(() => checkIn.attendeeId, { onDelete: 'cascade' }),
    /** Id of the scan: resending it does not count as a second one. */
    scanId: uuid('scan_id').notNull().unique(),
    isOut: boolean('is_out').notNull(),
    /** When it was scanned; it may have reached the server later. */
    at: moment('at').notNull(),
    place: nameText('place').notNull(),
    byId: integer('by_id').references(() => users.id, { onDelete: 'set null' }),
    who: nameText('who').notNull(),
  },
  table => [index('door_pass_ticket').on(table.attendeeId, table.at, table.id)],
);
