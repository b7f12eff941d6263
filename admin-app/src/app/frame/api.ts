import { browserStore, createClient, createSession, type Reply } from '@venue/sdk';
import { whoAmI } from '@venue/sdk/auth';
import { announceFailure } from '@venue/shared-ui/data/failures.ts';
import { createQueries, refresh } from '@venue/shared-ui/data/queries.ts';
import { readClock } from '@venue/shared-ui/data/serverClock.ts';
import { gathered } from './gathered.ts';

export const session = createSession(browserStore(), ['admin']);

/** Whether this device keeps anything about people. */
function keepsPeople(): boolean {
  try {
    return Object.keys(localStorage).some(key => key.startsWith('people:'));
  } catch {
    return false;
  }
}

// Few devices do: on the others the code that forgets comes with the code that keeps.
if (keepsPeople()) void import('./people.ts').then(({ forgetPeopleWith }) => forgetPeopleWith(session));

/** The back office's way to the server, signed in with the tokens of staff. */
export const client = createClient({
  baseUrl: '/api',
  session,
  replies: import.meta.env.DEV ? 'strict' : 'report',
  onError: announceFailure,
  onResponse: (call, reply) => {
    readClock(reply);
    if (call.changes) void refresh(queries, gathered);
  },
  onMismatch: (call, error) => reportError(new Error(`${call.id}: unexpected reply`, { cause: error })),
});

export const queries = createQueries();

/** Resolves once somebody is signed in: a visitor has nothing to hear. */
const signedIn = () =>
  new Promise<void>(resolve => {
    if (session.current()) return resolve();
    const stop = session.subscribe(() => {
      if (!session.current()) return;
      stop();
      resolve();
    });
  });

/** Opens the live channel after the login; its code comes then. */
export const openLive = async () => {
  await signedIn();
  const { openLive: open } = await import('@venue/shared-ui/data/live.ts');
  return open({ url: `${window.location.origin.replace(/^http/, 'ws')}/api/live`, session });
};

/** The calls that keep drafts of forms; they come with the first such form. */
export const loadDrafts = () => import('@venue/sdk/drafts');

/** The id of the person signed in, once the app has asked. */
export const owner = () => queries.getQueryData<Reply<typeof whoAmI>>([whoAmI.id, {}])?.message.userId;
