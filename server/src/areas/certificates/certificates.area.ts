import { area } from '../../area/area.ts';
import { certificatesAdminRoutes } from './certificates.admin.routes.ts';
import { certificatesAudit } from './certificates.audit.ts';
import { certificatesDemo } from './certificates.demo.ts';
import { certificatesInvariants } from './certificates.invariants.ts';
import { certificatesPersonal } from './certificates.personal.store.ts';
import { certificatesRoutes } from './certificates.routes.ts';
import { certificatePayable } from './certificates.service.ts';

export const certificatesArea = area({
  name: 'certificates',
  routes: [...certificatesRoutes, ...certificatesAdminRoutes],
  payable: [certificatePayable],
  audit: certificatesAudit,
  personal: certificatesPersonal,
  invariants: certificatesInvariants,
  demo: certificatesDemo,
});
