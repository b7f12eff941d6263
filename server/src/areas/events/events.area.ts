import { eventCssScope, eventStatus } from '@venue/sdk/events/model';
import { eq } from 'drizzle-orm';
import { area } from '../../area/area.ts';
import { stylesIn } from '../../core/files/references.ts';
import { eventsAdminRoutes } from './events.admin.routes.ts';
import { eventsAudit } from './events.audit.ts';
import { eventsBulk } from './events.bulk.ts';
import { eventsCategoriesRoutes } from './events.categories.routes.ts';
import { eventsDecideRoutes } from './events.decide.routes.ts';
import { eventsDemo } from './events.demo.ts';
import { eventsImagesRoutes } from './events.images.routes.ts';
import { eventsOwnImagesRoutes } from './events.own.images.routes.ts';
import { eventsPayRoutes } from './events.pay.routes.ts';
import { eventPayable } from './events.payable.ts';
import { eventsPersonal } from './events.personal.store.ts';
import { eventsRoutes } from './events.routes.ts';
import { eventsSearch } from './events.search.store.ts';
import { event } from './events.table.ts';
import { eventsTicketsRoutes } from './events.tickets.routes.ts';
import { eventsToday } from './events.today.store.ts';

export const eventsArea = area({
  name: 'events',
  routes: [
    ...eventsRoutes,
    ...eventsPayRoutes,
    ...eventsOwnImagesRoutes,
    ...eventsAdminRoutes,
    ...eventsCategoriesRoutes,
    ...eventsDecideRoutes,
    ...eventsImagesRoutes,
    ...eventsTicketsRoutes,
  ],
  payable: [eventPayable],
  bulk: eventsBulk,
  search: [eventsSearch],
  found: [{ kind: 'event', title: 'Афиша', to: id => `/events/${id}` }],
  pending: () => [{ kind: 'event', from: event, where: eq(event.status, eventStatus.onVerification) }],
  today: eventsToday,
  audit: eventsAudit,
  files: [stylesIn(event.id, event.css, eventCssScope)],
  personal: eventsPersonal,
  demo: eventsDemo,
});
