import type { Places } from '@venue/shared-ui/shell/screens.tsx';

export const galleryPaths = {
  list: { path: '/galleries', title: 'Фото и\u00a0видео' },
  page: { path: '/galleries/:slug', title: 'Галерея' },
} as const satisfies Places;
