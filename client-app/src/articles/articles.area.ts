import type { Area } from '../app/area.ts';
import { deferHydration } from '../app/frame/firstScreen.tsx';
import { homePaths } from '../home/home.paths.ts';
import { articlePaths } from './articles.paths.ts';

const load = () => import('./ArticlePages.tsx');
const ownArticle = { crumbs: [homePaths.page, articlePaths.list], load };

export const articlesArea: Area = {
  screens: [
    { ...articlePaths.list, crumbs: [homePaths.page], load },
    { ...articlePaths.create, ...ownArticle },
    { ...articlePaths.page, ...ownArticle },
    { ...articlePaths.edit, ...ownArticle },
    { ...articlePaths.publicList, load: () => import('./PublicArticles.tsx') },
    {
      ...articlePaths.publicPage,
      crumbs: [articlePaths.publicList],
      load: deferHydration(() => import('./PublicArticle.tsx')),
    },
  ],
  menu: {
    visitor: [{ to: articlePaths.publicList }],
    marketplace: [{ to: articlePaths.list }],
  },
};
