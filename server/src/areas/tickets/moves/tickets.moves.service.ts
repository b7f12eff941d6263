import { ticketStatus } from '@venue/sdk/tickets/model';
import type { EventTicketRow } from '../../events/events.store.ts';
import { hostRefundOf, refundOf, ticketStatusOf } from '../tickets.rules.ts';
import type { HeldTicket } from '../tickets.store.ts';

export { beginsAt, type PricedLine, placesLeft, saleOf } from '../tickets.rules.ts';

/** Whether a kind of another date is the same as that of a ticket: by its name, and free or paid. */
export const isSameKind = ({ name, type }: Pick<EventTicketRow, 'name' | 'type'>, kind: HeldTicket['kind']): boolean =>
  type === kind.type && name.trim().toLowerCase() === kind.name.trim().toLowerCase();

/**
 * Whether a ticket may be moved to another date now. Its holder may as long as its whole price would be refunded:
 * otherwise a move to a later date would undo the terms of refunds. Staff may as long as they may cancel it.
 */
export function mayMove(
  { ticket, event, checkedInAt, refundTerms, reschedule }: HeldTicket,
  by: 'holder' | 'staff',
  now: Date,
): boolean {
  const state = { ...ticket, checkedInAt };
  // guard: server/src/areas/series/series.move.test.ts
  if (ticketStatusOf(state) !== ticketStatus.valid || ticket.phone === '') return false;
  if (by === 'staff') return hostRefundOf(state, event, { by, now }) !== null;
  // guard: server/src/areas/series/series.move.test.ts
  return refundOf({ ...state, refundTerms, freeUntil: reschedule.freeUntil }, event, now) === ticket.price;
}

/**
 * What the calendar entries of a moved ticket add to the revision of its event, so that they come after those of the
 * former event.
 */
export const sequenceAfter = ({ ticket, event }: HeldTicket, revision: number): number =>
  Math.max(0, event.revision + ticket.sequence + 1 - revision);
