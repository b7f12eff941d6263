import { area } from '../../area/area.ts';
import { packagesAdminRoutes } from './packages.admin.routes.ts';
import { packagesAudit } from './packages.audit.ts';
import { packagesDemo } from './packages.demo.ts';
import { packagesInvariants } from './packages.invariants.ts';
import { packagesJobs } from './packages.jobs.ts';
import { packagePayable } from './packages.payable.ts';
import { packagesPersonal } from './packages.personal.store.ts';
import { packageReminding } from './packages.reminders.store.ts';
import { packagesRoutes } from './packages.routes.ts';
import { packagesSearch } from './packages.search.store.ts';
import { packages } from './packages.service.ts';

export const packagesArea = area({
  name: 'packages',
  routes: [...packagesRoutes, ...packagesAdminRoutes],
  jobs: packagesJobs,
  payable: [packagePayable],
  reminds: [packageReminding],
  bulk: packages.bulk,
  audit: packagesAudit,
  search: [packagesSearch],
  personal: packagesPersonal,
  invariants: packagesInvariants,
  demo: packagesDemo,
});
