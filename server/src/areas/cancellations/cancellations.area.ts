import { area } from '../../area/area.ts';
import { cancellationsInvariants } from './cancellations.invariants.ts';
import { cancellationsRoutes } from './cancellations.routes.ts';

/** Customers call off the events that they requested. */
export const cancellationsArea = area({
  name: 'cancellations',
  routes: cancellationsRoutes,
  invariants: cancellationsInvariants,
});
