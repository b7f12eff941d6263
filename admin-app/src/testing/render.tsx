import { render } from '@testing-library/react';
import { createClient, createLive, createSession, memoryStore, permissionNames } from '@venue/sdk';
import { whoAmI } from '@venue/sdk/auth';
import type { Whoever } from '@venue/sdk/auth/model';
import { type MockLive, mock } from '@venue/sdk/testing';
import { listViews } from '@venue/sdk/views/admin';
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
import { setupServer } from 'msw/node';
import type { ReactElement } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterAll, afterEach, beforeAll } from 'vitest';

/** A mock server for one test file; a request without a mock fails the test. */
export function startServer() {
  const server = setupServer(
    mock(whoAmI).replies({ message: person }),
    mock(listViews).replies({ message: { views: [] } }),
  );
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return server;
}

/** The signed-in member of staff; has all permissions unless a test answers otherwise. */
export const person: Whoever = {
  userId: 1,
  name: 'Соколова А. П.',
  phone: '9120000001',
  roleId: 3,
  permissions: [...permissionNames],
  viewsAs: null,
};

const loadDrafts = () => import('@venue/sdk/drafts');
const tokens = { access: 'a', profile: 'p', expired: '2099-01-01T00:00:00.000Z' };

interface Options {
  /** The address, e.g. `/bookings?booking=12`. */
  at?: string;
  /** False shows it to somebody who has not signed in, behind the guard. */
  signedIn?: boolean;
  /** A mock live channel. */
  live?: MockLive;
  /** Whose typed texts the tab keeps; without one it keeps none. */
  owner?: number;
}

/** Renders part of the back office as the app would; the current address has the test id `address`. */
export function renderPage(element: ReactElement, { at = '/bookings', signedIn = true, live, owner }: Options = {}) {
  getDefaultStore().set(notesAtom, []);
  const session = createSession(memoryStore(signedIn ? { token: JSON.stringify({ 3: tokens }) } : {}), ['admin']);
  const client = createClient({
    baseUrl: `${window.location.origin}/api`,
    session,
    replies: 'strict',
    retries: 0,
    onError: announceFailure,
    onResponse: (_, reply) => readClock(reply),
  });
  const openLive =
    live && (async () => createLive({ url: 'ws://venue.test/api/live', session, WebSocket: live.WebSocket }));
  render(
    <ApiProvider
      client={client}
      queries={createQueries(() => undefined)}
      drafts={loadDrafts}
      owner={() => owner}
      {...(openLive ? { openLive } : {})}
    >
      <MemoryRouter initialEntries={[at]}>
        {signedIn ? element : <Guarded area="/admin">{element}</Guarded>}
        <Where />
        <FailureListener area="/admin" />
        <ConfirmHost />
        <Notifications />
      </MemoryRouter>
    </ApiProvider>,
  );
  return session;
}

function Where() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}
