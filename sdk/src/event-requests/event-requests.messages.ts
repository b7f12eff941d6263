import * as z from 'zod/mini';
import { Id, Instant } from '../core/schema/fields.ts';
import { SentFile } from './event-requests.after.ts';

/** A message of the customer or the venue about a request; it cannot be changed. `readAt`: by the other side. */
export const RequestMessage = z.object({
  messageId: Id,
  fromStaff: z.boolean(),
  who: z.string(),
  text: z.string(),
  files: z.array(SentFile),
  sentAt: Instant,
  readAt: z.nullable(Instant),
});
export type RequestMessage = z.output<typeof RequestMessage>;
