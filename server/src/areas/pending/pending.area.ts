import { area } from '../../area/area.ts';
import { pendingGauges } from './pending.gauges.ts';
import { pendingRoutes } from './pending.routes.ts';

export const pendingArea = area({ name: 'pending', routes: pendingRoutes, gauges: areas => [pendingGauges(areas)] });
