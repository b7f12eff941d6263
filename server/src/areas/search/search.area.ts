import { area } from '../../area/area.ts';
import { searchAudit } from './search.audit.ts';
import { searchRoutes } from './search.routes.ts';
import { searchSiteRoutes } from './search.site.routes.ts';
import { searchSynonymsRoutes } from './search.synonyms.routes.ts';

export const searchArea = area({
  name: 'search',
  routes: areas => [...searchRoutes(areas), ...searchSiteRoutes(areas), ...searchSynonymsRoutes],
  audit: searchAudit,
});
