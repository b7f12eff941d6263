import { PageSkeleton } from '@venue/shared-ui/parts/Skeletons.tsx';
import { Navigate } from 'react-router-dom';
import { useHome } from './useHome.ts';
import { useWho } from './useWho.ts';

/** Where a login leads whoever came for no page in particular: to the beginning of their work. */
export function Landing() {
  const home = useHome();
  return useWho().asking ? <PageSkeleton /> : <Navigate to={home} replace />;
}
