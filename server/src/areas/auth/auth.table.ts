import { index, integer, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { moment } from '../../core/db/columns.ts';
import { users } from '../accounts/accounts.table.ts';

/**
 * A session of a person in one role. Only hashes of the tokens are stored: reading the table is not enough to act as
 * anybody.
 */
export const session = pgTable(
  'session',
  {
    id: serial('id').primaryKey(),
    accessHash: text('access_hash').notNull().unique(),
    profileHash: text('profile_hash').notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    roleId: integer('role_id').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
  },
  table => [index('session_user').on(table.userId), index('session_expires').on(table.expiresAt)],
);
