import { PageSkeleton } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { reasonIn, withReason } from '@venue/shared-ui/shell/reasons.ts';
import { Navigate, useLocation } from 'react-router-dom';
import { useHome } from './useHome.ts';
import { useWho } from './useWho.ts';

/** Redirects to the user's home page after a login that requested no other page. */
export default function Landing() {
  const home = useHome();
  const reason = reasonIn(useLocation().search);
  return useWho().asking ? <PageSkeleton /> : <Navigate to={reason ? withReason(home, reason) : home} replace />;
}
