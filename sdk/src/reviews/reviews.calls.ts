import * as z from 'zod/mini';
import { call } from '../core/schema/call.ts';
import { Day, done, message, page, publicList, QueryInt } from '../core/schema/fields.ts';
import { messages, required } from '../core/schema/rules.ts';
import { GuestReview, SubjectReviews } from './reviews.model.ts';

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

/** What is visited: exactly one of these. */
const ReviewSubject = z
  .object({ roomId: z.optional(QueryInt), eventId: z.optional(QueryInt) })
  .check(z.refine(({ roomId, eventId }) => (roomId === undefined) !== (eventId === undefined), messages.required));

/** What visitors say of a room or of an event: only what is published. */
export const getSubjectReviews = call({
  id: 'review.ofSubject',
  summary: 'Read the published reviews of a room or an event',
  method: 'GET',
  path: '/review/of',
  access: 'public',
  query: ReviewSubject,
  reply: message(SubjectReviews),
  reads: ['reviews'],
  ours: true,
});

const token = z.string().check(z.minLength(1), z.maxLength(200));

/** The visit that a review link is for; `link_expired` when the link is too old or was altered. */
export const getVisit = call({
  id: 'review.visit',
  summary: 'Read which visit a link for a review is about',
  method: 'POST',
  path: '/review/visit',
  access: 'public',
  body: z.object({ token }),
  reply: message(z.object({ visitTitle: z.string(), visitDay: Day, hasReview: z.boolean() })),
  fails: ['link_expired', 'rate_limited'],
  reads: ['reviews'],
  ours: true,
});

/** Leaves the one review of a visit by the link that its customer was sent; staff publish it. */
export const addVisitReview = call({
  id: 'review.visitAdd',
  summary: 'Leave a review of a visit by its link',
  method: 'POST',
  path: '/review/visit/add',
  access: 'public',
  body: z.object({
    token,
    reviewAuthor: required(200),
    reviewRating: z.int().check(z.minimum(1, messages.required), z.maximum(5)),
    reviewText: required(4000),
  }),
  reply: done,
  fails: ['link_expired', 'review_not_allowed', 'rate_limited'],
  changes: ['reviews'],
  repeat: 'never: the second finds the review left',
  ours: true,
});
