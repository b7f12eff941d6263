import { Forbidden } from '@venue/shared-ui/parts/Forbidden.tsx';
import { screens } from '../screens.ts';

/** The 403 page. */
export default function ForbiddenPage() {
  return <Forbidden home={screens.map.path} homeLabel="К карте помещений" />;
}
