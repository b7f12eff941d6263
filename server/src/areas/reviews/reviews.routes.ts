import { ApiFailure, centred } from '@venue/sdk';
import { addEventRequestReview } from '@venue/sdk/event-requests';
import { eventRequestStatus } from '@venue/sdk/event-requests/model';
import { actorOf } from '../../core/context.ts';
import { transact } from '../../core/db/transact.ts';
import { handle } from '../../core/http/handle.ts';
import { changeRequest, lockRequest } from '../event-requests/event-requests.store.ts';
import { addReview } from './reviews.store.ts';

export const reviewsRoutes = [
  handle(addEventRequestReview, ({ body: { eventRequestId, reviewRating, reviewText } }, context) => {
    const { now } = context;
    const { userId, name } = actorOf(context);
    return transact(context, async tx => {
      const request = await lockRequest(tx, eventRequestId);
      if (request?.userId !== userId) throw new ApiFailure('not_found');
      if (request.status !== eventRequestStatus.happened || request.reviewedAt !== null)
        throw new ApiFailure('review_not_allowed');
      const said = { text: reviewText, author: name, rating: reviewRating, meta: centred };
      const id = await addReview(tx, { ...said, userId, eventRequestId, createdAt: now, updatedAt: now });
      if (id === undefined) throw new ApiFailure('review_not_allowed');
      await changeRequest(tx, eventRequestId, { reviewedAt: now, updatedAt: now });
      return { id, message: { success: true } };
    });
  }),
];
