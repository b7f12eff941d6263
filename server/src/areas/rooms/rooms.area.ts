import { area } from '../../area/area.ts';
import { picturesIn } from '../../core/files/references.ts';
import { roomsAudit } from './rooms.audit.ts';
import { roomsRoutes } from './rooms.routes.ts';
import { roomPicture } from './rooms.table.ts';

export const roomsArea = area({
  name: 'rooms',
  routes: roomsRoutes,
  files: [picturesIn(roomPicture.file)],
  audit: roomsAudit,
});
