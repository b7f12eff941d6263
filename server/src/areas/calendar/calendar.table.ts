import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../core/db/columns.ts';
import { users } from '../accounts/accounts.table.ts';

/** A private link to somebody's calendar. The link itself is signed: the row alone does not open it. */
export const calendarLink = pgTable('calendar_link', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The value that the link signs; another value invalidates the former link. */
  seed: text('seed').notNull(),
  createdAt: moment('created_at').notNull(),
});
