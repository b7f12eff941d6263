import { recordSection } from '../recordSection.ts';
import { articlePaths, createNewsUrl } from './articles.paths.ts';

/** Articles and news, a tab each. */
export const section = recordSection({
  paths: articlePaths,
  area: 'articles',
  group: 'content',
  order: 10,
  icon: 'document',
  title: 'Статьи и\u00a0новости',
  menu: 'Статьи',
  one: 'Статья',
  fresh: 'Новая запись',
  add: 'Написать статью',
  badge: ['article', 'news'],
  pending: () => import('./articles.pending.ts'),
  commands: [{ title: 'Написать новость', to: createNewsUrl, permission: 'articles.manage' }],
  list: () => import('./ArticlesPage.tsx'),
  create: () => import('./CreateArticle.tsx'),
  page: () => import('./EditArticle.tsx'),
});
