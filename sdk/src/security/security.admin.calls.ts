import { call } from '../core/schema/call.ts';
import { done, message } from '../core/schema/fields.ts';
import { FactorSetup, OwnProof, OwnSecurity, OwnSetup, RecoveryCodes } from './security.model.ts';

const own = { access: 'admin', ours: true } as const;
const proofFails = ['password_wrong', 'code_wrong', 'rate_limited'] as const;

/** The reader’s second factor and open sessions, the newest first. */
export const getOwnSecurity = call({
  ...own,
  id: 'admin.security.detail',
  summary: 'Read how the reader signs in, and where they are signed in',
  method: 'GET',
  path: '/admin/security',
  reply: message(OwnSecurity),
  reads: ['ownSecurity'],
});

/** A new secret for the reader’s app. Nothing is stored until its first code is sent. */
export const startOwnSetup = call({
  ...own,
  id: 'admin.security.setup',
  summary: 'Get a secret for the reader’s second factor',
  method: 'POST',
  path: '/admin/security/setup',
  reply: message(FactorSetup),
  fails: ['conflict'],
  reads: ['secondStep'],
});

/** Sets up the reader’s second factor; `conflict` when there is one. The recovery codes are in this reply only. */
export const finishOwnSetup = call({
  ...own,
  id: 'admin.security.finish',
  summary: 'Set up the reader’s second factor',
  method: 'POST',
  path: '/admin/security/finish',
  body: OwnSetup,
  reply: message(RecoveryCodes),
  fails: [...proofFails, 'conflict'],
  changes: ['ownSecurity', 'staff'],
  repeat: 'never: a code works once',
});

/** Makes new recovery codes, which are in this reply only; the former ones stop working. */
export const renewRecoveryCodes = call({
  ...own,
  id: 'admin.security.codes',
  summary: 'Replace the reader’s recovery codes',
  method: 'POST',
  path: '/admin/security/codes',
  body: OwnProof,
  reply: message(RecoveryCodes),
  fails: proofFails,
  changes: ['ownSecurity'],
  repeat: 'never: a code works once',
});

/** Removes the reader’s second factor, unless their role requires one. */
export const removeOwnFactor = call({
  ...own,
  id: 'admin.security.remove',
  summary: 'Remove the reader’s second factor',
  method: 'POST',
  path: '/admin/security/remove',
  body: OwnProof,
  reply: done,
  fails: [...proofFails, 'second_factor_required'],
  changes: ['ownSecurity', 'staff'],
  repeat: 'never: a code works once',
});

/** Ends one of the reader’s own sessions. */
export const endOwnSession = call({
  ...own,
  id: 'admin.security.sessionEnd',
  summary: 'End one of the reader’s sessions',
  method: 'POST',
  path: '/admin/security/sessions/{id}/end',
  reply: done,
  fails: ['not_found'],
  changes: ['ownSecurity', 'staff'],
  repeat: 'never: the second finds it ended',
});

/** Ends all of the reader’s sessions but this one. */
export const endOtherSessions = call({
  ...own,
  id: 'admin.security.othersEnd',
  summary: 'End all other sessions of the reader',
  method: 'POST',
  path: '/admin/security/sessions/end',
  reply: done,
  changes: ['ownSecurity', 'staff'],
  repeat: 'safe',
});
