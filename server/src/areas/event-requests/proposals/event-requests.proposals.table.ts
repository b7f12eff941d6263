import { type ProposalLineFields, proposalStatus } from '@venue/sdk/event-requests/model';
import { eq, sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { isOneOf, kopecks, moment } from '../../../core/db/columns.ts';
import { users } from '../../accounts/accounts.table.ts';
import { eventRequest } from '../event-requests.table.ts';

/** Proposals of the venue for an event, one row for each version. */
export const eventRequestProposal = pgTable(
  'event_request_proposal',
  {
    id: serial('id').primaryKey(),
    requestId: integer('request_id')
      .notNull()
      .references(() => eventRequest.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    status: integer('status').$type<(typeof proposalStatus.ids)[number]>().notNull().default(proposalStatus.sent),
    lines: jsonb('lines').$type<readonly ProposalLineFields[]>().notNull(),
    price: kopecks('price').notNull(),
    comment: text('comment').notNull(),
    sentBy: integer('sent_by').references(() => users.id, { onDelete: 'set null' }),
    who: text('who').notNull(),
    sentAt: moment('sent_at').notNull(),
    answeredAt: moment('answered_at'),
    /** Why the customer declined it. */
    reason: text('reason'),
    /** A hash of the content, which the acceptance references. */
    digest: text('digest').generatedAlwaysAs(sql`md5(lines::text || '|' || comment)`),
  },
  table => [
    check('event_request_proposal_status', isOneOf(table.status, proposalStatus)),
    check('event_request_proposal_price', sql`${table.price} >= 0`),
    check('event_request_proposal_answered', sql`(${table.status} in (2, 3)) = (${table.answeredAt} is not null)`),
    check('event_request_proposal_declined', sql`(${table.status} = 3) = (${table.reason} is not null)`),
    unique('event_request_proposal_version').on(table.requestId, table.version),
    uniqueIndex('event_request_proposal_open').on(table.requestId).where(eq(table.status, sql`1`)),
    unique('event_request_proposal_content').on(table.id, table.status, table.price, table.digest),
    index('event_request_proposal_sender').on(table.sentBy),
  ],
);
export type ProposalRow = typeof eventRequestProposal.$inferSelect;

/**
 * Accepted proposals. A row references the proposal with its status, sum and content, so that the database refuses to
 * change any of them afterwards.
 */
export const eventRequestAcceptance = pgTable(
  'event_request_acceptance',
  {
    proposalId: integer('proposal_id').primaryKey(),
    status: integer('status').$type<ProposalRow['status']>().notNull(),
    price: kopecks('price').notNull(),
    digest: text('digest').notNull(),
    acceptedAt: moment('accepted_at').notNull(),
  },
  table => [
    check('event_request_acceptance_status', eq(table.status, sql.raw(String(proposalStatus.accepted)))),
    foreignKey({
      name: 'event_request_accepted_stays',
      columns: [table.proposalId, table.status, table.price, table.digest],
      foreignColumns: [
        eventRequestProposal.id,
        eventRequestProposal.status,
        eventRequestProposal.price,
        eventRequestProposal.digest,
      ],
    }).onDelete('cascade'),
  ],
);
