import { NotFound } from '@venue/shared-ui/parts/NotFound.tsx';
import { useHome } from './useHome.ts';

/** An address that leads nowhere. */
export default function NotFoundPage() {
  return <NotFound home={useHome()} />;
}
