import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../core/db/columns.ts';

/** One-time codes, kept as keyed hashes. `target` is a phone's ten digits or an e-mail address. */
export const oneTimeCode = pgTable(
  'one_time_code',
  {
    smsuid: uuid('smsuid').primaryKey(),
    target: text('target').notNull(),
    type: integer('type').notNull(),
    codeHash: text('code_hash').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    tries: integer('tries').notNull().default(0),
    usedAt: moment('used_at'),
  },
  table => [index('one_time_code_target').on(table.target, table.createdAt)],
);
