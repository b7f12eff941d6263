import { roomRequestStatus } from '@venue/sdk/room-requests/model';
import { eq } from 'drizzle-orm';
import { area } from '../../area/area.ts';
import { roomRequestsAdminRoutes } from './room-requests.admin.routes.ts';
import { roomRequestsAudit } from './room-requests.audit.ts';
import { roomRequestsDemo } from './room-requests.demo.ts';
import { roomRequestsGauges } from './room-requests.gauges.store.ts';
import { roomRequestsInvariants } from './room-requests.invariants.ts';
import { roomRequestsJobs } from './room-requests.jobs.ts';
import { roomRequestsPersonal } from './room-requests.personal.store.ts';
import { offerReminding } from './room-requests.reminders.store.ts';
import { roomRequestsRoutes } from './room-requests.routes.ts';
import { roomRequestsSearch } from './room-requests.search.store.ts';
import { roomRequest } from './room-requests.table.ts';

export const roomRequestsArea = area({
  name: 'room-requests',
  reminds: [offerReminding],
  routes: [...roomRequestsRoutes, ...roomRequestsAdminRoutes],
  jobs: roomRequestsJobs,
  search: [roomRequestsSearch],
  pending: () => [{ kind: 'roomRequest', from: roomRequest, where: eq(roomRequest.status, roomRequestStatus.waiting) }],
  gauges: roomRequestsGauges,
  audit: roomRequestsAudit,
  personal: roomRequestsPersonal,
  demo: roomRequestsDemo,
  invariants: roomRequestsInvariants,
});
