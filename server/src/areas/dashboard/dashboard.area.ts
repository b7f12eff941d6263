import { area } from '../../area/area.ts';
import { dashboardRoutes } from './dashboard.routes.ts';

export const dashboardArea = area({
  name: 'dashboard',
  routes: dashboardRoutes,
});
