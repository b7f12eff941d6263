import type { ImageFile } from '@venue/sdk';
import type { GuestReview, Review } from '@venue/sdk/reviews/model';
import { publicationCan } from '../../area/publication.ts';
import type { Db } from '../../core/db/database.ts';
import { imageFile, mainPictures } from '../../core/record/pictures.ts';
import { fieldsOf } from './reviews.rules.ts';
import type { ListedReview } from './reviews.store.ts';
import { visitTitles } from './reviews.visits.store.ts';

/** A review as visitors see it: without its event and its account. */
const presentGuestReview = (row: ListedReview, image: ImageFile | null): GuestReview => ({
  reviewId: row.id,
  ...fieldsOf(row),
  reviewImage: image,
  reviewRating: row.rating,
  createdAt: row.createdAt.toISOString(),
});

async function imagesOf(db: Db, rows: readonly ListedReview[]) {
  const ids = rows.map(row => row.id);
  const images = await mainPictures(db, 'review', ids);
  return (id: number): ImageFile | null => {
    const image = images.get(id);
    return image ? imageFile(image) : null;
  };
}

export async function presentGuestReviews(db: Db, rows: readonly ListedReview[]): Promise<GuestReview[]> {
  const imageOf = await imagesOf(db, rows);
  return rows.map(row => presentGuestReview(row, imageOf(row.id)));
}

/** Reviews as staff see them. */
export async function presentReviews(db: Db, rows: readonly ListedReview[], mayManage: boolean): Promise<Review[]> {
  const imageOf = await imagesOf(db, rows);
  const titles = await visitTitles(
    db,
    rows.flatMap(({ visitId }) => visitId ?? []),
  );
  return rows.map(row => ({
    ...presentGuestReview(row, imageOf(row.id)),
    isPublished: row.isPublished,
    eventRequestId: row.eventRequestId,
    eventRequestTitle: row.eventRequestTitle,
    visitTitle: row.visitId === null ? null : (titles.get(row.visitId) ?? null),
    updatedAt: row.updatedAt.toISOString(),
    version: row.version,
    can: publicationCan(row, mayManage),
  }));
}
