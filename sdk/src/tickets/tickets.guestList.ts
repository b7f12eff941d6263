import * as z from 'zod/mini';
import { Id, Instant, Kopecks } from '../core/schema/fields.ts';
import { ticketStatus } from './tickets.states.ts';

/**
 * A ticket as the organiser of its event sees it: enough to find a guest, with only the last four digits of their
 * phone.
 */
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
  /**
   * The refund to the guest if it is cancelled for them, null when it cannot be; for a cancelled ticket, the refund
   * made.
   */
  refund: z.nullable(Kopecks),
});
export type GuestTicket = z.output<typeof GuestTicket>;
