import { foreignKey, index, integer, pgTable, serial, unique } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.table.ts';
import { event } from '../events/events.table.ts';

/** Series of events that are dates of the same thing. One without dates is removed by a trigger. */
export const eventSeries = pgTable(
  'event_series',
  {
    id: serial('id').primaryKey(),
    organiserId: integer('organiser_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  table => [
    unique('event_series_of_organiser').on(table.id, table.organiserId),
    index('event_series_organiser').on(table.organiserId),
  ],
);

/**
 * The dates of series: an event is in one of them. All have one organiser, because the price of a ticket that is moved
 * goes to the organiser of the other date. A trigger takes an event out of its series when it goes to somebody else.
 */
export const eventSeriesDate = pgTable(
  'event_series_date',
  {
    eventId: integer('event_id').primaryKey(),
    seriesId: integer('series_id').notNull(),
    organiserId: integer('organiser_id').notNull(),
  },
  table => [
    foreignKey({
      name: 'event_series_date_of_series',
      columns: [table.seriesId, table.organiserId],
      foreignColumns: [eventSeries.id, eventSeries.organiserId],
    }).onDelete('cascade'),
    foreignKey({
      name: 'event_series_date_of_event',
      columns: [table.eventId, table.organiserId],
      foreignColumns: [event.id, event.userId],
    }).onDelete('cascade'),
    index('event_series_date_series').on(table.seriesId),
  ],
);
