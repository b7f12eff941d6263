import type { Places } from '@venue/shared-ui/shell/screens.tsx';

export const reviewPaths = {
  list: { path: '/reviews', title: 'Отзывы' },
} as const satisfies Places;
