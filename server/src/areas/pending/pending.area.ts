import { area } from '../../area/area.ts';
import { pendingRoutes } from './pending.routes.ts';

export const pendingArea = area({ name: 'pending', routes: pendingRoutes });
