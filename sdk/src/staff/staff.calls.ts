import { call } from '../core/call.ts';
import { done } from '../core/fields.ts';
import { InvitationAnswer } from './staff.model.ts';

/**
 * Sets the password of a colleague by the link they were sent. A link works once and for a day; the sessions the
 * account had end.
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
  ours: true,
});
