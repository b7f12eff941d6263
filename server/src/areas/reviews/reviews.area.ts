import { area } from '../../area/area.ts';
import { of } from '../../area/personalData.ts';
import { reviewsAdminRoutes } from './reviews.admin.routes.ts';
import { reviewsAudit } from './reviews.audit.ts';
import { reviewsBulk } from './reviews.bulk.ts';
import { reviewsDemo } from './reviews.demo.ts';
import { reviewsRoutes } from './reviews.routes.ts';
import { reviewsSearch } from './reviews.search.store.ts';
import { review } from './reviews.table.ts';

export const reviewsArea = area({
  name: 'reviews',
  routes: [...reviewsRoutes, ...reviewsAdminRoutes],
  bulk: reviewsBulk,
  audit: reviewsAudit,
  search: [reviewsSearch],
  demo: reviewsDemo,
  personal: {
    kept: [{ table: review, about: of(review.userId), as: 'reviews', atDeletion: 'delete' }],
    owned: [{ kinds: ['review'], id: review.id, userId: review.userId, pictures: ['review'] }],
  },
});
