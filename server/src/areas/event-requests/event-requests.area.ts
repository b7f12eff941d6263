import { eventRequestStatus } from '@venue/sdk/event-requests/model';
import { eq } from 'drizzle-orm';
import { area } from '../../area/area.ts';
import { filesIn } from '../../core/files/references.ts';
import { isInClosedTime } from '../rooms/rooms.standing.store.ts';
import { eventRequestsDemo } from './demo/event-requests.demo.ts';
import { eventRequestsAdminRoutes } from './event-requests.admin.routes.ts';
import { eventRequestsAudit } from './event-requests.audit.ts';
import { eventRequestsClosing } from './event-requests.closing.service.ts';
import { eventRequestsInvariants } from './event-requests.invariants.ts';
import { eventRequestsJobs } from './event-requests.jobs.ts';
import { eventRequestsPersonal } from './event-requests.personal.store.ts';
import { eventRequestReminding } from './event-requests.reminders.store.ts';
import { eventRequestsRoutes } from './event-requests.routes.ts';
import { eventRequestsSearch } from './event-requests.search.store.ts';
import { eventRequest, eventRequestFile } from './event-requests.table.ts';
import { eventRequestsFilesRoutes } from './files/event-requests.files.routes.ts';
import { eventRequestsListsRoutes } from './lists/event-requests.lists.routes.ts';
import { keepLists } from './lists/event-requests.lists.store.ts';
import { eventRequestsMessagesRoutes } from './messages/event-requests.messages.routes.ts';
import { unreadByStaff } from './messages/event-requests.messages.store.ts';
import { proposalsRoutes } from './proposals/event-requests.proposals.routes.ts';
import { eventRequestsScenarioRoutes } from './scenario/event-requests.scenario.routes.ts';

export const eventRequestsArea = area({
  name: 'event-requests',
  reminds: [eventRequestReminding],
  routes: [
    ...eventRequestsRoutes,
    ...eventRequestsListsRoutes,
    ...eventRequestsScenarioRoutes,
    ...eventRequestsFilesRoutes,
    ...eventRequestsAdminRoutes,
    ...eventRequestsMessagesRoutes,
    ...proposalsRoutes,
  ],
  jobs: eventRequestsJobs,
  prepare: keepLists,
  search: [eventRequestsSearch],
  closing: eventRequestsClosing,
  pending: now => [
    { kind: 'eventRequest', from: eventRequest, where: eq(eventRequest.status, eventRequestStatus.new) },
    { kind: 'eventRequestMessage', from: eventRequest, where: unreadByStaff },
    {
      kind: 'eventRequest',
      as: 'eventRequestInClosedTime',
      from: eventRequest,
      where: isInClosedTime('event_request_id', eventRequest.id, now),
    },
  ],
  files: [filesIn(eventRequestFile.file)],
  audit: eventRequestsAudit,
  invariants: eventRequestsInvariants,
  personal: eventRequestsPersonal,
  demo: eventRequestsDemo,
});
