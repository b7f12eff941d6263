import type { Words } from '../core/openapi/openapi.words.ts';

/** Descriptions of this area's fields, for the OpenAPI document and the typings. */
export const reviewsWords: Words = {
  ofEvents: 'Whether to list reviews that customers left after events.',
  reviewAnswer: 'What the venue answers; may be empty.',
  reviewAuthor: 'Who said it.',
  reviewId: 'Number of the review.',
  reviewImage: 'Picture beside the review; null where there is none.',
  reviewMeta: 'How the picture fills its frame.',
  reviewRating: 'From 1 to 5; null where none was given.',
  reviewText: 'What was said.',
  'SubjectReviews.average': 'Average of the published marks, with one decimal; null without any.',
  'SubjectReviews.count': 'How many published reviews there are.',
  'SubjectReviews.reviews': 'The latest of them.',
  visitTitle: 'The room or the event that was visited.',
  reviewVideoLink: 'Link to a video of the review; may be empty.',
};
