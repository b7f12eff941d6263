import { NotFound } from '@venue/shared-ui/parts/NotFound.tsx';
import { screens } from '../screens.ts';

/** The 404 page. */
export default function NotFoundPage() {
  return <NotFound home={screens.map.path} homeLabel="К карте помещений" />;
}
