import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../core/db/columns.ts';
import { users } from './accounts.table.ts';

/**
 * The link by which a colleague sets a password, at most one for an account. Only its hash is stored: reading the table
 * is not enough to use the link.
 */
export const staffInvitation = pgTable('staff_invitation', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  tokenHash: text('token_hash').notNull().unique(),
  /** The account has no password of its own until the link is used. */
  isFirst: boolean('is_first').notNull(),
  sentAt: moment('sent_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
});
