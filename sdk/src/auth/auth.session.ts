import { call } from '../core/schema/call.ts';
import { done, message } from '../core/schema/fields.ts';
import { Whoever } from './auth.model.ts';

// Every screen of a signed-in user loads this file, so the ways to sign in are kept out of it.

/** Ends the session on the server; the tokens are invalid from then on. */
export const logout = call({
  id: 'auth.logout',
  summary: 'Sign out',
  method: 'POST',
  path: '/auth/logout',
  access: 'signed-in',
  reply: done,
  changes: ['session'],
  repeat: 'safe',
  section: '7 Auth',
});

/** Reads the current session. Only staff have permissions in it; each call still checks them on the server. */
export const whoAmI = call({
  id: 'auth.me',
  summary: 'Read the current session',
  method: 'GET',
  path: '/auth/me',
  access: 'signed-in',
  reply: message(Whoever),
  reads: ['session', 'profile'],
  ours: true,
});
