import { area } from '../../area/area.ts';
import { reportsAudit } from './reports.audit.ts';
import { reportsJobs } from './reports.jobs.ts';
import { reportsPersonal } from './reports.personal.store.ts';
import { reportsRoutes } from './reports.routes.ts';

/** Reports for directors and accountants, made of what other areas keep, and their letters. */
export const reportsArea = area({
  name: 'reports',
  routes: reportsRoutes,
  jobs: reportsJobs,
  audit: reportsAudit,
  personal: reportsPersonal,
});
