import type { Places } from '@venue/shared-ui/shell/screens.tsx';

export const articlePaths = {
  list: { path: '/marketplace/account/articles', title: 'Мои статьи', menu: 'Статьи' },
  create: { path: '/marketplace/account/articles/create', title: 'Новая статья' },
  page: { path: '/marketplace/account/articles/:articleId', title: 'Статья' },
  edit: { path: '/marketplace/account/articles/:articleId/edit', title: 'Статья №\u00a0:articleId' },
  publicList: { path: '/articles', title: 'Статьи и\u00a0новости' },
  publicPage: { path: '/articles/:articleId', title: 'Статья' },
} as const satisfies Places;
