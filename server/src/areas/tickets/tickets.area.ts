import { area } from '../../area/area.ts';
import { ticketsDoorRoutes } from './door/tickets.door.routes.ts';
import { ticketsGuestsRoutes } from './guests/tickets.guests.routes.ts';
import { ticketsTermsRoutes } from './terms/tickets.terms.routes.ts';
import { ticketsAdminRoutes } from './tickets.admin.routes.ts';
import { ticketsAudit } from './tickets.audit.ts';
import { ticketsGauges } from './tickets.gauges.store.ts';
import { ticketsInvariants } from './tickets.invariants.ts';
import { ticketsJobs } from './tickets.jobs.ts';
import { ticketPayable } from './tickets.payable.ts';
import { ticketsPersonal } from './tickets.personal.store.ts';
import { ticketReminding } from './tickets.reminders.store.ts';
import { ticketsRoutes } from './tickets.routes.ts';
import { ticketsSearch } from './tickets.search.store.ts';
import { ticketsTransferRoutes } from './transfer/tickets.transfer.routes.ts';

export const ticketsArea = area({
  name: 'tickets',
  reminds: [ticketReminding],
  routes: [
    ...ticketsRoutes,
    ...ticketsTransferRoutes,
    ...ticketsTermsRoutes,
    ...ticketsDoorRoutes,
    ...ticketsGuestsRoutes,
    ...ticketsAdminRoutes,
  ],
  jobs: ticketsJobs,
  payable: [ticketPayable],
  gauges: ticketsGauges,
  search: [ticketsSearch],
  audit: ticketsAudit,
  personal: ticketsPersonal,
  invariants: ticketsInvariants,
});
