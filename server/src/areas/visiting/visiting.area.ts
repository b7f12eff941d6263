import { area } from '../../area/area.ts';
import { visitingRoutes } from './visiting.routes.ts';

export const visitingArea = area({ name: 'visiting', routes: visitingRoutes });
