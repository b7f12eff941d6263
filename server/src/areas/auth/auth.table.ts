import { sql } from 'drizzle-orm';
import { index, integer, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '../../core/db/columns.ts';
import { users } from '../users/users.table.ts';

/** A signed-in role. Tokens are kept as hashes: who reads the table cannot act as anybody. */
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

/** Consents to the use of personal data, one row per purpose, with the text's version, the moment and the address. */
export const consent = pgTable(
  'consent',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose').notNull(),
    version: text('version').notNull(),
    ip: text('ip').notNull(),
    at: moment('at').notNull(),
    withdrawnAt: moment('withdrawn_at'),
  },
  table => [
    index('consent_user').on(table.userId),
    uniqueIndex('consent_standing')
      .on(table.userId, table.purpose, table.version)
      .where(sql`${table.withdrawnAt} is null`),
  ],
);

/** Captcha solutions already used; one solution opens one login. */
export const captchaUsed = pgTable(
  'captcha_used',
  { signature: text('signature').primaryKey(), expiresAt: moment('expires_at').notNull() },
  table => [index('captcha_used_expires').on(table.expiresAt)],
);

/** Sliding counters of attempts per subject (a phone, an address), shared by all servers. */
export const attempt = pgTable(
  'attempt',
  {
    id: serial('id').primaryKey(),
    subject: text('subject').notNull(),
    at: moment('at').notNull(),
  },
  table => [index('attempt_subject').on(table.subject, table.at)],
);
