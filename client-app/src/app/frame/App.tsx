import type { QueryClient } from '@tanstack/react-query';
import type { Client, Live } from '@venue/sdk';
import { ApiProvider } from '@venue/shared-ui/data/ApiProvider.tsx';
import type { DraftCalls } from '@venue/shared-ui/draft/DraftAutosave.calls.ts';
import { Arrivals } from '@venue/shared-ui/parts/message/Arrivals.ts';
import { ConfirmHost } from '@venue/shared-ui/parts/message/Confirm.tsx';
import { TakenOver } from '@venue/shared-ui/parts/Part.tsx';
import { FailureListener } from '@venue/shared-ui/shell/FailureListener.tsx';
import { Guarded } from '@venue/shared-ui/shell/Guarded.tsx';
import { ThemeRoot } from '@venue/shared-ui/theme/ThemeRoot.tsx';
import type { ReactNode } from 'react';
import { DeferredParts } from './DeferredParts.tsx';
import { Pages } from './Pages.tsx';

interface Props {
  client: Client;
  queries: QueryClient;
  openLive?: () => Promise<Live>;
  drafts?: () => Promise<DraftCalls>;
  owner?: () => number | undefined;
  /** Wraps the app in a router: the browser's, or on the server a static one for the requested address. */
  routed: (app: ReactNode) => ReactNode;
}

/** The whole app: API client, router with its guard, and what is shown above every screen. */
export function App({ routed, ...api }: Props) {
  return (
    <ThemeRoot>
      <TakenOver>
        <ApiProvider {...api}>
          {routed(
            <>
              <Guarded area="">
                <Pages />
              </Guarded>
              <FailureListener area="" />
              <ConfirmHost />
              <Arrivals />
              <DeferredParts />
            </>,
          )}
        </ApiProvider>
      </TakenOver>
    </ThemeRoot>
  );
}
