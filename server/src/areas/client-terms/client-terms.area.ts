import { area } from '../../area/area.ts';
import { clientTermsAdminRoutes } from './client-terms.admin.routes.ts';
import { clientTermsAudit } from './client-terms.audit.ts';
import { clientTermsDemo } from './client-terms.demo.ts';
import { clientTermsInvariants } from './client-terms.invariants.ts';
import { clientTermsJobs } from './client-terms.jobs.ts';
import { clientTermsRoutes } from './client-terms.routes.ts';

export const clientTermsArea = area({
  name: 'client-terms',
  routes: [...clientTermsRoutes, ...clientTermsAdminRoutes],
  jobs: clientTermsJobs,
  audit: clientTermsAudit,
  invariants: clientTermsInvariants,
  demo: clientTermsDemo,
});
