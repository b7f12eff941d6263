import { dayOf } from '@venue/sdk';
import { eventCssScope, eventStatus } from '@venue/sdk/events/model';
import { and, eq, gte } from 'drizzle-orm';
import { area } from '../../area/area.ts';
import { stylesIn } from '../../core/files/references.ts';
import { isInClosedTime } from '../rooms/rooms.standing.store.ts';
import { eventsCategoriesRoutes } from './categories/events.categories.routes.ts';
import { eventsDecideRoutes } from './decision/events.decision.routes.ts';
import { eventsDemo } from './demo/events.demo.ts';
import { eventsAdminRoutes } from './events.admin.routes.ts';
import { eventsAudit } from './events.audit.ts';
import { eventsBulk } from './events.bulk.ts';
import { eventsClosing } from './events.closing.service.ts';
import { eventsInvariants } from './events.invariants.ts';
import { eventsJobs } from './events.jobs.ts';
import { eventsPersonal } from './events.personal.store.ts';
import { eventReminding } from './events.reminders.store.ts';
import { eventsRoutes } from './events.routes.ts';
import { eventsSearch } from './events.search.store.ts';
import { event } from './events.table.ts';
import { eventsToday } from './events.today.store.ts';
import { eventsHandoverRoutes } from './handover/events.handover.routes.ts';
import { eventHandover } from './handover/events.handover.table.ts';
import { eventsHoursRoutes } from './hours/events.hours.routes.ts';
import { eventPayable } from './payment/events.payable.ts';
import { eventsPayRoutes } from './payment/events.payment.routes.ts';
import { eventsOwnImagesRoutes } from './pictures/events.own-pictures.routes.ts';
import { eventsImagesRoutes } from './pictures/events.pictures.routes.ts';
import { eventsTicketsRoutes } from './tickets/events.tickets.routes.ts';

export const eventsArea = area({
  name: 'events',
  reminds: [eventReminding],
  routes: [
    ...eventsRoutes,
    ...eventsPayRoutes,
    ...eventsOwnImagesRoutes,
    ...eventsAdminRoutes,
    ...eventsCategoriesRoutes,
    ...eventsDecideRoutes,
    ...eventsHandoverRoutes,
    ...eventsHoursRoutes,
    ...eventsImagesRoutes,
    ...eventsTicketsRoutes,
  ],
  jobs: eventsJobs,
  closing: eventsClosing,
  payable: [eventPayable],
  bulk: eventsBulk,
  search: [eventsSearch],
  found: [{ kind: 'event', title: 'Афиша', to: id => `/events/${id}` }],
  pending: now => [
    { kind: 'event', from: event, where: eq(event.status, eventStatus.onVerification) },
    {
      kind: 'event',
      as: 'eventWithoutHours',
      from: event,
      where: and(eq(event.lacksHours, true), gte(event.lastDay, dayOf(now))),
    },
    { kind: 'event', as: 'eventInClosedTime', from: event, where: isInClosedTime('event_id', event.id, now) },
  ],
  today: eventsToday,
  audit: eventsAudit,
  files: [stylesIn(event.id, event.css, eventCssScope)],
  personal: eventsPersonal,
  expired: [
    {
      table: eventHandover,
      since: eventHandover.until,
      days: 0,
      because: 'an offer holds the phone of whoever it was made to',
    },
  ],
  demo: eventsDemo,
  invariants: eventsInvariants,
});
