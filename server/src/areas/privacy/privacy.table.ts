import { index, integer, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { moment } from '../../core/db/columns.ts';
import { users } from '../users/users.table.ts';

/** Who opened personal data of whom, when, and what for. Never deleted before the person is. */
export const personalDataView = pgTable(
  'personal_data_view',
  {
    id: serial('id').primaryKey(),
    /** Whose data. */
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    viewerId: integer('viewer_id').notNull(),
    /** The viewer's name at the time. */
    who: text('who').notNull(),
    what: text('what').notNull(),
    reason: text('reason').notNull(),
    at: moment('at').notNull(),
  },
  table => [index('personal_data_view_user').on(table.userId, table.at)],
);
