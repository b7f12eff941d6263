import { recordSection } from '../recordSection.ts';
import { articlePaths, createNewsUrl } from './articles.paths.ts';

/** Articles and news, a tab each. */
export const articles = recordSection({
  paths: articlePaths,
  area: 'articles',
  icon: 'M5.5 3.5h13v17h-13zM8.5 8h7M8.5 12h7M8.5 16h4',
  title: 'Статьи и\u00a0новости',
  menu: 'Статьи',
  one: 'Статья',
  fresh: 'Новая запись',
  add: 'Написать статью',
  badge: ['article', 'news'],
  commands: [{ title: 'Написать новость', to: createNewsUrl, permission: 'articles.manage' }],
  list: () => import('./ArticlesPage.tsx'),
  create: () => import('./CreateArticle.tsx'),
  page: () => import('./EditArticle.tsx'),
});
