import { dayOf } from '@venue/sdk';
import { eventCssScope, eventStatus } from '@venue/sdk/events/model';
import { and, eq, gte, sql } from 'drizzle-orm';
import { area } from '../../area/area.ts';
import { stylesIn } from '../../core/files/references.ts';
import { isInClosedTime } from '../rooms/rooms.standing.store.ts';
import { eventsAdminRoutes } from './events.admin.routes.ts';
import { eventsAudit } from './events.audit.ts';
import { eventsBulk } from './events.bulk.ts';
import { eventsCategoriesRoutes } from './events.categories.routes.ts';
import { eventsClosing } from './events.closing.service.ts';
import { eventsDecideRoutes } from './events.decide.routes.ts';
import { eventsDemo } from './events.demo.ts';
import { eventsHandoverRoutes } from './events.handover.routes.ts';
import { eventHandover } from './events.handover.table.ts';
import { eventsHoursRoutes } from './events.hours.routes.ts';
import { eventsImagesRoutes } from './events.images.routes.ts';
import { eventsInvariants } from './events.invariants.ts';
import { eventsJobs } from './events.jobs.ts';
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
  expired: now => [{ table: eventHandover, gone: sql`${eventHandover.until} <= ${now}` }],
  demo: eventsDemo,
  invariants: eventsInvariants,
});
