import { NotFound } from '@venue/shared-ui/parts/message/NotFound.tsx';
import { start } from '../../home/home.paths.ts';

/** The 404 page. */
export default function NotFoundPage() {
  return <NotFound home={start.path} homeLabel="К карте помещений" />;
}
