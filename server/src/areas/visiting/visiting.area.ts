import { area } from '../../area/area.ts';
import { visitingRoutes } from './visiting.routes.ts';
import { writePages } from './visiting.store.ts';

export const visitingArea = area({
  name: 'visiting',
  routes: visitingRoutes,
  prepare: writePages,
  found: [{ kind: 'page', title: 'Страницы', to: path => path }],
});
