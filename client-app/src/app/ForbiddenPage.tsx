import { Forbidden } from '@venue/shared-ui/parts/Forbidden.tsx';
import { roomPaths } from '../rooms/rooms.paths.ts';

/** The 403 page. */
export default function ForbiddenPage() {
  return <Forbidden home={roomPaths.map.path} homeLabel="К карте помещений" />;
}
