import { date, index, integer, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { moment } from '../../core/db/columns.ts';
import { users } from '../accounts/accounts.table.ts';
import { room } from '../rooms/rooms.table.ts';

/** What a shift tells the next one about a day. */
export const shiftNote = pgTable(
  'shift_note',
  {
    id: serial('id').primaryKey(),
    day: date('day').notNull(),
    text: text('text').notNull(),
    createdBy: integer('created_by')
      .notNull()
      .references(() => users.id),
    createdAt: moment('created_at').notNull(),
  },
  table => [index('shift_note_day').on(table.day, table.id)],
);

/** A private link to a room's calendar. The link itself is signed: the row alone does not open it. */
export const roomFeed = pgTable('room_feed', {
  roomId: integer('room_id')
    .primaryKey()
    .references(() => room.id),
  /** The value that the link signs; another value invalidates the former link. */
  seed: text('seed').notNull(),
  createdAt: moment('created_at').notNull(),
});
