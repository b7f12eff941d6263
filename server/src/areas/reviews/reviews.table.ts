import type { ReviewFields } from '@venue/sdk/reviews/model';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, serial, text, unique } from 'drizzle-orm/pg-core';
import { moment, nameText } from '../../core/db/columns.ts';
import { wordsIn } from '../../core/db/search.ts';
import { users } from '../accounts/accounts.table.ts';
import { eventRequest } from '../event-requests/event-requests.table.ts';
import { reviewVisit } from './reviews.visits.table.ts';

/**
 * Reviews of the venue by guests and customers. A review that a customer writes about their event is added unpublished.
 */
export const review = pgTable(
  'review',
  {
    id: serial('id').primaryKey(),
    /** The customer who left it; null when staff entered it. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    eventRequestId: integer('event_request_id').references(() => eventRequest.id, { onDelete: 'cascade' }),
    /** The visit it is about; its room or its event shows it. */
    visitId: integer('visit_id').references(() => reviewVisit.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    /** What the venue answers; empty where it has not. */
    answer: text('answer').notNull().default(''),
    author: nameText('author').notNull(),
    /** 1 to 5; only a customer's review has one. */
    rating: integer('rating'),
    videoLink: text('video_link').notNull().default(''),
    meta: jsonb('meta').$type<ReviewFields['reviewMeta']>().notNull(),
    isPublished: boolean('is_published').notNull().default(false),
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  table => [
    check('review_text', sql`btrim(${table.text}) <> ''`),
    check('review_rating', sql`${table.rating} between 1 and 5`),
    // A review of a request belongs to a customer.
    check('review_author', sql`${table.eventRequestId} is null or ${table.userId} is not null`),
    unique('review_of_request').on(table.eventRequestId),
    unique('review_of_visit').on(table.visitId),
    check('review_subject', sql`${table.eventRequestId} is null or ${table.visitId} is null`),
    // Whoever was at a place gives it a mark.
    check('review_mark', sql`${table.visitId} is null or ${table.rating} is not null`),
    index('review_user').on(table.userId, table.id),
    index('review_by_author').on(table.author, table.id),
    index('review_by_rating').on(table.rating, table.id),
    index('review_by_published').on(table.isPublished, table.id),
    index('review_created').on(table.createdAt, table.id),
    index('review_updated').on(table.updatedAt, table.id),
    index('review_words').using('gin', wordsIn(table.author, table.text)),
  ],
);
export type ReviewTableRow = typeof review.$inferSelect;
