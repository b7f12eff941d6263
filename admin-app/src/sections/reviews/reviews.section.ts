import { recordSection } from '../recordSection.ts';
import { reviewPaths } from './reviews.paths.ts';

export const section = recordSection({
  paths: reviewPaths,
  area: 'reviews',
  group: 'content',
  order: 50,
  icon: 'speech',
  title: 'Отзывы',
  fresh: 'Новый отзыв',
  add: 'Добавить отзыв',
  list: () => import('./ReviewsPage.tsx'),
  record: () => import('./ReviewScreens.tsx'),
});
