import { index, integer, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { moment } from '../../core/db/columns.ts';
import { users } from '../accounts/accounts.table.ts';
import { staffRole } from '../accounts/roles.table.ts';

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
    /** What the browser calls itself, for the owner’s list of sessions; empty for sessions opened before it was stored. */
    agent: text('agent').notNull().default(''),
    /** The network address that it was opened from. */
    address: text('address').notNull().default(''),
    /** The role whose view of the back office is on in this session. */
    viewRoleId: integer('view_role_id').references(() => staffRole.id, { onDelete: 'set null' }),
  },
  table => [index('session_user').on(table.userId), index('session_expires').on(table.expiresAt)],
);
