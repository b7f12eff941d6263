import { ApiFailure, centred, dayOf } from '@venue/sdk';
import { addVisitReview, getSubjectReviews, getVisit } from '@venue/sdk/reviews';
import { transact } from '../../core/db/transact.ts';
import { handle, handlePublished } from '../../core/http/handle.ts';
import { countAttempt, networkOf } from '../../core/security/attempts.ts';
import { presentGuestReviews } from './reviews.presenter.ts';
import { addReviewOfVisit } from './reviews.store.ts';
import { visitOf } from './reviews.visits.service.ts';
import * as store from './reviews.visits.store.ts';

const perAddress = [{ most: 30, seconds: 3600 }];

export const reviewsVisitsRoutes = [
  handlePublished(getSubjectReviews, async ({ query }, { db }) => {
    const { rows, ...numbers } = await store.subjectReviews(db, query);
    return { message: { ...numbers, reviews: await presentGuestReviews(db, rows) } };
  }),

  handle(getVisit, async ({ body: { token } }, { db, config, now, request: { ip } }) => {
    await countAttempt(db, `review-links-from:${networkOf(ip)}`, now, perAddress);
    const row = await store.visitById(db, visitOf(config, token, now));
    if (!row) throw new ApiFailure('link_expired');
    return { message: { visitTitle: row.title, visitDay: dayOfVisit(row), hasReview: row.reviewedAt !== null } };
  }),

  handle(addVisitReview, async ({ body }, context) => {
    const { token, reviewAuthor: author, reviewRating: rating, reviewText: text } = body;
    const { db, config, now, request } = context;
    await countAttempt(db, `review-links-from:${networkOf(request.ip)}`, now, perAddress);
    const id = visitOf(config, token, now);
    return transact(context, async tx => {
      const visit = await store.lockVisit(tx, id);
      if (!visit) throw new ApiFailure('link_expired');
      // guard: reviews.visits.test.ts
      if (visit.reviewedAt !== null) throw new ApiFailure('review_not_allowed');
      const { userId } = visit;
      const values = { author, rating, text, meta: centred, userId, visitId: id, createdAt: now, updatedAt: now };
      if ((await addReviewOfVisit(tx, values)) === undefined) throw new ApiFailure('review_not_allowed');
      await store.markReviewed(tx, id, now);
      return { message: { success: true } };
    });
  }),
];

const dayOfVisit = ({ startsAt, day }: store.VisitRow): string => day ?? (startsAt ? dayOf(startsAt) : '');
