import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../core/db/columns.ts';
import { users } from '../accounts/accounts.table.ts';

/** That somebody's calendar may be read by a private link. The link itself is signed: the row alone does not open it. */
export const calendarLink = pgTable('calendar_link', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** What the link signs; another one makes the former link worthless. */
  seed: text('seed').notNull(),
  createdAt: moment('created_at').notNull(),
});
