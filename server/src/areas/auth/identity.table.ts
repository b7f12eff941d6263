import { index, integer, jsonb, pgTable, serial, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../core/db/columns.ts';
import type { Outcome } from '../../ports/identity/identity.ts';
import { users } from '../accounts/accounts.table.ts';

/**
 * Attempts to sign in at an identity provider, each valid for a few minutes. The PKCE verifier is never sent to the
 * browser.
 */
export const identityAttempt = pgTable(
  'identity_attempt',
  {
    uuid: uuid('uuid').primaryKey(),
    state: text('state').notNull().unique(),
    nonce: text('nonce').notNull(),
    verifier: text('verifier').notNull(),
    /** The hash of the secret in the cookie of the browser that began the attempt. */
    browserHash: text('browser_hash').notNull(),
    account: text('account', { enum: ['marketplace', 'landing'] }).notNull(),
    /** The page to open after signing in. */
    next: text('next').notNull().default(''),
    consentVersion: text('consent_version').notNull(),
    ip: text('ip').notNull(),
    at: moment('at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** Set by the first return, so that a code is exchanged once. */
    returnedAt: moment('returned_at'),
    outcome: jsonb('outcome').$type<Outcome>(),
  },
  table => [index('identity_attempt_expires').on(table.expiresAt)],
);

/**
 * Links between accounts and people at a provider: per provider, one account for a person and one person for an
 * account.
 */
export const identityLink = pgTable(
  'identity_link',
  {
    id: serial('id').primaryKey(),
    provider: text('provider').notNull(),
    subject: text('subject').notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    linkedAt: moment('linked_at').notNull(),
  },
  table => [
    uniqueIndex('identity_link_subject').on(table.provider, table.subject),
    uniqueIndex('identity_link_user').on(table.provider, table.userId),
    index('identity_link_user_id').on(table.userId),
  ],
);
