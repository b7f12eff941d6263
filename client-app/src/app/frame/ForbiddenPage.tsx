import { Forbidden } from '@venue/shared-ui/parts/message/Forbidden.tsx';
import { start } from '../../home/home.paths.ts';

/** The 403 page. */
export default function ForbiddenPage() {
  return <Forbidden home={start.path} homeLabel="К карте помещений" />;
}
