import type { Db } from '../../core/db/database.ts';
import { review } from './reviews.table.ts';

/** Adds a review and answers its number; undefined when the event it is of has one already. */
export async function addReview(tx: Db, values: typeof review.$inferInsert): Promise<number | undefined> {
  const [added] = await tx
    .insert(review)
    .values(values)
    .onConflictDoNothing({ target: review.eventRequestId })
    .returning({ id: review.id });
  return added?.id;
}
