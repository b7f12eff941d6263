import { area } from '../../area/area.ts';
import { of } from '../../area/personalData.ts';
import { reviewsAdminRoutes } from './reviews.admin.routes.ts';
import { reviewsAudit } from './reviews.audit.ts';
import { reviewsDemo } from './reviews.demo.ts';
import { reviewsRoutes } from './reviews.routes.ts';
import { fieldNames } from './reviews.rules.ts';
import { reviewsSearch } from './reviews.search.store.ts';
import { reviews } from './reviews.service.ts';
import { review } from './reviews.table.ts';
import { reviewsVisitsRoutes } from './reviews.visits.routes.ts';
import { askForReviews } from './reviews.visits.service.ts';

export const reviewsArea = area({
  name: 'reviews',
  routes: [...reviewsRoutes, ...reviewsVisitsRoutes, ...reviewsAdminRoutes],
  jobs: [askForReviews],
  bulk: reviews.bulk,
  audit: reviewsAudit,
  search: [reviewsSearch],
  versions: [
    reviews.versioned({
      fields: fieldNames,
      isShown: ({ isPublished }) => isPublished,
      pictures: 'reviewImage',
      turns: true,
    }),
  ],
  demo: reviewsDemo,
  personal: {
    tables: [
      {
        table: review,
        about: of(review.userId),
        as: 'reviews',
        atDeletion: 'delete',
        ahead: 'A review is about what is over',
      },
    ],
    records: [{ kinds: ['review'], id: review.id, userId: review.userId, pictures: ['review'] }],
  },
});
