import * as z from 'zod/mini';
import { call } from '../core/schema/call.ts';
import { page, publicList } from '../core/schema/fields.ts';
import { GuestReview } from './reviews.model.ts';

/** A page of the published reviews, 12 of them, newest first. */
export const listGuestReviews = call({
  id: 'review.list',
  summary: 'List the published reviews',
  method: 'GET',
  path: '/review/list',
  access: 'public',
  query: z.pick(publicList(), { page: true }),
  reply: page(GuestReview),
  reads: ['reviews'],
  ours: true,
});
