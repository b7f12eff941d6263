import * as z from 'zod/mini';
import { Id, Instant, Kopecks } from '../core/fields.ts';
import { ticketStatus } from './tickets.states.ts';

/** A ticket as the organiser of its event sees it: enough to find a guest, and no more of their phone than four digits. */
export const GuestTicket = z.object({
  ticketNumber: Id,
  ticketName: z.string(),
  ticketStatus: ticketStatus.schema,
  price: Kopecks,
  holderName: z.string(),
  phoneEnding: z.string(),
  issuedAt: Instant,
  checkedInAt: z.nullable(Instant),
  cancelledAt: z.nullable(Instant),
  /** What goes back to the guest if it is cancelled for them, null when it cannot be; of a cancelled one, what did. */
  refund: z.nullable(Kopecks),
});
export type GuestTicket = z.output<typeof GuestTicket>;
