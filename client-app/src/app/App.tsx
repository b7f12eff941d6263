import type { QueryClient } from '@tanstack/react-query';
import type { Client, Live } from '@venue/sdk';
import { ApiProvider } from '@venue/shared-ui/data/ApiProvider.tsx';
import type { DraftCalls } from '@venue/shared-ui/draft/DraftAutosave.calls.ts';
import { ConfirmHost } from '@venue/shared-ui/parts/Confirm.tsx';
import { late } from '@venue/shared-ui/parts/late.tsx';
import { Notifications } from '@venue/shared-ui/parts/Notifications.tsx';
import { Overlay } from '@venue/shared-ui/parts/Overlay.tsx';
import { FailureListener } from '@venue/shared-ui/shell/FailureListener.tsx';
import { Guarded } from '@venue/shared-ui/shell/Guarded.tsx';
import { ThemeRoot } from '@venue/shared-ui/theme/ThemeRoot.tsx';
import { useAtomValue } from 'jotai';
import { type ReactNode, Suspense } from 'react';
import { standingAtom } from './firstScreen.tsx';
import { Pages } from './Pages.tsx';

// While its code cannot be fetched, the app works without live updates.
const LiveUpdates = late(() => import('./LiveUpdates.tsx'), 'unseen');

interface Props {
  client: Client;
  queries: QueryClient;
  openLive?: () => Promise<Live>;
  drafts?: () => Promise<DraftCalls>;
  owner?: () => number | undefined;
  /** The router around everything: the browser's, or on the server one that stands at an address. */
  routed: (app: ReactNode) => ReactNode;
}

/** The whole app: the way to the server, the router with its guard, and what is shown above every screen. */
export function App({ openLive, routed, ...api }: Props) {
  // Live updates are not needed before the first screen is shown.
  const standing = useAtomValue(standingAtom);
  return (
    <ThemeRoot>
      <ApiProvider {...api} openLive={standing ? openLive : undefined}>
        {routed(
          <>
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
          </>,
        )}
      </ApiProvider>
    </ThemeRoot>
  );
}
