import { late } from '@venue/shared-ui/parts/load/late.tsx';
import { Suspense, startTransition, useEffect, useState } from 'react';
import { stands } from './firstScreen.tsx';

// If their code cannot be fetched, the app works without live updates and keeps notifications for later.
const LiveUpdates = late(() => import('./LiveUpdates.tsx'), 'unseen');
const Notes = late(() => import('../cabinet/Notes.tsx'), 'unseen');

/** What is loaded after the first screen is complete. A separate component, so that nothing else is rendered again. */
export function Later() {
  const [comes, setComes] = useState(false);
  useEffect(() => {
    // A transition renders in slices, so the phone stays responsive.
    void stands().then(() => startTransition(() => setComes(true)));
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
