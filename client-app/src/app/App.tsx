import { ApiProvider } from '@venue/shared-ui/data/ApiProvider.tsx';
import { ConfirmHost } from '@venue/shared-ui/parts/Confirm.tsx';
import { late } from '@venue/shared-ui/parts/late.tsx';
import { Notifications } from '@venue/shared-ui/parts/Notifications.tsx';
import { Overlay } from '@venue/shared-ui/parts/Overlay.tsx';
import { basenameOf } from '@venue/shared-ui/shell/area.ts';
import { FailureListener } from '@venue/shared-ui/shell/FailureListener.tsx';
import { Guarded } from '@venue/shared-ui/shell/Guarded.tsx';
import { ThemeRoot } from '@venue/shared-ui/theme/ThemeRoot.tsx';
import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { client, loadDrafts, openLive, owner, queries } from './api.ts';
import { standingAtom } from './firstScreen.tsx';
import { Pages } from './Pages.tsx';

// While its code cannot be fetched, the app works without live updates.
const LiveUpdates = late(() => import('./LiveUpdates.tsx'), 'unseen');

/** The whole app: API clients, the router with its guard, and what is shown above every screen. */
export function App() {
  // Live updates are not needed before the first screen is shown.
  const standing = useAtomValue(standingAtom);
  return (
    <ThemeRoot>
      <ApiProvider
        client={client}
        queries={queries}
        openLive={standing ? openLive : undefined}
        drafts={loadDrafts}
        owner={owner}
      >
        <BrowserRouter basename={basenameOf('')}>
          <Guarded area="">
            <Pages />
          </Guarded>
          {standing && (
            <Suspense fallback={null}>
              <LiveUpdates />
            </Suspense>
          )}
          <FailureListener area="" />
          <ConfirmHost />
          <Notifications />
          <Overlay />
        </BrowserRouter>
      </ApiProvider>
    </ThemeRoot>
  );
}
