import { and, asc, desc, eq, getTableColumns, ilike, isNotNull, isNull, or, type SQL } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import { inserted } from '../../core/db/inserted.ts';
import { pageOf } from '../../core/db/pageOf.ts';
import { containing } from '../../core/db/search.ts';
import { eventRequest } from '../event-requests/event-requests.table.ts';
import { type ReviewTableRow, review } from './reviews.table.ts';

const sortable = {
  reviewId: review.id,
  reviewAuthor: review.author,
  reviewRating: review.rating,
  isPublished: review.isPublished,
  createdAt: review.createdAt,
  updatedAt: review.updatedAt,
} as const;

interface Filtered {
  readonly isPublished?: boolean | undefined;
  readonly ofEvents?: boolean | undefined;
  readonly search?: string | undefined;
  readonly sort?: keyof typeof sortable | undefined;
  readonly order?: 'asc' | 'desc' | undefined;
}

interface Wanted extends Filtered {
  readonly page: number;
  readonly pageSize: number;
}

function fitting({ isPublished, ofEvents, search = '' }: Filtered): SQL | undefined {
  const words = containing(search);
  const number = /^\d{1,9}$/.test(search) ? eq(review.id, Number(search)) : undefined;
  return and(
    isPublished === undefined ? undefined : eq(review.isPublished, isPublished),
    ofEvents === undefined ? undefined : (ofEvents ? isNotNull : isNull)(review.eventRequestId),
    search === '' ? undefined : or(number, ilike(review.author, words), ilike(review.text, words)),
  );
}

const whole = (db: Db) =>
  db
    .select({ ...getTableColumns(review), eventRequestTitle: eventRequest.title })
    .from(review)
    .leftJoin(eventRequest, eq(eventRequest.id, review.eventRequestId));

const inView = (db: Db, { sort = 'updatedAt', order = 'desc', ...wanted }: Filtered) => {
  const way = order === 'asc' ? asc : desc;
  return whole(db).where(fitting(wanted)).orderBy(way(sortable[sort]), way(review.id));
};

/** A review with the title of the event it is about. */
export type ListedReview = Awaited<ReturnType<typeof inView>>[number];

/** A page of reviews with the number of all in the view. */
export const reviewsPage = (db: Db, wanted: Wanted) =>
  pageOf(db, wanted, inView(db, wanted), db.select({ id: review.id }).from(review).where(fitting(wanted)));

/** The first reviews of a view. */
export const firstReviews = (db: Db, wanted: Filtered, most: number) => inView(db, wanted).limit(most);

export async function reviewById(db: Db, id: number): Promise<ListedReview | undefined> {
  const [row] = await whole(db).where(eq(review.id, id));
  return row;
}

/** A review, locked until the end of the transaction. */
export async function lockReview(tx: Db, id: number): Promise<ReviewTableRow | undefined> {
  const [row] = await tx.select().from(review).where(eq(review.id, id)).for('update');
  return row;
}

/** Adds what a customer says of their event and answers its number; undefined when that event has a review already. */
export async function addReviewOfEvent(tx: Db, values: typeof review.$inferInsert): Promise<number | undefined> {
  const [added] = await tx
    .insert(review)
    .values(values)
    .onConflictDoNothing({ target: review.eventRequestId })
    .returning({ id: review.id });
  return added?.id;
}

export async function addReview(tx: Db, values: typeof review.$inferInsert): Promise<ReviewTableRow> {
  return inserted(await tx.insert(review).values(values).returning());
}

export async function changeReview(
  tx: Db,
  id: number,
  values: Partial<typeof review.$inferInsert>,
): Promise<ReviewTableRow> {
  const [row] = await tx.update(review).set(values).where(eq(review.id, id)).returning();
  if (!row) throw new Error(`review ${id} is gone`);
  return row;
}

export async function dropReview(tx: Db, id: number): Promise<void> {
  await tx.delete(review).where(eq(review.id, id));
}
