import * as z from 'zod/mini';
import { Id, Instant, Kopecks } from '../core/fields.ts';
import { ticketOrderStatus } from './tickets.states.model.ts';

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
  places: z.int(),
  total: Kopecks,
  /** What goes back of it, or has gone. */
  returned: Kopecks,
  createdAt: Instant,
  paidAt: z.nullable(Instant),
});
export type AdminTicketOrder = z.output<typeof AdminTicketOrder>;
