import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, serial, text, unique } from 'drizzle-orm/pg-core';
import { room } from './rooms.table.ts';

/** When a room is open on a weekday, 1 is Monday. A weekday without a row is closed. */
export const roomOpening = pgTable(
  'room_opening',
  {
    roomId: integer('room_id')
      .notNull()
      .references(() => room.id),
    weekday: integer('weekday').notNull(),
    fromHour: integer('from_hour').notNull(),
    /** The end of its last hour. */
    toHour: integer('to_hour').notNull(),
  },
  table => [
    primaryKey({ columns: [table.roomId, table.weekday] }),
    check('room_opening_weekday', sql`${table.weekday} between 1 and 7`),
    check(
      'room_opening_hours',
      sql`0 <= ${table.fromHour} and ${table.fromHour} < ${table.toHour} and ${table.toHour} <= 24`,
    ),
  ],
);

/** A day on which a room is closed, or the whole venue where no room is named. */
export const roomClosedDay = pgTable(
  'room_closed_day',
  {
    id: serial('id').primaryKey(),
    roomId: integer('room_id').references(() => room.id),
    day: date('day').notNull(),
    reason: text('reason').notNull(),
  },
  table => [
    unique('room_closed_day_once').on(table.roomId, table.day).nullsNotDistinct(),
    index('room_closed_day_day').on(table.day),
  ],
);
