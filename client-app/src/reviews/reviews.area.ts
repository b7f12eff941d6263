import type { Area } from '../app/area.ts';
import { reviewPaths } from './reviews.paths.ts';

// One entry for both screens, because each entry adds to the size of the first load.
const load = () => import('./ReviewPages.tsx');

export const reviewsArea: Area = {
  screens: Object.values(reviewPaths).map(place => ({ ...place, load })),
  menu: { people: [{ to: reviewPaths.list }] },
};
