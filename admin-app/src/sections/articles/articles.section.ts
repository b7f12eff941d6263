import { screen } from '@venue/shared-ui/shell/screens.tsx';
import { section } from '../section.ts';

/** Begins an article; with `?kind=news` a news item. */
export const createArticle = screen({
  path: '/articles/create',
  title: 'Новая запись',
  permission: 'articles.manage',
  load: () => import('./CreateArticle.tsx'),
});

/** An article or a news item. */
export const editArticle = screen({
  path: '/articles/:articleId/edit',
  title: 'Статья №\u00a0:articleId',
  load: () => import('./EditArticle.tsx'),
});

/** Articles and news, a tab each. */
export const articles = section({
  path: '/articles',
  title: 'Статьи и\u00a0новости',
  menu: 'Статьи',
  icon: 'articles',
  permission: 'articles.read',
  load: () => import('./ArticlesPage.tsx'),
  children: [createArticle, editArticle],
  badge: ['articles', 'news'],
  commands: [
    { title: 'Написать статью', to: createArticle.path, permission: 'articles.manage' },
    { title: 'Написать новость', to: `${createArticle.path}?kind=news`, permission: 'articles.manage' },
  ],
});
