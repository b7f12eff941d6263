import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '../../../core/db/columns.ts';
import { users } from '../../accounts/accounts.table.ts';
import { room } from '../../rooms/rooms.table.ts';
import { event } from '../events.table.ts';

/**
 * Changes of day, hours or place of events with tickets. The columns of time and place say how it was before; how it is
 * now is in the event, or in its next row. Guests choose by the last one, which has no `replacedAt`.
 */
export const eventReschedule = pgTable(
  'event_reschedule',
  {
    id: serial('id').primaryKey(),
    eventId: integer('event_id')
      .notNull()
      .references(() => event.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
    by: text('by', { enum: ['organiser', 'staff'] }).notNull(),
    byId: integer('by_id').references(() => users.id, { onDelete: 'set null' }),
    /** The reason that guests are sent. */
    reason: text('reason').notNull(),
    date: date('date', { mode: 'string' }).notNull(),
    time: text('time').notNull(),
    dateEnd: date('date_end', { mode: 'string' }),
    timeEnd: text('time_end'),
    roomId: integer('room_id').references(() => room.id),
    place: text('place').notNull(),
    chooseUntil: moment('choose_until').notNull(),
    /** The first ticket of the last order whose holder was written to. */
    writtenTo: integer('written_to').notNull().default(0),
    /** When the last holder was written to; null while a job writes to them. */
    writtenAt: moment('written_at'),
    /** When the event was rescheduled again. */
    replacedAt: moment('replaced_at'),
  },
  table => [
    check('event_reschedule_by', sql`${table.by} in ('organiser', 'staff')`),
    check('event_reschedule_term', sql`${table.chooseUntil} >= ${table.at}`),
    // Of two at once, one waits for the other and replaces it.
    uniqueIndex('event_reschedule_last').on(table.eventId).where(sql`${table.replacedAt} is null`),
    index('event_reschedule_event').on(table.eventId, table.id),
    index('event_reschedule_unwritten')
      .on(table.id)
      .where(sql`${table.writtenAt} is null and ${table.replacedAt} is null`),
  ],
);
export type EventRescheduleRow = typeof eventReschedule.$inferSelect;
