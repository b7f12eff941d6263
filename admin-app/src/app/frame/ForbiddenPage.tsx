import { Forbidden } from '@venue/shared-ui/parts/Forbidden.tsx';
import { useHome } from './useHome.ts';

/** What the person may not see. */
export default function ForbiddenPage() {
  return <Forbidden home={useHome()} />;
}
