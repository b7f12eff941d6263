import { area } from '../../area/area.ts';
import { roomsAudit } from './rooms.audit.ts';
import { roomsRoutes } from './rooms.routes.ts';

export const roomsArea = area({
  name: 'rooms',
  routes: roomsRoutes,
  audit: roomsAudit,
});
