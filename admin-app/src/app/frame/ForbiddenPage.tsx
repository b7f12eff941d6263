import { Forbidden } from '@venue/shared-ui/parts/message/Forbidden.tsx';
import { useHome } from './useHome.ts';

/** The 403 page. */
export default function ForbiddenPage() {
  return <Forbidden home={useHome()} />;
}
