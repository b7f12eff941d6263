import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '../../core/db/columns.ts';
import { eventReschedule } from '../events/reschedules/events.reschedules.table.ts';
import { eventAttendee } from '../events/tickets/events.attendees.table.ts';

/** What the holder of a ticket chose after its event was rescheduled; no row: has not answered. */
export const rescheduleChoice = pgTable(
  'reschedule_choice',
  {
    rescheduleId: integer('reschedule_id')
      .notNull()
      .references(() => eventReschedule.id, { onDelete: 'cascade' }),
    attendeeId: integer('attendee_id')
      .notNull()
      .references(() => eventAttendee.id, { onDelete: 'cascade' }),
    choice: text('choice', { enum: ['keep', 'refund'] }).notNull(),
    at: moment('at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.rescheduleId, table.attendeeId] }),
    check('reschedule_choice_choice', sql`${table.choice} in ('keep', 'refund')`),
    // A ticket is given back once.
    uniqueIndex('reschedule_choice_refund').on(table.attendeeId).where(sql`${table.choice} = 'refund'`),
    index('reschedule_choice_attendee').on(table.attendeeId),
  ],
);
