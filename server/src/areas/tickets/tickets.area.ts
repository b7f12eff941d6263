import { area } from '../../area/area.ts';
import { ticketsAdminRoutes } from './tickets.admin.routes.ts';
import { ticketsAudit } from './tickets.audit.ts';
import { ticketsDoorRoutes } from './tickets.door.routes.ts';
import { ticketsGauges } from './tickets.gauges.store.ts';
import { ticketsGuestsRoutes } from './tickets.guests.routes.ts';
import { ticketsJobs } from './tickets.jobs.ts';
import { ticketPayable } from './tickets.payable.ts';
import { ticketsPersonal } from './tickets.personal.store.ts';
import { ticketsRoutes } from './tickets.routes.ts';
import { ticketsSearch } from './tickets.search.store.ts';

export const ticketsArea = area({
  name: 'tickets',
  routes: [...ticketsRoutes, ...ticketsDoorRoutes, ...ticketsGuestsRoutes, ...ticketsAdminRoutes],
  jobs: ticketsJobs,
  payable: [ticketPayable],
  gauges: ticketsGauges,
  search: [ticketsSearch],
  audit: ticketsAudit,
  personal: ticketsPersonal,
});
