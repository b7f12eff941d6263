import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../../core/db/columns.ts';
import { users } from './accounts.table.ts';

/** The second factor of a member of staff: the secret of their app, encrypted. */
export const secondFactor = pgTable('second_factor', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  sealed: text('sealed').notNull(),
  addedAt: moment('added_at').notNull(),
});

/** The half minutes whose code was accepted: none is accepted twice. */
export const secondFactorUse = pgTable(
  'second_factor_use',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => secondFactor.userId, { onDelete: 'cascade' }),
    /** Half minutes since 1970, as RFC 6238 counts them. */
    step: integer('step').notNull(),
    usedAt: moment('used_at').notNull(),
  },
  table => [primaryKey({ columns: [table.userId, table.step] })],
);

/** Recovery codes that are not used yet; only their hashes are stored. */
export const recoveryCode = pgTable(
  'recovery_code',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => secondFactor.userId, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
  },
  table => [primaryKey({ columns: [table.userId, table.codeHash] })],
);
