import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../../core/db/columns.ts';
import { users } from '../accounts/accounts.table.ts';

/** What people typed into forms and did not send yet; encrypted, for it may be personal. */
export const draft = pgTable(
  'draft',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    sealed: text('sealed').notNull(),
    savedAt: moment('saved_at').notNull(),
  },
  table => [primaryKey({ columns: [table.userId, table.key] }), index('draft_saved').on(table.savedAt)],
);
