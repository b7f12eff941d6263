import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../../core/db/columns.ts';
import { event } from '../events.table.ts';

/**
 * Events that their organisers offer to somebody else, one offer each. The key is the event with its organiser, so an
 * offer cannot outlive the organiser who made it.
 */
export const eventHandover = pgTable(
  'event_handover',
  {
    eventId: integer('event_id').primaryKey(),
    fromId: integer('from_id').notNull(),
    /** Ten digits. The phone may have no account yet. */
    toPhone: text('to_phone').notNull(),
    offeredAt: moment('offered_at').notNull(),
    until: moment('until').notNull(),
  },
  table => [
    foreignKey({
      name: 'event_handover_by_organiser',
      columns: [table.eventId, table.fromId],
      foreignColumns: [event.id, event.userId],
    }).onDelete('cascade'),
    check('event_handover_phone', sql`${table.toPhone} ~ '^[0-9]{10}$'`),
    check('event_handover_term', sql`${table.until} > ${table.offeredAt}`),
    index('event_handover_to').on(table.toPhone, table.until),
  ],
);
