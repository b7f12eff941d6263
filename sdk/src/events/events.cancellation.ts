import * as z from 'zod/mini';
import { Kopecks } from '../core/fields.ts';

/**
 * What comes back of the money for an event its organiser takes down: days before the beginning, and how much of it from
 * then on; nothing later. What staff take down is paid back whole.
 */
export const eventRefundTerms = [
  { days: 10, percent: 100 },
  { days: 5, percent: 50 },
  { days: 3, percent: 30 },
] as const;

/** What cancelling an event with tickets would do. */
export const EventCancellation = z.object({
  /** Tickets that stand. */
  tickets: z.int(),
  /** People who hold them. */
  guests: z.int(),
  /** What goes back to them, in kopecks. */
  refund: Kopecks,
  /** Orders that wait for their payment: they end, and what is paid for them later goes back. */
  unpaid: z.int(),
  /** What goes back to the organiser of what was paid for the event itself. */
  placementRefund: Kopecks,
});
export type EventCancellation = z.output<typeof EventCancellation>;
