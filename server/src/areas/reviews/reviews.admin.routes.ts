import {
  createReview,
  getReview,
  listReviews,
  removeReview,
  removeReviewImage,
  saveReview,
  uploadReviewImage,
} from '@venue/sdk/reviews/admin';
import { reviewRecord } from '@venue/sdk/reviews/kind';
import { type Review, reviewMoves } from '@venue/sdk/reviews/model';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { transact } from '../../core/db/transact.ts';
import { handle } from '../../core/http/handle.ts';
import { changed, writeAudit } from '../../core/record/audit.ts';
import { statusSaved } from '../../core/record/moves.ts';
import { onePicture } from '../../core/record/onePicture.ts';
import { imageFile, removeWithRecord } from '../../core/record/pictures.ts';
import { withPlans } from '../../core/record/plans.ts';
import { found, mayManage, mustBeCurrent } from '../../core/record/records.ts';
import { presentReviews } from './reviews.presenter.ts';
import { auditedOf, valuesOf } from './reviews.rules.ts';
import * as store from './reviews.store.ts';

const subject = reviewRecord.name;

const picture = onePicture({
  subject,
  field: 'reviewImage',
  read: store.reviewById,
  lock: store.lockReview,
  touch: (tx, id, updatedAt) => store.changeReview(tx, id, { updatedAt }),
});

export const reviewsAdminRoutes = [
  handle(listReviews, async ({ body }, context) => {
    const { page = 1, pageSize = 25 } = body;
    const { rows, total, totalIsExact } = await store.reviewsPage(context.db, { ...body, page, pageSize });
    const items = await presentReviews(context.db, rows, mayManage(context, reviewRecord));
    return {
      message: { page, pageSize, total, totalIsExact },
      items: await withPlans(context.db, reviewRecord, items),
    };
  }),

  handle(getReview, async ({ body: { reviewId } }, context) => ({
    message: await shown(context.db, context, reviewId),
  })),

  handle(createReview, ({ body }, context) => {
    const { now } = context;
    return transact(context, async tx => {
      const values = valuesOf({ ...body, reviewAuthor: body.reviewAuthor ?? '' });
      const row = await store.addReview(tx, { ...values, createdAt: now, updatedAt: now });
      await writeAudit(tx, context, createReview.id, { subject, subjectId: row.id, after: auditedOf(row) });
      return { message: { reviewId: row.id } };
    });
  }),

  handle(saveReview, ({ body: { reviewId, isPublished, version, ...fields } }, context) =>
    transact(context, async tx => {
      const before = found(await store.lockReview(tx, reviewId));
      await mustBeCurrent(tx, context, subject, before, version, () => shown(tx, context, reviewId));
      const after = await store.changeReview(tx, reviewId, {
        ...valuesOf(fields),
        isPublished: statusSaved(reviewMoves, before.isPublished, isPublished),
        version: before.version + 1,
        updatedAt: context.now,
      });
      const differs = changed(auditedOf(before), auditedOf(after));
      await writeAudit(tx, context, saveReview.id, { subject, subjectId: reviewId, ...differs });
      return { message: await shown(tx, context, reviewId) };
    }),
  ),

  handle(removeReview, ({ body: { reviewId } }, context) =>
    transact(context, async tx => {
      const before = found(await store.lockReview(tx, reviewId));
      await removeWithRecord(tx, context.ports.files, { owner: subject, id: reviewId });
      await store.dropReview(tx, reviewId);
      await writeAudit(tx, context, removeReview.id, { subject, subjectId: reviewId, before: auditedOf(before) });
      return { message: { success: true } };
    }),
  ),

  handle(uploadReviewImage, async ({ body: { file, reviewId } }, context) => {
    const { message } = await picture.put(context, uploadReviewImage, reviewId, file);
    return { message: imageFile(message) };
  }),

  handle(removeReviewImage, ({ body: { reviewId, fileId } }, context) =>
    picture.remove(context, removeReviewImage, reviewId, fileId),
  ),
];

async function shown(db: Db, context: Context, reviewId: number): Promise<Review> {
  const row = found(await store.reviewById(db, reviewId));
  return found((await presentReviews(db, [row], mayManage(context, reviewRecord)))[0]);
}
