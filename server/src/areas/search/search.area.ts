import { area } from '../../area/area.ts';
import { searchRoutes } from './search.routes.ts';

export const searchArea = area({ name: 'search', routes: searchRoutes });
