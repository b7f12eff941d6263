import { area } from '../../area/area.ts';
import { customersAudit } from './customers.audit.ts';
import { customersPersonal } from './customers.personal.store.ts';
import { customersRoutes } from './customers.routes.ts';

/** What people and organisations have with the venue, over all kinds, and what staff note about them. */
export const customersArea = area({
  name: 'customers',
  routes: customersRoutes,
  audit: customersAudit,
  personal: customersPersonal,
});
