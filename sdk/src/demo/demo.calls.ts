import * as z from 'zod/mini';
import { call } from '../core/schema/call.ts';
import { Id, Instant, message } from '../core/schema/fields.ts';

/** An e-mail or SMS that the demo keeps instead of sending. */
export const OutboxLetter = z.object({
  id: Id,
  kind: z.enum(['sms', 'mail']),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  at: Instant,
});

/** The latest SMS and e-mails; exists only while the demo setting is on. */
export const readOutbox = call({
  id: 'demo.outbox',
  summary: 'Read the SMS and e-mails that the demo keeps instead of sending',
  method: 'GET',
  path: '/demo/outbox',
  access: 'public',
  query: z.object({ to: z.optional(z.string().check(z.maxLength(254))) }),
  reply: message(z.object({ letters: z.array(OutboxLetter) })),
  reads: ['outbox'],
  ours: true,
});
