import type { ReviewFields } from '@venue/sdk/reviews/model';
import { recordFields } from '../../core/record/recordFields.ts';
import { type ReviewTableRow, review } from './reviews.table.ts';

export const { fieldNames, fieldsOf, everyValueOf } = recordFields<ReviewFields>()(
  review,
  {
    reviewText: 'text',
    reviewAuthor: 'author',
    reviewAnswer: 'answer',
    reviewVideoLink: 'videoLink',
    reviewMeta: 'meta',
  },
  { reviewText: text => text.trim() },
);

/** What the audit log keeps of a review, named as in the model. */
export const auditedOf = (row: ReviewTableRow) => ({ ...fieldsOf(row), isPublished: row.isPublished });
