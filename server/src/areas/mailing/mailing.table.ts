import { letterAudience, letterStatus } from '@venue/sdk/mailing/model';
import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, serial, text, unique } from 'drizzle-orm/pg-core';
import { isOneOf, moment, nameText } from '../../core/db/columns.ts';
import { wordsIn } from '../../core/db/search.ts';
import { users } from '../accounts/accounts.table.ts';
import { consent } from '../privacy/privacy.table.ts';

/** Letters to the subscribers. Triggers refuse changes to the content once sending has begun. */
export const mailingLetter = pgTable(
  'mailing_letter',
  {
    id: serial('id').primaryKey(),
    status: integer('status').$type<(typeof letterStatus.ids)[number]>().notNull().default(letterStatus.draft),
    subject: nameText('subject').notNull(),
    preview: text('preview').notNull(),
    body: text('body').notNull(),
    audience: integer('audience').$type<(typeof letterAudience.ids)[number]>().notNull(),
    /** The range of consent days the letter is for. */
    consentFrom: date('consent_from'),
    consentTo: date('consent_to'),
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    startedAt: moment('started_at'),
    endedAt: moment('ended_at'),
  },
  table => [
    check('mailing_letter_subject', sql`btrim(${table.subject}) <> ''`),
    check('mailing_letter_status', isOneOf(table.status, letterStatus)),
    check('mailing_letter_audience', isOneOf(table.audience, letterAudience)),
    check(
      'mailing_letter_started',
      sql`(${table.status} = 1) = (${table.startedAt} is null) and (${table.status} = 4) = (${table.endedAt} is not null)`,
    ),
    index('mailing_letter_words').using('gin', wordsIn(table.subject)),
    index('mailing_letter_by_status').on(table.status, table.startedAt, table.id),
    index('mailing_letter_by_subject').on(table.subject, table.id),
    index('mailing_letter_created').on(table.createdAt, table.id),
    index('mailing_letter_status_id').on(table.status, table.id),
    // Letters that were never started come last in both directions.
    index('mailing_letter_started_at').on(table.startedAt, table.id),
    index('mailing_letter_started_last').on(table.startedAt.desc().nullsLast(), table.id.desc().nullsFirst()),
    index('mailing_letter_updated').on(table.updatedAt, table.id),
  ],
);
export type LetterTableRow = typeof mailingLetter.$inferSelect;

/** The state of one person’s copy of a letter. */
export const deliveryState = { waiting: 1, posted: 2, sent: 3, bounced: 4, skipped: 5 } as const;

/** The recipients of a letter, saved when sending begins. A unique constraint allows each address once. */
export const mailingDelivery = pgTable(
  'mailing_delivery',
  {
    id: serial('id').primaryKey(),
    letterId: integer('letter_id')
      .notNull()
      .references(() => mailingLetter.id),
    consentId: integer('consent_id')
      .notNull()
      .references(() => consent.id, { onDelete: 'cascade' }),
    /** In lower case. */
    email: text('email').notNull(),
    state: integer('state').$type<(typeof deliveryState)[keyof typeof deliveryState]>().notNull(),
    /** The outbox row, which is deleted after a while. */
    outboxId: integer('outbox_id').unique(),
    postedAt: moment('posted_at'),
    /** When the link of this copy ended the subscription. */
    unsubscribedAt: moment('unsubscribed_at'),
  },
  table => [
    unique('mailing_delivery_once').on(table.letterId, table.email),
    check('mailing_delivery_state', sql`${table.state} between 1 and 5`),
    check('mailing_delivery_posted', sql`${table.state} <> 2 or ${table.outboxId} is not null`),
    index('mailing_delivery_of_letter').on(table.letterId, table.state, table.id),
    index('mailing_delivery_consent').on(table.consentId),
    index('mailing_delivery_posted_at').on(table.postedAt),
    index('mailing_delivery_under_way').on(table.id).where(sql`${table.state} = 2`),
  ],
);

/**
 * Addresses that a mail server rejected as unknown, at once or by a later report; nothing is sent there until the owner
 * confirms the address again.
 */
export const mailingBounce = pgTable('mailing_bounce', {
  /** In lower case. */
  email: text('email').primaryKey(),
  at: moment('at').notNull(),
});

/**
 * The mailing list: the latest consent of each account and of each visitor's address, if there is an address. Triggers
 * update it with consents, accounts and bounces, so that each order of the list has an index.
 */
export const mailingFriend = pgTable(
  'mailing_friend',
  {
    consentId: integer('consent_id')
      .primaryKey()
      .references(() => consent.id, { onDelete: 'cascade' }),
    /** Whose account; null for a visitor. */
    userId: integer('user_id')
      .unique('mailing_friend_of_account')
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The address of a visitor; null for an account. */
    email: text('email').unique('mailing_friend_of_visitor'),
    /** Where the letters go, in lower case. */
    address: text('address').notNull(),
    /** The name of the account, for sorting. */
    name: nameText('name'),
    at: moment('at').notNull(),
    isWithdrawn: boolean('is_withdrawn').notNull(),
    /** Whether the address bounced. */
    isBounced: boolean('is_bounced').notNull(),
  },
  table => [
    check('mailing_friend_whose', sql`(${table.userId} is null) <> (${table.email} is null)`),
    index('mailing_friend_by_number').on(table.isWithdrawn, table.consentId),
    index('mailing_friend_by_address').on(table.isWithdrawn, table.address, table.consentId),
    index('mailing_friend_by_name').on(table.isWithdrawn, table.name, table.consentId),
    index('mailing_friend_by_consent').on(table.isWithdrawn, table.at, table.consentId),
    index('mailing_friend_bounced').on(table.isWithdrawn, table.at, table.consentId).where(sql`${table.isBounced}`),
    index('mailing_friend_address').on(table.address),
    index('mailing_friend_words').using('gin', wordsIn(table.email)),
  ],
);
