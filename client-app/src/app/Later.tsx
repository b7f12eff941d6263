import { late } from '@venue/shared-ui/parts/late.tsx';
import { Suspense, startTransition, useEffect, useState } from 'react';
import { stands } from './firstScreen.tsx';

// While their code cannot be fetched, the app works without live updates, and notes wait.
const LiveUpdates = late(() => import('./LiveUpdates.tsx'), 'unseen');
const Notes = late(() => import('./Notes.tsx'), 'unseen');

/** What comes once the first screen stands. In a component of its own, so that nothing else is drawn again. */
export function Later() {
  const [comes, setComes] = useState(false);
  useEffect(() => {
    // In pieces, between which a phone answers.
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
