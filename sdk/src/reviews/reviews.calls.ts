import * as z from 'zod/mini';
import { call } from '../core/call.ts';
import { LAST_PAGE, page, QueryInt } from '../core/fields.ts';
import { GuestReview } from './reviews.model.ts';

/** A page of the published reviews, 12 of them, newest first. */
export const listGuestReviews = call({
  id: 'review.list',
  summary: 'List the published reviews',
  method: 'GET',
  path: '/review/list',
  access: 'public',
  query: z.object({ page: z._default(QueryInt.check(z.minimum(1), z.maximum(LAST_PAGE)), 1) }),
  reply: page(GuestReview),
  reads: ['reviews'],
  ours: true,
});
