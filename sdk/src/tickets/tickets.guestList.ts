import * as z from 'zod/mini';
import { Day, Id, Instant, Kopecks } from '../core/schema/fields.ts';
import { ticketChange, ticketStatus } from './tickets.states.ts';

/** The date that a ticket was moved to, of the same series as the event of its order. */
export const OtherTicketDate = z.object({ eventId: Id, date: Day, time: z.string() });

/** How a ticket changed hands. */
export const TicketChange = z.object({
  change: ticketChange.schema,
  at: Instant,
  /** Whose it was before; empty once that name was erased. */
  formerName: z.string(),
});
export type TicketChange = z.output<typeof TicketChange>;

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
  /** The oldest first. */
  formerHolders: z.array(TicketChange),
});
export type GuestTicket = z.output<typeof GuestTicket>;
