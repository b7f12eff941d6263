import { ApiFailure, centred } from '@venue/sdk';
import { addEventRequestReview, addReviewByLink, getReviewLink } from '@venue/sdk/event-requests';
import { eventRequestStatus } from '@venue/sdk/event-requests/model';
import { listGuestReviews } from '@venue/sdk/reviews';
import { actorOf, type Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { transact } from '../../core/db/transact.ts';
import { handle, handlePublished } from '../../core/http/handle.ts';
import { countAttempt, networkOf } from '../../core/security/attempts.ts';
import { changeRequest, lockRequest, requestById } from '../event-requests/event-requests.store.ts';
import { requestOf } from '../event-requests/reviewLink.service.ts';
import { presentGuestReviews } from './reviews.presenter.ts';
import { addReviewOfEvent, reviewStore } from './reviews.store.ts';

const PAGE_SIZE = 12;
const perAddress = [{ most: 30, seconds: 3600 }];

export const reviewsRoutes = [
  handlePublished(listGuestReviews, async ({ query: { page } }, { db }) => {
    const wanted = { isPublished: true, sort: 'createdAt', page, pageSize: PAGE_SIZE } as const;
    const { rows, ...message } = await reviewStore.page(db, wanted);
    return { message, items: await presentGuestReviews(db, rows) };
  }),

  handle(addEventRequestReview, ({ body: { eventRequestId, reviewRating: rating, reviewText: text } }, context) => {
    const { userId, ownName: author } = actorOf(context);
    return transact(context, async tx => {
      const request = await lockRequest(tx, eventRequestId);
      if (request?.userId !== userId) throw new ApiFailure('not_found');
      return { id: await leave(tx, context, request, { author, rating, text }), message: { success: true } };
    });
  }),

  handle(getReviewLink, async ({ body: { token } }, { db, config, now, request: { ip } }) => {
    await countAttempt(db, `review-links-from:${networkOf(ip)}`, now, perAddress);
    const row = await requestById(db, requestOf(config, token, now));
    if (row?.status !== eventRequestStatus.happened) throw new ApiFailure('link_expired');
    return {
      message: {
        eventRequestTitle: row.title,
        eventRequestDateStart: row.startsAt?.toISOString() ?? null,
        hasReview: row.reviewedAt !== null,
      },
    };
  }),

  handle(addReviewByLink, async ({ body }, context) => {
    const { token, reviewAuthor: author, reviewRating: rating, reviewText: text } = body;
    const { db, config, now, request } = context;
    await countAttempt(db, `review-links-from:${networkOf(request.ip)}`, now, perAddress);
    const id = requestOf(config, token, now);
    return transact(context, async tx => {
      const row = await lockRequest(tx, id);
      if (!row) throw new ApiFailure('link_expired');
      await leave(tx, context, row, { author, rating, text });
      return { message: { success: true } };
    });
  }),
];

interface ReviewText {
  readonly author: string;
  readonly rating: number;
  readonly text: string;
}

/** Adds the one review of an event that happened, unpublished. Throws `review_not_allowed`. */
async function leave(
  tx: Db,
  { now }: Context,
  request: NonNullable<Awaited<ReturnType<typeof lockRequest>>>,
  text: ReviewText,
): Promise<number> {
  const { id: eventRequestId, userId, status, reviewedAt } = request;
  // guard: reviews.link.test.ts
  if (status !== eventRequestStatus.happened || reviewedAt !== null) throw new ApiFailure('review_not_allowed');
  const id = await addReviewOfEvent(tx, {
    ...text,
    meta: centred,
    userId,
    eventRequestId,
    createdAt: now,
    updatedAt: now,
  });
  if (id === undefined) throw new ApiFailure('review_not_allowed');
  await changeRequest(tx, eventRequestId, { reviewedAt: now, updatedAt: now });
  return id;
}
