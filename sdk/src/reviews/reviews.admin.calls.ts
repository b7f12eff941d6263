import * as z from 'zod/mini';
import { planned, plannedOnly } from '../core/kind/planned.ts';
import { call } from '../core/schema/call.ts';
import { basedOn, Version } from '../core/schema/decision.ts';
import {
  current,
  done,
  exportQuery,
  Id,
  message,
  page,
  pageBody,
  QueryBoolean,
  QueryInt,
} from '../core/schema/fields.ts';
import { file } from '../core/schema/file.ts';
import { ImageFile } from '../core/schema/pictures.ts';
import { picture, uploadFails } from '../core/schema/uploads.ts';
import { Review, ReviewFields, reviewLimits } from './reviews.model.ts';

const section = '7 Admin: reviews and collaborators';
const ReviewOf = z.object({ reviewId: Id });

export const reviewSorts = [
  'reviewId',
  'reviewAuthor',
  'reviewRating',
  'isPublished',
  'createdAt',
  'updatedAt',
] as const;

/**
 * A page of reviews; `search` looks at the text and the author. `ofEvents`: those of customers about their events, or
 * the others.
 */
export const listReviews = call({
  id: 'admin.review.list',
  summary: 'List the reviews',
  method: 'POST',
  path: '/admin/review/show',
  access: 'reviews.read',
  body: z.extend(pageBody(reviewSorts), {
    isPublished: z.optional(z.boolean()),
    ofEvents: z.optional(z.boolean()),
    ...plannedOnly,
  }),
  reply: page(planned(Review)),
  reads: ['reviews', 'versions'],
  section,
});

/** All matching reviews as one file, `xlsx` or `csv`, with formulas escaped. */
export const exportReviews = call({
  id: 'admin.review.export',
  summary: 'Export the filtered reviews',
  method: 'GET',
  path: '/admin/export/reviews',
  access: 'reviews.read',
  query: z.extend(exportQuery(reviewSorts), {
    isPublished: z.optional(QueryBoolean),
    ofEvents: z.optional(QueryBoolean),
    ...plannedOnly,
  }),
  reply: file('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'),
  reads: ['reviews'],
  section,
  ours: true,
});

/** One review. */
export const getReview = call({
  id: 'admin.review.detail',
  summary: 'Read one review',
  method: 'POST',
  path: '/admin/review/detailed',
  access: 'reviews.read',
  body: ReviewOf,
  reply: message(Review),
  fails: ['not_found'],
  reads: ['reviews'],
  section,
});

/** Adds a review; it is not published yet. */
export const createReview = call({
  id: 'admin.review.create',
  summary: 'Add a review',
  method: 'POST',
  path: '/admin/review/create',
  access: 'reviews.manage',
  body: z.extend(ReviewFields, {
    reviewAuthor: z.optional(ReviewFields.shape.reviewAuthor),
    reviewAnswer: z.optional(ReviewFields.shape.reviewAnswer),
  }),
  reply: message(z.object({ reviewId: Id })),
  changes: ['reviews'],
  repeat: 'idempotency-key',
  section,
});

/** Saves what is sent of a review; `isPublished` publishes or unpublishes it. A stale `version` is a `conflict`. */
export const saveReview = call({
  id: 'admin.review.update',
  summary: 'Save, publish or unpublish a review',
  method: 'POST',
  path: '/admin/review/update',
  access: 'reviews.manage',
  body: z.extend(z.partial(ReviewFields), {
    reviewId: Id,
    isPublished: z.optional(z.boolean()),
    version: Version,
  }),
  reply: message(Review),
  fails: ['not_found', 'move_not_allowed', { conflict: current(Review) }],
  changes: ['reviews'],
  repeat: 'idempotency-key',
  section,
});

/** Removes a review with its picture. */
export const removeReview = call({
  id: 'admin.review.remove',
  summary: 'Remove a review',
  method: 'POST',
  path: '/admin/review/remove',
  access: 'reviews.manage',
  body: ReviewOf,
  reply: done,
  fails: ['not_found'],
  changes: ['reviews'],
  repeat: 'idempotency-key',
  section,
});

/** Uploads the review's picture, up to 10 MB of JPEG, PNG or WebP; it replaces the previous one. */
export const uploadReviewImage = call({
  id: 'admin.review.imageUpload',
  summary: 'Upload the picture of a review',
  method: 'POST',
  path: '/admin/review/image/upload',
  access: 'reviews.manage',
  body: z.object({ file: picture(reviewLimits.imageMegabytes), reviewId: QueryInt }),
  upload: ['file'],
  reply: message(ImageFile),
  fails: ['not_found', ...uploadFails],
  changes: ['reviews'],
  repeat: 'idempotency-key',
  section,
});

/** Removes the review's picture. */
export const removeReviewImage = call({
  id: 'admin.review.imageRemove',
  summary: 'Remove the picture of a review',
  method: 'POST',
  path: '/admin/review/image/remove',
  access: 'reviews.manage',
  body: z.extend(ReviewOf, { fileId: basedOn(Id) }),
  reply: done,
  fails: ['not_found'],
  changes: ['reviews'],
  repeat: 'idempotency-key',
  section,
});
