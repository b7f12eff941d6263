import { area } from '../../area/area.ts';
import { viewsPersonal } from './views.personal.store.ts';
import { viewsRoutes } from './views.routes.ts';

export const viewsArea = area({
  name: 'views',
  routes: viewsRoutes,
  personal: viewsPersonal,
});
