import type { Places } from '@venue/shared-ui/shell/screens.tsx';

export const storyPaths = {
  list: { path: '/blog', title: 'Блог' },
  page: { path: '/blog/:storyId', title: 'Запись блога' },
  author: { path: '/blog/authors/:authorId', title: 'Автор' },
} as const satisfies Places;
