import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '../../core/db/columns.ts';
import { wordsIn } from '../../core/db/search.ts';
import { users } from '../accounts/accounts.table.ts';

/** Who viewed whose personal data, when, and what for. Never deleted before the person is. */
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

/**
 * Consents to the use of personal data, one row per purpose, with the text's version, the moment and the address. They
 * belong to an account or, for letters only, to the visitor who reads the mail of an address.
 */
export const consent = pgTable(
  'consent',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The visitor's address in lower case; null for an account. */
    email: text('email'),
    purpose: text('purpose').notNull(),
    version: text('version').notNull(),
    ip: text('ip').notNull(),
    at: moment('at').notNull(),
    withdrawnAt: moment('withdrawn_at'),
  },
  table => [
    index('consent_words').using('gin', wordsIn(table.email)),
    index('consent_user').on(table.userId),
    uniqueIndex('consent_standing')
      .on(table.userId, table.purpose, table.version)
      .where(sql`${table.withdrawnAt} is null`),
    check(
      'consent_whose',
      sql`(${table.userId} is null) <> (${table.email} is null) and (${table.email} is null or ${table.purpose} = 'mailing')`,
    ),
    index('consent_address').on(table.email),
    // For the list of those who agreed to letters.
    index('consent_mailing').on(table.id).where(sql`${table.purpose} = 'mailing'`),
    index('consent_mailing_at').on(table.at, table.id).where(sql`${table.purpose} = 'mailing'`),
    uniqueIndex('consent_standing_address')
      .on(table.email, table.purpose, table.version)
      .where(sql`${table.withdrawnAt} is null`),
  ],
);
