import { browserStore, createClient, createSession, type Reply } from '@venue/sdk';
import { whoAmI } from '@venue/sdk/auth';
import { announceFailure } from '@venue/shared-ui/data/failures.ts';
import { createQueries, refresh } from '@venue/shared-ui/data/queries.ts';
import { readClock } from '@venue/shared-ui/data/serverClock.ts';
import { tracing } from '@venue/shared-ui/data/traces.ts';
import { warnIgnored } from '@venue/shared-ui/data/warnIgnored.ts';
import { sharedTags } from './sharedTags.ts';

export const session = createSession(browserStore(), ['admin']);

/** Whether `people.ts` has stored personal data in this browser. */
function keepsPeople(): boolean {
  try {
    return Object.keys(localStorage).some(key => key.startsWith('people:'));
  } catch {
    return false;
  }
}

// Few devices store such data. The others load the code that deletes it together with the code that stores it.
if (keepsPeople()) void import('./people.ts').then(({ forgetPeopleWith }) => forgetPeopleWith(session));

/** The API client of the back office, authenticated with staff tokens. */
export const client = createClient({
  baseUrl: '/api',
  session,
  showsUploads: true,
  onError: announceFailure,
  onResponse: (call, reply) => {
    readClock(reply);
    if (call.changes) void refresh(queries, sharedTags);
  },
  ...tracing(),
  ...(import.meta.env.DEV && { replies: 'strict', onIgnored: warnIgnored }),
  onMismatch: (call, error) => reportError(new Error(`${call.id}: unexpected reply`, { cause: error })),
});

export const queries = createQueries();

/** Resolves once a user is signed in; without a session there is nothing to subscribe to. */
const signedIn = () =>
  new Promise<void>(resolve => {
    if (session.current()) return resolve();
    const stop = session.subscribe(() => {
      if (!session.current()) return;
      stop();
      resolve();
    });
  });

/** Opens the live channel after the login; its code is loaded only then. */
export const openLive = async () => {
  await signedIn();
  const { openLive: open } = await import('@venue/shared-ui/data/live.ts');
  return open({ url: `${window.location.origin.replace(/^http/, 'ws')}/api/live`, session });
};

/** Loads the calls that store form drafts, when the first such form is shown. */
export const loadDrafts = () => import('@venue/sdk/drafts');

/** The id of the signed-in user; undefined until it has been loaded. */
export const owner = () => queries.getQueryData<Reply<typeof whoAmI>>([whoAmI.id, {}])?.message.userId;
