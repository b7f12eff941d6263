import { area } from '../../area/area.ts';
import { viewsRoutes } from './views.routes.ts';

export const viewsArea = area({
  name: 'views',
  routes: viewsRoutes,
});
