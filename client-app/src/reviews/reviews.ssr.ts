import type { ServerPage } from '../app/ssr/page.ts';
import { reviewPaths } from './reviews.paths.ts';

export const pages: readonly ServerPage[] = [
  {
    ...reviewPaths.list,
    modules: ['src/reviews/ReviewPages.tsx'],
    head: () => ({
      title: reviewPaths.list.title,
      description: 'Что говорят о площадке те, кто снимал здесь, выступал и проводил мероприятия.',
    }),
  },
];
