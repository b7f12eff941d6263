import { listReviews, saveReview } from '@venue/sdk/reviews/admin';
import { reviewRecord } from '@venue/sdk/reviews/kind';
import { publicationBulk } from '../../area/publication.ts';
import { auditedOf } from './reviews.rules.ts';
import { changeReview, firstReviews, lockReview } from './reviews.store.ts';

/** Bulk actions of staff on the reviews of a view. */
export const reviewsBulk = publicationBulk({
  kind: reviewRecord,
  list: listReviews,
  save: saveReview,
  first: firstReviews,
  titleOf: row => row.author,
  lock: lockReview,
  change: changeReview,
  audited: auditedOf,
});
