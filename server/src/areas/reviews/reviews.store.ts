import { listReviews } from '@venue/sdk/reviews/admin';
import { eq, getTableColumns, isNotNull, isNull } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import { inOrder } from '../../core/db/pageByIds.ts';
import { numberLike, withWords } from '../../core/db/search.ts';
import { planFits } from '../../core/record/plans.ts';
import { recordStore } from '../../core/record/recordStore.ts';
import { eventRequest } from '../event-requests/event-requests.table.ts';
import { review } from './reviews.table.ts';

const sortable = {
  reviewId: [review.id],
  reviewAuthor: [review.author, review.id],
  reviewRating: [review.rating, review.id],
  isPublished: [review.isPublished, review.id],
  createdAt: [review.createdAt, review.id],
  updatedAt: [review.updatedAt, review.id],
} as const;

/** A review with the title of the event it is about. */
const rows = (db: Db) =>
  db
    .select({ ...getTableColumns(review), eventRequestTitle: eventRequest.title })
    .from(review)
    .leftJoin(eventRequest, eq(eventRequest.id, review.eventRequestId));
export type ListedReview = Awaited<ReturnType<typeof rows>>[number];

export const reviewStore = recordStore(listReviews, review, {
  listed: rows,
  whole: rows,
  sorting: ({ sort = 'updatedAt', order = 'desc' }) => inOrder(sortable[sort], order),
  filters: {
    isPublished: review.isPublished,
    ofEvents: ofEvents => (ofEvents === undefined ? undefined : (ofEvents ? isNotNull : isNull)(review.eventRequestId)),
    hasPlan: hasPlan => planFits('review', review.id, hasPlan),
  },
  search: typed => [numberLike(review.id, typed), withWords([review.author, review.text], typed)],
});

/** Adds a customer's review of their event and returns its id; undefined when the event has a review already. */
export async function addReviewOfEvent(tx: Db, values: typeof review.$inferInsert): Promise<number | undefined> {
  const [added] = await tx
    .insert(review)
    .values(values)
    .onConflictDoNothing({ target: review.eventRequestId })
    .returning({ id: review.id });
  return added?.id;
}

/** Adds the review of a visit and returns its id; undefined when the visit has a review already. */
export async function addReviewOfVisit(tx: Db, values: typeof review.$inferInsert): Promise<number | undefined> {
  const [added] = await tx
    .insert(review)
    .values(values)
    .onConflictDoNothing({ target: review.visitId })
    .returning({ id: review.id });
  return added?.id;
}
