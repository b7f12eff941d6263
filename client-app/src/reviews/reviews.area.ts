import type { Area } from '../app/area.ts';
import { reviewPaths } from './reviews.paths.ts';

export const reviewsArea: Area = {
  screens: [
    { ...reviewPaths.list, load: () => import('./ReviewsPage.tsx') },
    { ...reviewPaths.visit, load: () => import('./VisitReview.tsx') },
  ],
  menu: { people: [{ to: reviewPaths.list }] },
};
