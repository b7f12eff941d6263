import {
  createReview,
  exportReviews,
  getReview,
  listReviews,
  removeReview,
  removeReviewImage,
  saveReview,
  uploadReviewImage,
} from '@venue/sdk/reviews/admin';
import { transact } from '../../core/db/transact.ts';
import { sheetFile } from '../../core/files/sheet.ts';
import { handle } from '../../core/http/handle.ts';
import { imageFile } from '../../core/record/pictures.ts';
import { reviewsSheet, withVisits } from './reviews.export.ts';
import { everyValueOf } from './reviews.rules.ts';
import { reviews } from './reviews.service.ts';
import { reviewStore } from './reviews.store.ts';

const picture = reviews.picture('reviewImage');

export const reviewsAdminRoutes = [
  handle(listReviews, ({ body }, context) => reviews.listPlanned(context, body)),

  handle(exportReviews, ({ query: { format, ...filter } }, { batches, db, now }) => {
    const rows = batches(each => reviewStore.all(each, filter));
    return sheetFile(reviewsSheet, withVisits(db, rows), { format, now });
  }),

  handle(getReview, ({ body: { reviewId } }, context) => reviews.read(context, reviewId)),

  handle(createReview, ({ body }, context) =>
    transact(context, async tx => {
      const values = everyValueOf({
        ...body,
        reviewAuthor: body.reviewAuthor ?? '',
        reviewAnswer: body.reviewAnswer ?? '',
      });
      return { message: { reviewId: await reviews.add(tx, context, createReview, values) } };
    }),
  ),

  handle(saveReview, ({ body: { reviewId: id, isPublished: status, version, ...fields } }, context) =>
    reviews.save(context, { id, version, status }, () => everyValueOf(fields)),
  ),

  handle(removeReview, ({ body: { reviewId } }, context) => reviews.remove(context, removeReview, reviewId)),

  handle(uploadReviewImage, async ({ body: { file, reviewId } }, context) => {
    const { message } = await picture.put(context, uploadReviewImage, reviewId, file);
    return { message: imageFile(message) };
  }),

  handle(removeReviewImage, ({ body: { reviewId, fileId } }, context) =>
    picture.remove(context, removeReviewImage, reviewId, fileId),
  ),
];
