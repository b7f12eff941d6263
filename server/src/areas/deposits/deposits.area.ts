import { area } from '../../area/area.ts';
import { depositsAudit } from './deposits.audit.ts';
import { depositsInvariants } from './deposits.invariants.ts';
import { depositsJobs } from './deposits.jobs.ts';
import { depositsPersonal } from './deposits.personal.store.ts';
import { depositsRoutes } from './deposits.routes.ts';

export const depositsArea = area({
  name: 'deposits',
  routes: depositsRoutes,
  jobs: depositsJobs,
  audit: depositsAudit,
  invariants: depositsInvariants,
  personal: depositsPersonal,
});
