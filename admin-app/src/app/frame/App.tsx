import { ApiProvider } from '@venue/shared-ui/data/ApiProvider.tsx';
import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { PageSkeleton } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { ConfirmHost } from '@venue/shared-ui/parts/message/Confirm.tsx';
import { basenameOf } from '@venue/shared-ui/shell/area.ts';
import { FailureListener } from '@venue/shared-ui/shell/FailureListener.tsx';
import { Guarded } from '@venue/shared-ui/shell/Guarded.tsx';
import { ThemeRoot } from '@venue/shared-ui/theme/ThemeRoot.tsx';
import { Suspense } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { client, loadDrafts, openLive, owner, queries } from './api.ts';
import { Pages } from './Pages.tsx';

// If their code cannot be fetched, the app works, and keeps notifications for later.
const Notes = lazyWithRetry(() => import('./Notes.tsx'), 'unseen');
const Landing = lazyWithRetry(() => import('./Landing.tsx'));
const landing = (
  <Suspense fallback={<PageSkeleton />}>
    <Landing />
  </Suspense>
);

/** The whole back office: API access, the guarded router, and the overlays shown above every screen. */
export function App() {
  return (
    <ThemeRoot>
      <ApiProvider client={client} queries={queries} openLive={openLive} drafts={loadDrafts} owner={owner}>
        <BrowserRouter basename={basenameOf('/admin')}>
          <Guarded area="/admin" landing={landing}>
            <Pages />
          </Guarded>
          <FailureListener area="/admin" />
          <ConfirmHost />
          <Suspense fallback={null}>
            <Notes />
          </Suspense>
        </BrowserRouter>
      </ApiProvider>
    </ThemeRoot>
  );
}
