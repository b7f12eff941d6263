import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { Suspense, startTransition, useEffect, useState } from 'react';
import { firstScreenReady } from './firstScreen.tsx';

// If their code cannot be fetched, the app works without live updates and keeps notifications for later.
const LiveUpdates = lazyWithRetry(() => import('./LiveUpdates.tsx'), 'unseen');
const Notes = lazyWithRetry(() => import('../cabinet/Notes.tsx'), 'unseen');

/** What is loaded after the first screen is complete. A separate component, so that nothing else is rendered again. */
export function DeferredParts() {
  const [comes, setComes] = useState(false);
  useEffect(() => {
    // A transition renders in slices, so the phone stays responsive.
    void firstScreenReady().then(() => startTransition(() => setComes(true)));
  }, []);
  if (!comes) return null;
  return (
    <>
      <Suspense fallback={null}>
        <Notes />
      </Suspense>
      <Suspense fallback={null}>
        <LiveUpdates />
      </Suspense>
    </>
  );
}
