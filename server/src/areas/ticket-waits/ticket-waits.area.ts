import { area } from '../../area/area.ts';
import { ticketWaitsAudit } from './ticket-waits.audit.ts';
import { ticketWaitsGauges } from './ticket-waits.gauges.store.ts';
import { ticketWaitsInvariants } from './ticket-waits.invariants.ts';
import { ticketWaitsJobs } from './ticket-waits.jobs.ts';
import { ticketWaitsPersonal } from './ticket-waits.personal.store.ts';
import { ticketWaitsRoutes } from './ticket-waits.routes.ts';
import { ticketWaitsExpired } from './ticket-waits.store.ts';

export const ticketWaitsArea = area({
  name: 'ticket-waits',
  routes: ticketWaitsRoutes,
  jobs: ticketWaitsJobs,
  gauges: ticketWaitsGauges,
  audit: ticketWaitsAudit,
  personal: ticketWaitsPersonal,
  expired: ticketWaitsExpired,
  invariants: ticketWaitsInvariants,
});
