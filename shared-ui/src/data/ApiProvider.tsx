import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { Client, Live, Session } from '@venue/sdk';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { DraftCalls } from '../draft/DraftAutosave.calls.ts';

/** What screens reach the server with. `live` is null until the channel's code has come. */
export interface Api {
  readonly client: Client;
  readonly session: Session;
  readonly live: Live | null;
  /** Fetches the calls that keep drafts of forms. */
  readonly drafts: () => Promise<DraftCalls>;
}

const noDrafts = () => Promise.reject(new Error('A form with a draft needs `drafts` of the ApiProvider above it'));

const ApiContext = createContext<Api | null>(null);

interface Props {
  client: Client;
  queries: QueryClient;
  /** Opens the live channel. Called once, after the first screen has been painted, so that it costs that screen nothing. */
  openLive?: () => Promise<Live>;
  /** `() => import('@venue/sdk/drafts')`, a constant; asked for by the first form with a draft. */
  drafts?: () => Promise<DraftCalls>;
  children: ReactNode;
}

/** Puts the client, its session, the cache of replies and the live channel within reach of every screen. */
export function ApiProvider({ client, queries, openLive, drafts = noDrafts, children }: Props) {
  const [live, setLive] = useState<Live | null>(null);
  const session = client.session;
  useEffect(() => {
    if (!openLive) return;
    let opened: Live | null = null;
    let gone = false;
    const timer = setTimeout(async () => {
      const channel = await openLive();
      if (gone) return channel.close();
      opened = channel;
      setLive(channel);
    }, 0);
    return () => {
      gone = true;
      clearTimeout(timer);
      opened?.close();
      setLive(null);
    };
  }, [openLive]);
  // Another person's data must not outlive a sign-out or a change of account, in this tab or another.
  useEffect(() => {
    const who = () => session.current()?.profile;
    let before = who();
    return session.subscribe(() => {
      const now = who();
      if (now === before) return;
      before = now;
      const forget = () => {
        queries.removeQueries({ type: 'inactive' });
        void queries.resetQueries();
      };
      // Screens learn of a sign-out first: they unmount what needs a login before it could be fetched in vain.
      if (now) forget();
      else setTimeout(forget);
    });
  }, [session, queries]);
  const api = useMemo(() => ({ client, session, live, drafts }), [client, session, live, drafts]);
  return (
    <ApiContext value={api}>
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    </ApiContext>
  );
}

/** The client, the session and the live channel of this app. */
export function useApi(): Api {
  const api = useContext(ApiContext);
  if (!api) throw new Error('useApi needs an ApiProvider above it');
  return api;
}

/** Who is signed in, or null; follows sign-in and sign-out in every tab. */
export function useCurrent() {
  const { session } = useApi();
  // The session makes a new object each time, so the snapshot compared is the access token.
  useSyncExternalStore(session.subscribe, () => session.current()?.access ?? null);
  return session.current();
}
