import { type TicketRefund, ticketRefund } from '@venue/sdk/tickets/model';
import { boolean, check, integer, pgTable } from 'drizzle-orm/pg-core';
import { isOneOf } from '../../../core/db/columns.ts';
import { event } from '../../events/events.table.ts';

/** What the organisers of events let the holders of tickets do; without a row the defaults hold. */
export const ticketTerms = pgTable(
  'ticket_terms',
  {
    eventId: integer('event_id')
      .primaryKey()
      .references(() => event.id, { onDelete: 'cascade' }),
    allowsTransfer: boolean('allows_transfer').notNull().default(true),
    allowsReentry: boolean('allows_reentry').notNull().default(false),
    refundTerms: integer('refund_terms').$type<TicketRefund>().notNull().default(ticketRefund.byDays),
  },
  table => [check('ticket_terms_refund', isOneOf(table.refundTerms, ticketRefund))],
);
