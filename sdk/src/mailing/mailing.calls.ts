import * as z from 'zod/mini';
import { ProofChallenge, proof } from '../auth/auth.model.ts';
import { call } from '../core/schema/call.ts';
import { done, message } from '../core/schema/fields.ts';
import { Email } from '../core/schema/rules.ts';
import { Subscription } from './mailing.model.ts';

/** The token at the end of a mailed link. */
const Link = z.string().check(z.minLength(1), z.maxLength(100));

/**
 * Requests the venue's letters for an address. Nothing is saved: a link is mailed to the address, and opening it is the
 * consent. The reply does not tell whether the address is on the list already.
 */
export const subscribe = call({
  id: 'mailing.subscribe',
  summary: 'Ask for letters of the venue',
  method: 'POST',
  path: '/mailing/subscribe',
  access: 'public',
  body: z.object({ email: Email, proof }),
  reply: done,
  fails: ['rate_limited', { proof_needed: ProofChallenge }],
  changes: [],
  repeat: 'never: each one sends a letter',
  ours: true,
});

/** Confirms a subscription by the link that was mailed to the address; from then on it receives letters. */
export const confirmSubscription = call({
  id: 'mailing.confirm',
  summary: 'Confirm a subscription',
  method: 'POST',
  path: '/mailing/confirm',
  access: 'public',
  body: z.object({ email: Email, link: Link }),
  reply: done,
  fails: ['link_expired'],
  changes: ['mailing', 'subscription'],
  repeat: 'safe',
  ours: true,
});

/** The subscription that the link of a letter ends, and whether it is still active. */
export const getSubscription = call({
  id: 'mailing.subscription',
  summary: 'Read what the link of a letter is about',
  method: 'POST',
  path: '/mailing/subscription',
  access: 'public',
  body: z.object({ link: Link }),
  reply: message(Subscription),
  fails: ['link_expired'],
  reads: ['subscription'],
  ours: true,
});

/**
 * Ends a subscription by the link of a letter, without signing in. Mail programs do the same by a POST to
 * `/mailing/leave/{link}` (RFC 8058).
 */
export const leaveMailing = call({
  id: 'mailing.leave',
  summary: 'End a subscription',
  method: 'POST',
  path: '/mailing/leave',
  access: 'public',
  body: z.object({ link: Link }),
  reply: done,
  fails: ['link_expired'],
  changes: ['mailing', 'subscription'],
  repeat: 'safe',
  ours: true,
});
