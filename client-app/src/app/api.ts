/// <reference types="vite/types/importMeta.d.ts" />
import { browserStore, createClient, createSession, type Reply } from '@venue/sdk';
import type { whoAmI } from '@venue/sdk/auth';
import { announceFailure } from '@venue/shared-ui/data/failures.ts';
import { createQueries } from '@venue/shared-ui/data/queries.ts';
import { readClock } from '@venue/shared-ui/data/serverClock.ts';
import { tracing } from '@venue/shared-ui/data/traces.ts';
import { warnIgnored } from '@venue/shared-ui/data/warnIgnored.ts';
import { firstScreenReady } from './frame/firstScreen.tsx';
import { REPLIES } from './offlineCaches.ts';

const session = createSession(browserStore(), ['marketplace', 'landing']);

// What was kept of one person for the time without a network must not outlive their session, in this tab or another.
let signedIn = session.current()?.profile;
session.subscribe(() => {
  const now = session.current()?.profile;
  // Browsers have caches only on https and on this machine.
  if (now !== signedIn && 'caches' in globalThis) void caches.delete(REPLIES);
  signedIn = now;
});

/** The app's API client, signed in with the customer's tokens. */
export const client = createClient({
  baseUrl: '/api',
  session,
  showsUploads: true,
  onError: announceFailure,
  onResponse: (_, reply) => readClock(reply),
  ...tracing(),
  ...(import.meta.env.DEV && { replies: 'strict', onIgnored: warnIgnored }),
  onMismatch: (call, error) => reportError(new Error(`${call.id}: unexpected reply`, { cause: error })),
});

export const queries = createQueries();

/** Opens the live channel; its code comes after the first screen. */
export const openLive = async () => {
  await firstScreenReady();
  const { openLive: open } = await import('@venue/shared-ui/data/live.ts');
  return open({ url: `${window.location.origin.replace(/^http/, 'ws')}/api/live`, session });
};

/** The calls that save drafts; loaded with the first form that uses them. */
export const loadDrafts = () => import('@venue/sdk/drafts');

// A copy of the call's id: importing the call would load its schema before the first screen. A test compares the two.
const WHO = 'auth.me';

/** The id of the signed-in user, once it has been requested. */
export const owner = () => queries.getQueryData<Reply<typeof whoAmI>>([WHO, {}])?.message.userId;
