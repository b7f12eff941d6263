import * as z from 'zod/mini';
import { HistoryEntry, paidBy, paymentStatus, Refund } from '../bookings/bookings.model.ts';
import { schemaOf } from '../core/enums.ts';
import { Day, Id, Instant, Kopecks, QueryInt } from '../core/fields.ts';
import { accountState } from '../profile/profile.account.model.ts';
import { ticketOrderStatus, ticketStatus } from './tickets.states.ts';

/** An order of tickets as staff see it. */
export const AdminTicketOrder = z.object({
  orderId: Id,
  orderStatus: ticketOrderStatus.schema,
  eventId: Id,
  eventTitle: z.string(),
  /** Whoever ordered; a guest has no account. */
  buyerName: z.string(),
  phone: z.string(),
  userId: z.nullable(Id),
  accountState: z.nullable(schemaOf(accountState)),
  places: z.int(),
  total: Kopecks,
  /** What goes back of it, or has gone. */
  returned: Kopecks,
  createdAt: Instant,
  paidAt: z.nullable(Instant),
});
export type AdminTicketOrder = z.output<typeof AdminTicketOrder>;

/** What the staff's list may be filtered by; days are those on which orders were made. */
export const TicketOrderFilters = z.object({
  status: z.optional(z.pipe(QueryInt, ticketOrderStatus.schema)),
  eventId: z.optional(QueryInt),
  from: z.optional(Day),
  to: z.optional(Day),
});

/** One order with everything staff need to answer its buyer. */
export const AdminTicketOrderCard = z.extend(AdminTicketOrder, {
  /** When its event begins: a day, and a time of it. */
  date: Day,
  time: z.string(),
  /** Until when a payment may be started; null for free ones. */
  payUntil: z.nullable(Instant),
  lines: z.array(z.object({ ticketId: Id, ticketName: z.string(), count: z.int(), ticketPrice: Kopecks })),
  tickets: z.array(
    z.object({
      ticketNumber: Id,
      ticketName: z.string(),
      ticketStatus: ticketStatus.schema,
      price: Kopecks,
      checkedInAt: z.nullable(Instant),
      /** What goes back if staff cancel it, null when they cannot; of a cancelled one, what did. */
      refund: z.nullable(Kopecks),
    }),
  ),
  payments: z.array(
    z.object({
      id: z.string(),
      status: schemaOf(paymentStatus),
      sum: Kopecks,
      at: Instant,
      by: schemaOf(paidBy),
    }),
  ),
  refunds: z.array(z.extend(Refund, { refundId: Id })),
  history: z.array(HistoryEntry),
  /** `retryRefund`: a refund was refused. `resend`: the link to the tickets may be sent again. */
  can: z.array(z.enum(['cancel', 'resend', 'retryRefund'])),
});
export type AdminTicketOrderCard = z.output<typeof AdminTicketOrderCard>;
