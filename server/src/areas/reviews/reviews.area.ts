import { reviewRecord } from '@venue/sdk/reviews/kind';
import { area } from '../../area/area.ts';
import { of } from '../../area/personalData.ts';
import { turnsBy, versioned } from '../../area/versioned.ts';
import { reviewsAdminRoutes } from './reviews.admin.routes.ts';
import { reviewsAudit } from './reviews.audit.ts';
import { reviewsBulk } from './reviews.bulk.ts';
import { reviewsDemo } from './reviews.demo.ts';
import { presentReviews } from './reviews.presenter.ts';
import { reviewsRoutes } from './reviews.routes.ts';
import { fieldNames } from './reviews.rules.ts';
import { reviewsSearch } from './reviews.search.store.ts';
import { reviewById } from './reviews.store.ts';
import { review } from './reviews.table.ts';

export const reviewsArea = area({
  name: 'reviews',
  routes: [...reviewsRoutes, ...reviewsAdminRoutes],
  bulk: reviewsBulk,
  audit: reviewsAudit,
  search: [reviewsSearch],
  versions: [
    versioned(reviewRecord, {
      id: review.id,
      read: async (db, id) => {
        const row = await reviewById(db, id);
        return row && (await presentReviews(db, [row], false))[0];
      },
      fields: fieldNames,
      isShown: ({ isPublished }) => isPublished,
      pictures: 'reviewImage',
      turns: turnsBy(reviewsBulk, 'reviews.publish', 'reviews.unpublish'),
    }),
  ],
  demo: reviewsDemo,
  personal: {
    kept: [
      {
        table: review,
        about: of(review.userId),
        as: 'reviews',
        atDeletion: 'delete',
        ahead: 'A review is about what is over',
      },
    ],
    owned: [{ kinds: ['review'], id: review.id, userId: review.userId, pictures: ['review'] }],
  },
});
