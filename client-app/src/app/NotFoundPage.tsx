import { NotFound } from '@venue/shared-ui/parts/NotFound.tsx';
import { screens } from '../screens.ts';

/** An address that leads nowhere. */
export default function NotFoundPage() {
  return <NotFound home={screens.map.path} homeLabel="К карте помещений" />;
}
