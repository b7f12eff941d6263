import { area } from '../../area/area.ts';
import { privacyJobs } from './privacy.jobs.ts';
import { privacyPersonal } from './privacy.personal.store.ts';
import { privacyRoutes } from './privacy.routes.ts';

export const privacyArea = area({
  name: 'privacy',
  routes: privacyRoutes,
  jobs: privacyJobs,
  personal: privacyPersonal,
});
