import { NotFound } from '@venue/shared-ui/parts/message/NotFound.tsx';
import { useHome } from './useHome.ts';

/** The page for an unknown address. */
export default function NotFoundPage() {
  return <NotFound home={useHome()} />;
}
