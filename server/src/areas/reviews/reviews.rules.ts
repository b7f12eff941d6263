import type { ReviewFields } from '@venue/sdk/reviews/model';
import type { ReviewTableRow } from './reviews.table.ts';

type Sent = { readonly [K in keyof ReviewFields]?: ReviewFields[K] | undefined };

/** Column values for the sent fields of a review. */
export const valuesOf = ({ reviewText, reviewAuthor, reviewVideoLink, reviewMeta }: Sent) => ({
  ...(reviewText === undefined ? {} : { text: reviewText.trim() }),
  ...(reviewAuthor === undefined ? {} : { author: reviewAuthor }),
  ...(reviewVideoLink === undefined ? {} : { videoLink: reviewVideoLink }),
  ...(reviewMeta === undefined ? {} : { meta: reviewMeta }),
});

/** What the audit log keeps of a review, named as in the model. */
export const auditedOf = (row: ReviewTableRow) => ({
  reviewText: row.text,
  reviewAuthor: row.author,
  reviewVideoLink: row.videoLink,
  reviewMeta: row.meta,
  isPublished: row.isPublished,
});
