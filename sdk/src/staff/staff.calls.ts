import { call } from '../core/schema/call.ts';
import { done } from '../core/schema/fields.ts';
import { InvitationAnswer, InvitationLink } from './staff.model.ts';

/**
 * Checks whether the link of an invitation still works; one that was used, replaced or has expired is
 * `invitation_spent`.
 */
export const checkInvitation = call({
  id: 'staff.invitation',
  summary: 'Check whether the link of an invitation works',
  method: 'POST',
  path: '/staff/invitation',
  access: 'public',
  body: InvitationLink,
  reply: done,
  fails: ['invitation_spent'],
  reads: ['staff'],
  ours: true,
});

/**
 * Sets the password of a colleague by the link they were sent. A link works once and for a day; all sessions of the
 * account end.
 */
export const acceptInvitation = call({
  id: 'staff.accept',
  summary: 'Set a password by the link of an invitation',
  method: 'POST',
  path: '/staff/invitation/accept',
  access: 'public',
  body: InvitationAnswer,
  reply: done,
  fails: ['invitation_spent', 'rate_limited'],
  repeat: 'never: its link is used up',
  ours: true,
});
