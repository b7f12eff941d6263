import { area } from '../../area/area.ts';
import { filesIn, picturesIn } from '../../core/files/references.ts';
import { roomsAudit } from './rooms.audit.ts';
import { roomsDemo } from './rooms.demo.ts';
import { roomsRoutes } from './rooms.routes.ts';
import { room, roomPicture } from './rooms.table.ts';

export const roomsArea = area({
  name: 'rooms',
  routes: roomsRoutes,
  files: [picturesIn(roomPicture.file), filesIn(room.promoVideo)],
  audit: roomsAudit,
  demo: roomsDemo,
});
