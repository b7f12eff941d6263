import { area } from '../../area/area.ts';
import { securityAdminRoutes } from './security.admin.routes.ts';
import { securityAudit } from './security.audit.ts';
import { securityPersonal } from './security.personal.store.ts';
import { securityRoutes } from './security.routes.ts';

/** The second factor of staff, and where they are signed in. */
export const securityArea = area({
  name: 'security',
  routes: [...securityRoutes, ...securityAdminRoutes],
  audit: securityAudit,
  personal: securityPersonal,
});
