import { area } from '../../area/area.ts';
import { filesIn } from '../../core/files/references.ts';
import { roomsAddRoutes } from './rooms.add.routes.ts';
import { roomsAdminRoutes } from './rooms.admin.routes.ts';
import { roomsAudit } from './rooms.audit.ts';
import { roomsDaysRoutes } from './rooms.days.routes.ts';
import { roomsDemo } from './rooms.demo.ts';
import { roomsRoutes } from './rooms.routes.ts';
import { roomsSearch } from './rooms.search.store.ts';
import { room } from './rooms.table.ts';
import { roomsVideoRoutes } from './rooms.video.routes.ts';
import { workYearRoutes } from './rooms.workYear.routes.ts';
import { workYearPending } from './rooms.workYear.store.ts';

export const roomsArea = area({
  name: 'rooms',
  routes: areas => [
    ...roomsRoutes(areas),
    ...roomsAddRoutes,
    ...roomsAdminRoutes(areas),
    ...roomsDaysRoutes(areas),
    ...roomsVideoRoutes,
    ...workYearRoutes,
  ],
  search: [roomsSearch],
  found: [{ kind: 'room', title: 'Помещения', to: id => `/rooms/${id}`, leads: true }],
  files: [filesIn(room.promoVideo)],
  pending: now => [workYearPending(now)],
  audit: roomsAudit,
  demo: roomsDemo,
});
