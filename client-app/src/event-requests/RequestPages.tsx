import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { PageSkeleton } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { Suspense } from 'react';
import { useMatch } from 'react-router-dom';
import BeginPage from './BeginPage.tsx';
import { eventRequestPaths } from './event-requests.paths.ts';

const RequestPage = lazyWithRetry(() => import('./RequestPage.tsx'));

/** Where a request begins, or a request. One entry for all, because each adds to the size of the first load. */
export default function RequestPages() {
  const begins = useMatch(eventRequestPaths.begin.path) !== null;
  return begins ? (
    <BeginPage />
  ) : (
    <Suspense fallback={<PageSkeleton />}>
      <RequestPage />
    </Suspense>
  );
}
