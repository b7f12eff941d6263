import { area } from '../../area/area.ts';
import { auditAdminRoutes } from './audit.admin.routes.ts';
import { rolesAdminRoutes } from './roles.admin.routes.ts';
import { roleFactorRoutes } from './roles.factor.routes.ts';
import { keepAdministratorRole } from './roles.store.ts';
import { staffAdminRoutes } from './staff.admin.routes.ts';
import { staffAudit } from './staff.audit.ts';
import { staffPersonal } from './staff.personal.store.ts';
import { staffRoutes } from './staff.routes.ts';

export const staffArea = area({
  name: 'staff',
  routes: areas => [
    ...staffRoutes,
    ...staffAdminRoutes,
    ...rolesAdminRoutes,
    ...roleFactorRoutes,
    ...auditAdminRoutes(areas),
  ],
  prepare: keepAdministratorRole,
  audit: staffAudit,
  personal: staffPersonal,
});
