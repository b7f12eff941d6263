import * as z from 'zod/mini';
import { defineEnum, schemaOf } from '../core/schema/enums.ts';

/** How much is refunded when a holder cancels a ticket, among which the organiser of an event chooses. */
export const ticketRefund = defineEnum({
  byDays: { id: 1, label: 'За\u00a010 дней всё, за\u00a05 половина, за\u00a03 треть, позже ничего' },
  untilThreeDays: { id: 2, label: 'Полностью до\u00a0трёх дней до\u00a0начала, позже ничего' },
  untilDay: { id: 3, label: 'Полностью до\u00a0суток до\u00a0начала, позже ничего' },
  untilStart: { id: 4, label: 'Всегда полностью до\u00a0начала' },
});
export type TicketRefund = (typeof ticketRefund.ids)[number];

interface RefundStep {
  /** So many days before the beginning, and earlier. */
  readonly days: number;
  readonly percent: number;
}

/**
 * The least that the law wants for entertainment (law on culture, article 52.1): the percentage of the price up to so
 * many days before the beginning, nothing later. No terms may be below.
 */
export const ticketRefundTerms: readonly RefundStep[] = [
  { days: 10, percent: 100 },
  { days: 5, percent: 50 },
  { days: 3, percent: 30 },
];

/** The steps of each terms, the earliest first. */
export const ticketRefundSteps: Readonly<Record<TicketRefund, readonly RefundStep[]>> = {
  [ticketRefund.byDays]: ticketRefundTerms,
  [ticketRefund.untilThreeDays]: [{ days: 3, percent: 100 }],
  [ticketRefund.untilDay]: [{ days: 1, percent: 100 }],
  [ticketRefund.untilStart]: [{ days: 0, percent: 100 }],
};

/** What the organiser of an event lets the holders of its tickets do. */
export const TicketTerms = z.object({
  /** Whether holders may give their tickets to others and correct the names on them. */
  allowsTransfer: z.boolean(),
  /** Whether guests may go out and come in again. */
  allowsReentry: z.boolean(),
  /** What is refunded of tickets that are bought from now on. */
  refundTerms: schemaOf(ticketRefund),
});
export type TicketTerms = z.output<typeof TicketTerms>;
