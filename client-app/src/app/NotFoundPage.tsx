import { NotFound } from '@venue/shared-ui/parts/NotFound.tsx';
import { roomPaths } from '../rooms/rooms.paths.ts';

/** The 404 page. */
export default function NotFoundPage() {
  return <NotFound home={roomPaths.map.path} homeLabel="К карте помещений" />;
}
