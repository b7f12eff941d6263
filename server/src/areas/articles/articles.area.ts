import { area } from '../../area/area.ts';
import { articlesAdminRoutes } from './articles.admin.routes.ts';
import { articlesBulk } from './articles.bulk.ts';
import { articlesImagesRoutes } from './articles.images.routes.ts';
import { articlesRoutes } from './articles.routes.ts';

export const articlesArea = area({
  name: 'articles',
  routes: [...articlesRoutes, ...articlesImagesRoutes, ...articlesAdminRoutes],
  bulk: articlesBulk,
});
