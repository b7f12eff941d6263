import { area } from '../../area/area.ts';
import { supportRoutes } from './support.routes.ts';

export const supportArea = area({
  name: 'support',
  routes: supportRoutes,
});
