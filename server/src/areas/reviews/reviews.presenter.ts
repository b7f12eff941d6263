import type { Review } from '@venue/sdk/reviews/model';
import { publicationCan } from '../../area/publication.ts';
import type { Db } from '../../core/db/database.ts';
import { imageFile, mainPictures } from '../../core/record/pictures.ts';
import type { ListedReview } from './reviews.store.ts';

/** Reviews as staff see them. */
export async function presentReviews(db: Db, rows: readonly ListedReview[], mayManage: boolean): Promise<Review[]> {
  const ids = rows.map(row => row.id);
  const images = await mainPictures(db, 'review', ids);
  return rows.map(row => {
    const image = images.get(row.id);
    return {
      reviewId: row.id,
      reviewText: row.text,
      reviewAuthor: row.author,
      reviewVideoLink: row.videoLink,
      reviewMeta: row.meta,
      reviewImage: image ? imageFile(image) : null,
      reviewRating: row.rating,
      isPublished: row.isPublished,
      eventRequestId: row.eventRequestId,
      eventRequestTitle: row.eventRequestTitle,
      createdAt: row.createdAt.toISOString(),
      updatedAt: row.updatedAt.toISOString(),
      version: row.version,
      can: publicationCan(row, mayManage),
    };
  });
}
