import { area } from '../../area/area.ts';
import { bulkRoutes } from './bulk.routes.ts';

export const bulkArea = area({ name: 'bulk', routes: bulkRoutes });
