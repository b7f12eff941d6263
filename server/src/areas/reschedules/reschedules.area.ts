import { area } from '../../area/area.ts';
import { reschedulesInvariants } from './reschedules.invariants.ts';
import { reschedulesJobs } from './reschedules.jobs.ts';
import { reschedulesPersonal } from './reschedules.personal.store.ts';
import { reschedulesRoutes } from './reschedules.routes.ts';

export const reschedulesArea = area({
  name: 'reschedules',
  routes: reschedulesRoutes,
  jobs: reschedulesJobs,
  audit: { texts: { 'admin.reschedule.add': 'Перенёс(Перенесла) мероприятие с\u00a0билетами' } },
  personal: reschedulesPersonal,
  invariants: reschedulesInvariants,
});
