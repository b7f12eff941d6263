import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { room } from './rooms.table.ts';

/** The capacity of a room by seating. */
export const roomSeating = pgTable(
  'room_seating',
  {
    roomId: integer('room_id')
      .notNull()
      .references(() => room.id),
    seating: text('seating', { enum: ['theatre', 'school', 'letterP', 'banquet', 'standing'] }).notNull(),
    capacity: integer('capacity').notNull(),
    position: integer('position').notNull(),
  },
  table => [
    primaryKey({ columns: [table.roomId, table.seating] }),
    check('room_seating_seating', sql`${table.seating} in ('theatre', 'school', 'letterP', 'banquet', 'standing')`),
    check('room_seating_capacity', sql`${table.capacity} > 0`),
  ],
);
