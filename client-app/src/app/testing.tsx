import { render } from '@testing-library/react';
import { createClient, createSession, type Live, memoryStore, type Session } from '@venue/sdk';
import { ApiProvider } from '@venue/shared-ui/data/ApiProvider.tsx';
import { announceFailure } from '@venue/shared-ui/data/failures.ts';
import { createQueries } from '@venue/shared-ui/data/queries.ts';
import { readClock } from '@venue/shared-ui/data/serverClock.ts';
import { ConfirmHost } from '@venue/shared-ui/parts/message/Confirm.tsx';
import { Notifications } from '@venue/shared-ui/parts/message/Notifications.tsx';
import { notesAtom } from '@venue/shared-ui/parts/message/notify.ts';
import { FailureListener } from '@venue/shared-ui/shell/FailureListener.tsx';
import { Guarded } from '@venue/shared-ui/shell/Guarded.tsx';
import { getDefaultStore } from 'jotai';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { firstScreenReadyAtom } from './frame/firstScreen.tsx';

interface Options {
  /** The address within the app. */
  at?: string;
  session?: Session;
  /** Opens a live channel for screens that need one; must be a constant. */
  openLive?: () => Promise<Live>;
}

const Where = () => {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
};

const loadDrafts = () => import('@venue/sdk/drafts');

/** Renders a screen as the app does, with client, guard, notes and dialogs; msw answers the calls. */
export function renderScreen(screen: ReactNode, { at = '/', session = customerSession(), openLive }: Options = {}) {
  const client = createClient({
    baseUrl: 'http://venue.test/api',
    session,
    retries: 0,
    replies: 'strict',
    onError: announceFailure,
    onResponse: (_, reply) => readClock(reply),
  });
  getDefaultStore().set(notesAtom, []);
  getDefaultStore().set(firstScreenReadyAtom, true);
  const view = render(
    <ApiProvider
      client={client}
      queries={createQueries(() => undefined)}
      drafts={loadDrafts}
      {...(openLive ? { openLive } : {})}
    >
      <MemoryRouter initialEntries={[at]}>
        <Where />
        <Guarded area="">{screen}</Guarded>
        <FailureListener area="" />
        <ConfirmHost />
        <Notifications />
      </MemoryRouter>
    </ApiProvider>,
  );
  return { ...view, session, client, address: () => view.getByTestId('address').textContent };
}

/** A session of this app that lives in memory. */
export const customerSession = (): Session => createSession(memoryStore(), ['marketplace', 'landing']);

/** A session with a signed-in customer. */
export function signedIn(): Session {
  const session = customerSession();
  session.signIn({ roleId: 1, access: 'access', profile: 'profile', expired: '2100-01-01T00:00:00.000Z' });
  return session;
}
