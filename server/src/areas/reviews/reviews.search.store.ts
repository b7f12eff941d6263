import { publication } from '@venue/sdk';
import { reviewRecord } from '@venue/sdk/reviews/kind';
import { sql } from 'drizzle-orm';
import type { SearchSource } from '../../area/searchSource.ts';
import { findsWords } from '../../core/db/search.ts';
import { review } from './reviews.table.ts';

/** Reviews as a source of the staff search, by their text and author. */
export const reviewsSearch: SearchSource = {
  kind: reviewRecord,
  rows: typed => ({
    from: review,
    id: review.id,
    title: review.author,
    more: sql`left(${review.text}, 80)`,
    status: sql`${review.isPublished}::int`,
    fits: findsWords(review.id, [review.author, review.text], typed),
  }),
  title: row => row.title || `Отзыв №\u00a0${row.id}`,
  caption: row => [row.more],
  status: status => publication.option(status === 1),
  to: row => `/reviews/edit/${row.id}`,
};
