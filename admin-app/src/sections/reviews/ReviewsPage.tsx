import { exportReviews, listReviews, removeReview, saveReview } from '@venue/sdk/reviews/admin';
import { reviewRecord } from '@venue/sdk/reviews/kind';
import { reviewRemovalConfirm } from '@venue/sdk/reviews/model';
import { NameCell } from '@venue/shared-ui/grid/NameCell.tsx';
import { recordList } from '../../app/list/RecordList.tsx';
import { reviewPaths, unsigned } from './reviews.paths.ts';

/** What guests say about the venue: entered by staff, or left by customers after their events. */
export default recordList(reviewRecord, listReviews, {
  paths: reviewPaths,
  save: saveReview,
  exportCall: exportReviews,
  removal: { call: removeReview, question: reviewRemovalConfirm },
  columns: ({ column, drawn }) => [
    column('reviewId'),
    drawn('reviewAuthor', row => <NameCell name={row.reviewAuthor || unsigned} picture={row.reviewImage} />, {
      minWidth: 170,
    }),
    column('reviewText', { flex: 2, minWidth: 180 }),
    column('reviewRating', { width: 84 }),
    column('isPublished', { width: 168 }),
    column('visitTitle', { minWidth: 130 }),
    column('eventRequestTitle', { aside: true }),
    column('updatedAt'),
  ],
  filters: ['isPublished', { kind: 'yesNo', name: 'ofEvents', label: 'О\u00a0мероприятии' }],
  searchLabel: 'Номер, автор или слова отзыва',
  hint: 'Отзывы оставляют гости после брони и\u00a0мероприятия. Добавьте и\u00a0те, что пришли по\u00a0почте или в\u00a0соцсетях.',
});
