import type { Places } from '@venue/shared-ui/shell/screens.tsx';

export const reviewPaths = {
  list: { path: '/reviews', title: 'Отзывы' },
  visit: { path: '/reviews/new', title: 'Ваш отзыв' },
} as const satisfies Places;
