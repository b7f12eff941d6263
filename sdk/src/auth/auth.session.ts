import { call } from '../core/call.ts';
import { done, message } from '../core/fields.ts';
import { Whoever } from './auth.model.ts';

// Every screen with somebody signed in reads these, and they weigh on the first one: the ways to sign in do not.

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

/** Reads the current session. Permissions are staff's alone; what they lack is still refused call by call. */
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
