import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../core/db/columns.ts';
import { users } from '../accounts/accounts.table.ts';

/**
 * What staff note about a person: tags, a warning, and a block. A trigger of `booking` refuses a new booking of a
 * blocked person, whoever makes it.
 */
export const customerMark = pgTable(
  'customer_mark',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    tags: text('tags').array().notNull().default([]),
    warning: text('warning').notNull().default(''),
    /** Why they may not book, as they read it; null if they may. */
    blockReason: text('block_reason'),
    /** Until when: the end of a day. */
    blockedUntil: moment('blocked_until'),
    blockedAt: moment('blocked_at'),
    blockedBy: integer('blocked_by').references(() => users.id, { onDelete: 'set null' }),
    updatedAt: moment('updated_at').notNull(),
  },
  table => [
    check(
      'customer_mark_block',
      sql`num_nonnulls(${table.blockReason}, ${table.blockedUntil}, ${table.blockedAt}) in (0, 3)`,
    ),
    check('customer_mark_reason', sql`btrim(${table.blockReason}) <> ''`),
    check('customer_mark_span', sql`${table.blockedAt} < ${table.blockedUntil}`),
    check('customer_mark_tags', sql`cardinality(${table.tags}) <= 10`),
  ],
);
export type CustomerMarkRow = typeof customerMark.$inferSelect;
