import type { Places } from '@venue/shared-ui/shell/screens.tsx';

export const searchPaths = {
  page: { path: '/search', title: 'Поиск по\u00a0сайту', menu: 'Поиск' },
} as const satisfies Places;
