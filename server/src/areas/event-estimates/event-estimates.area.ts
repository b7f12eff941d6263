import { area } from '../../area/area.ts';
import { eventEstimatesRoutes } from './event-estimates.routes.ts';

export const eventEstimatesArea = area({
  name: 'event-estimates',
  routes: eventEstimatesRoutes,
});
