import { PageSkeleton } from '@venue/shared-ui/parts/Skeletons.tsx';
import { reasonIn, withReason } from '@venue/shared-ui/shell/reasons.ts';
import { Navigate, useLocation } from 'react-router-dom';
import { useHome } from './useHome.ts';
import { useWho } from './useWho.ts';

/** The page after a login that asked for no page in particular: where the person's work begins. */
export default function Landing() {
  const home = useHome();
  const reason = reasonIn(useLocation().search);
  return useWho().asking ? <PageSkeleton /> : <Navigate to={reason ? withReason(home, reason) : home} replace />;
}
