import { PageSkeleton } from '@venue/shared-ui/parts/Skeletons.tsx';
import { Navigate } from 'react-router-dom';
import { useHome } from './useHome.ts';
import { useWho } from './useWho.ts';

/** The page after a login that asked for no page in particular: where the person's work begins. */
export function Landing() {
  const home = useHome();
  return useWho().asking ? <PageSkeleton /> : <Navigate to={home} replace />;
}
