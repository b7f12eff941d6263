import { render } from '@testing-library/react';
import { createClient, createSession, memoryStore, type Session, type Transport } from '@venue/sdk';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { ApiProvider } from '../data/ApiProvider.tsx';
import { announceFailure } from '../data/failures.ts';
import { createQueries } from '../data/queries.ts';
import type { DraftCalls } from '../draft/DraftAutosave.calls.ts';

interface Options {
  /** Answers the calls. */
  transport?: Transport;
  session?: Session;
  at?: string;
  drafts?: () => Promise<DraftCalls>;
  /** The id of the person signed in. */
  owner?: () => number | undefined;
}

/** Renders something with a client, a session and a router around it; no network. */
export function renderApp(
  children: ReactNode,
  { transport, session = createSession(memoryStore()), at = '/', drafts, owner }: Options = {},
) {
  const queries = createQueries(() => undefined);
  const client = createClient({
    baseUrl: '/api',
    session,
    retries: 0,
    replies: 'strict',
    onError: announceFailure,
    transport: transport ?? (async () => ({ message: { success: true } })),
  });
  const wrapped = (inside: ReactNode) => (
    <ApiProvider client={client} queries={queries} {...(drafts ? { drafts } : {})} {...(owner ? { owner } : {})}>
      <MemoryRouter initialEntries={[at]}>{inside}</MemoryRouter>
    </ApiProvider>
  );
  const view = render(wrapped(children));
  return { ...view, session, queries, client, again: (inside: ReactNode) => view.rerender(wrapped(inside)) };
}
