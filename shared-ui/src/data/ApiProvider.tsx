import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { Client, Live, Session } from '@venue/sdk';
import { atom, getDefaultStore } from 'jotai';
import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import type { DraftCalls } from '../draft/DraftAutosave.calls.ts';
import { cameBack, onBack } from './connection.ts';

/** What screens use to reach the server. */
export interface Api {
  readonly client: Client;
  readonly session: Session;
  /** Fetches the calls that keep drafts of forms. */
  readonly drafts: () => Promise<DraftCalls>;
  /** The id of the person signed in; undefined until the server has answered. */
  readonly owner: () => number | undefined;
}

const noDrafts = () => Promise.reject(new Error('A form with a draft needs `drafts` of the ApiProvider above it'));

const nobody = () => undefined;

const ApiContext = createContext<Api | null>(null);

/**
 * The live channel; null until its code is loaded. Not in the context: a change of context makes React show the
 * fallback of each server-rendered part whose code has not loaded yet.
 */
export const liveAtom = atom<Live | null>(null);
const setLive = (live: Live | null) => getDefaultStore().set(liveAtom, live);

interface Props {
  client: Client;
  queries: QueryClient;
  /** Opens the live channel. Called once, after the first screen has been painted, so as not to delay it. */
  openLive?: () => Promise<Live>;
  /** `() => import('@venue/sdk/drafts')`, a constant; called by the first form with a draft. */
  drafts?: () => Promise<DraftCalls>;
  /** Reads the signed-in person's id from the cache; a constant. Without it, typed values do not outlive a session. */
  owner?: () => number | undefined;
  children: ReactNode;
}

/** A reopened channel means that the connection is back. */
function follow(channel: Live): void {
  let cut = false;
  channel.onStatus(status => {
    if (status === 'open' && cut) cameBack();
    cut = status === 'offline';
  });
}

/** Drops all replies, and reads again what is on the screen. */
function forget(queries: QueryClient): void {
  queries.removeQueries({ type: 'inactive' });
  void queries.resetQueries();
}

/** Provides every screen with the client, its session, the cache of replies and the live channel. */
export function ApiProvider({ client, queries, openLive, drafts = noDrafts, owner = nobody, children }: Props) {
  const session = client.session;
  useEffect(() => {
    if (!openLive) return;
    let opened: Live | null = null;
    let gone = false;
    let stop: (() => void) | undefined;
    const open = async () => {
      stop?.();
      try {
        const channel = await openLive();
        if (gone) return channel.close();
        opened = channel;
        follow(channel);
        setLive(channel);
      } catch {
        // The channel's code did not load, so there is no connection: try again when it is back.
        if (!gone) stop = onBack(() => void open());
      }
    };
    const timer = setTimeout(() => void open(), 0);
    return () => {
      gone = true;
      clearTimeout(timer);
      stop?.();
      opened?.close();
      setLive(null);
    };
  }, [openLive]);
  // Failed reads on screen are repeated once the connection is back.
  useEffect(
    () =>
      onBack(() => void queries.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })),
    [queries],
  );
  // Another person's data must not outlive a sign-out or a change of account, in this tab or another.
  const [signOuts, setSignOuts] = useState(0);
  useEffect(() => {
    const who = () => session.current()?.profile;
    let before = who();
    return session.subscribe(() => {
      const now = who();
      if (now === before) return;
      before = now;
      if (now) return forget(queries);
      queries.removeQueries({ type: 'inactive' });
      // In one commit with the page that the sign-out leads to, so that the page which is left is not read again.
      startTransition(() => setSignOuts(count => count + 1));
    });
  }, [session, queries]);
  useEffect(() => {
    if (signOuts > 0) forget(queries);
  }, [signOuts, queries]);
  const api = useMemo(() => ({ client, session, drafts, owner }), [client, session, drafts, owner]);
  return (
    <ApiContext value={api}>
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    </ApiContext>
  );
}

/** The client and the session of this app. */
export function useApi(): Api {
  const api = useContext(ApiContext);
  if (!api) throw new Error('useApi needs an ApiProvider above it');
  return api;
}

/** Who is signed in, or null; follows sign-in and sign-out in every tab. */
export function useCurrent() {
  const { session } = useApi();
  // `current()` returns a new object each time, so the access token serves as the snapshot.
  const access = () => session.current()?.access ?? null;
  useSyncExternalStore(session.subscribe, access, access);
  return session.current();
}
