import * as z from 'zod/mini';
import { Id, Kopecks } from '../core/schema/fields.ts';

/**
 * How much of the payment for an event is refunded when its organiser cancels it: the percentage up to so many days
 * before the beginning, nothing later. When staff cancel it, all of it is refunded.
 */
export const eventRefundTerms = [
  { days: 10, percent: 100 },
  { days: 5, percent: 50 },
  { days: 3, percent: 30 },
] as const;

/** What cancelling an event with tickets would do. */
export const EventCancellation = z.object({
  /** Valid tickets. */
  tickets: z.int(),
  /** People who hold the tickets. */
  guests: z.int(),
  /** The refund to them, in kopecks. */
  refund: Kopecks,
  /** Orders awaiting payment: they end, and a payment that still arrives is refunded. */
  unpaid: z.int(),
  /** The refund to the organiser of what was paid for the event itself. */
  placementRefund: Kopecks,
  /** Its last reschedule; null without one. */
  lastReschedule: z.nullable(Id),
});
export type EventCancellation = z.output<typeof EventCancellation>;
