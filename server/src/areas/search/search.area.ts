import { area } from '../../area/area.ts';
import { searchRoutes } from './search.routes.ts';
import { searchSiteRoutes } from './search.site.routes.ts';

export const searchArea = area({
  name: 'search',
  routes: areas => [...searchRoutes(areas), ...searchSiteRoutes(areas)],
});
