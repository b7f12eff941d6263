import * as z from 'zod/mini';
import { ProofChallenge, proof } from '../auth/auth.model.ts';
import { call } from '../core/schema/call.ts';
import { done } from '../core/schema/fields.ts';
import { Email, required } from '../core/schema/rules.ts';

export const SupportMessage = z.object({
  email: Email,
  text: required(4000),
  /** The page or order the question is about. */
  about: z.optional(z.string().check(z.maxLength(200))),
  proof,
});

/** Sends a question to the venue's support by e-mail. */
export const askSupport = call({
  id: 'support.sendEmail',
  summary: 'Send a question to support',
  method: 'POST',
  path: '/support/send_email',
  access: 'public',
  body: SupportMessage,
  reply: done,
  fails: ['rate_limited', { proof_needed: ProofChallenge }],
  changes: ['support'],
  repeat: 'never: each one sends another letter',
  section: '7 Booking',
});
