import { reviewRecord } from '@venue/sdk/reviews/kind';
import type { Db } from '../../core/db/database.ts';
import { recordSheet } from '../../core/files/recordSheet.ts';
import type { ListedReview } from './reviews.store.ts';
import { visitTitles } from './reviews.visits.store.ts';

interface Row extends ListedReview {
  /** The room or the event of the visit that it is about. */
  readonly visitTitle: string | null;
}

/** Reviews in the staff's export. */
export const reviewsSheet = recordSheet<Row>()(reviewRecord, [
  { field: 'reviewId', width: 8, value: row => row.id },
  { field: 'reviewAuthor', width: 28, value: row => row.author },
  { field: 'reviewText', width: 80, value: row => row.text },
  { field: 'reviewRating', width: 10, value: row => row.rating },
  { field: 'reviewAnswer', width: 60, value: row => row.answer },
  { field: 'isPublished', width: 18, value: row => row.isPublished },
  { field: 'visitTitle', width: 32, value: row => row.visitTitle },
  { field: 'eventRequestTitle', width: 32, value: row => row.eventRequestTitle },
  { field: 'createdAt', width: 18, value: row => row.createdAt },
  { field: 'updatedAt', width: 18, value: row => row.updatedAt },
]);

/** The same rows with what each is about. */
export async function* withVisits(db: Db, batches: AsyncIterable<readonly ListedReview[]>): AsyncGenerator<Row[]> {
  for await (const rows of batches) {
    const ids = rows.flatMap(({ visitId }) => visitId ?? []);
    const titles = await visitTitles(db, ids);
    yield rows.map(row => ({ ...row, visitTitle: titles.get(row.visitId ?? 0) ?? null }));
  }
}
