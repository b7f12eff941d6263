import { and, eq, getTableColumns, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import { inserted } from '../../core/db/inserted.ts';
import { inOrder, pageByIds, type Sorting } from '../../core/db/pageByIds.ts';
import { type SearchQuery, whereOf, withWords } from '../../core/db/search.ts';
import { planFits } from '../../core/record/plans.ts';
import { eventRequest } from '../event-requests/event-requests.table.ts';
import { type ReviewTableRow, review } from './reviews.table.ts';

const sortable = {
  reviewId: [review.id],
  reviewAuthor: [review.author, review.id],
  reviewRating: [review.rating, review.id],
  isPublished: [review.isPublished, review.id],
  createdAt: [review.createdAt, review.id],
  updatedAt: [review.updatedAt, review.id],
} as const;

interface ListFilter {
  readonly isPublished?: boolean | undefined;
  readonly ofEvents?: boolean | undefined;
  readonly hasPlan?: boolean | undefined;
  readonly search?: string | undefined;
  readonly sort?: keyof typeof sortable | undefined;
  readonly order?: 'asc' | 'desc' | undefined;
}

interface ListQuery extends ListFilter {
  readonly page: number;
  readonly pageSize: number;
}

function fitting({ isPublished, ofEvents, hasPlan, search = '' }: ListFilter): SearchQuery {
  const number = /^\d{1,9}$/.test(search) ? eq(review.id, Number(search)) : undefined;
  const fits = and(
    isPublished === undefined ? undefined : eq(review.isPublished, isPublished),
    ofEvents === undefined ? undefined : (ofEvents ? isNotNull : isNull)(review.eventRequestId),
    planFits('review', review.id, hasPlan),
  );
  return {
    id: review.id,
    fits,
    found: search === '' ? undefined : [number, withWords([review.author, review.text], search)],
  };
}

const whole = (db: Db) =>
  db
    .select({ ...getTableColumns(review), eventRequestTitle: eventRequest.title })
    .from(review)
    .leftJoin(eventRequest, eq(eventRequest.id, review.eventRequestId));

const sortingOf = ({ sort = 'updatedAt', order = 'desc' }: ListFilter): Sorting => inOrder(sortable[sort], order);

/** A review with the title of the event it is about. */
export type ListedReview = Awaited<ReturnType<typeof whole>>[number];

/** A page of reviews with the total count of the view. */
export function reviewsPage(db: Db, wanted: ListQuery) {
  return pageByIds<ListedReview>(db, wanted, {
    ...fitting(wanted),
    sorting: sortingOf(wanted),
    rowsOf: ids => whole(db).where(inArray(review.id, [...ids])),
  });
}

/** The first reviews of a view. */
export const firstReviews = (db: Db, wanted: ListFilter, most: number) =>
  whole(db)
    .where(whereOf(fitting(wanted)))
    .orderBy(...sortingOf(wanted).columns())
    .limit(most);

export async function reviewById(db: Db, id: number): Promise<ListedReview | undefined> {
  const [row] = await whole(db).where(eq(review.id, id));
  return row;
}

/** A review, locked until the end of the transaction. */
export async function lockReview(tx: Db, id: number): Promise<ReviewTableRow | undefined> {
  const [row] = await tx.select().from(review).where(eq(review.id, id)).for('update');
  return row;
}

/** Adds a customer's review of their event and returns its id; undefined when the event has a review already. */
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
