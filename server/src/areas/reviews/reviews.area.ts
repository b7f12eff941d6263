import { area } from '../../area/area.ts';
import { of } from '../../area/personalData.ts';
import { reviewsRoutes } from './reviews.routes.ts';
import { review } from './reviews.table.ts';

export const reviewsArea = area({
  name: 'reviews',
  routes: reviewsRoutes,
  personal: { kept: [{ table: review, about: of(review.userId), as: 'reviews', atDeletion: 'delete' }] },
});
