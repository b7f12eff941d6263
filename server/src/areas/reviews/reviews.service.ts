import { listReviews, saveReview } from '@venue/sdk/reviews/admin';
import { reviewRecord } from '@venue/sdk/reviews/kind';
import { reviewMoves } from '@venue/sdk/reviews/model';
import { presentOne, recordArea } from '../../area/recordArea.ts';
import { presentReviews } from './reviews.presenter.ts';
import { auditedOf } from './reviews.rules.ts';
import { reviewStore } from './reviews.store.ts';

export const reviews = recordArea({
  kind: reviewRecord,
  list: listReviews,
  save: saveReview,
  store: reviewStore,
  presentRows: presentReviews,
  present: presentOne(presentReviews),
  auditedOf,
  status: {
    moves: reviewMoves,
    statusOf: row => row.isPublished,
    withStatus: isPublished => ({ isPublished }),
    titleOf: row => row.author,
  },
});
