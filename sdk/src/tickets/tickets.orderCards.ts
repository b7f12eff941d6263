import * as z from 'zod/mini';
import { HistoryEntry, paidBy, paymentStatus, Refund } from '../bookings/bookings.model.ts';
import { schemaOf } from '../core/schema/enums.ts';
import { Day, Id, Instant, Kopecks, QueryInt } from '../core/schema/fields.ts';
import { InputDay } from '../core/schema/inputDates.ts';
import { accountState } from '../profile/profile.account.model.ts';
import { OtherTicketDate, TicketChange } from './tickets.guestList.ts';
import { ticketOrderStatus, ticketStatus } from './tickets.states.ts';
import { ticketRefund } from './tickets.terms.ts';

/** An order of tickets as staff see it. */
export const AdminTicketOrder = z.object({
  orderId: Id,
  orderStatus: ticketOrderStatus.schema,
  eventId: Id,
  eventTitle: z.string(),
  /** Name of the buyer; a guest has no account. */
  buyerName: z.string(),
  phone: z.string(),
  userId: z.nullable(Id),
  accountState: z.nullable(schemaOf(accountState)),
  places: z.int(),
  total: Kopecks,
  /** Refunded, or on its way back. */
  returned: Kopecks,
  createdAt: Instant,
  paidAt: z.nullable(Instant),
});
export type AdminTicketOrder = z.output<typeof AdminTicketOrder>;

/** Filters of the staff's list; the days are those on which orders were made. */
export const TicketOrderFilters = z.object({
  status: z.optional(z.pipe(QueryInt, ticketOrderStatus.schema)),
  eventId: z.optional(QueryInt),
  from: z.optional(InputDay),
  to: z.optional(InputDay),
});

/** One order with everything staff need to answer its buyer. */
export const AdminTicketOrderCard = z.extend(AdminTicketOrder, {
  /** Day and time at which its event begins. */
  date: Day,
  time: z.string(),
  /** Until when a payment may be started; null for free ones. */
  payUntil: z.nullable(Instant),
  /** The terms of refunds at the time of the order. */
  refundTerms: ticketRefund.schema,
  lines: z.array(z.object({ ticketId: Id, ticketName: z.string(), count: z.int(), ticketPrice: Kopecks })),
  tickets: z.array(
    z.object({
      ticketNumber: Id,
      ticketName: z.string(),
      ticketStatus: ticketStatus.schema,
      /** Whose it is now, which may be somebody else than the buyer. */
      holderName: z.string(),
      holderPhone: z.string(),
      formerHolders: z.array(TicketChange),
      /** The date it is for, if it is not that of the order. */
      movedTo: z.nullable(OtherTicketDate),
      price: Kopecks,
      checkedInAt: z.nullable(Instant),
      /** The refund if staff cancel it, null when they cannot; for a cancelled ticket, the refund made. */
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
