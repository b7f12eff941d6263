import { ApiFailure, dayOf } from '@venue/sdk';
import { eventKind, eventStatus } from '@venue/sdk/events/model';
import {
  type TicketRefund,
  ticketLimits,
  ticketOrderStatus,
  ticketRefundSteps,
  ticketSale,
  ticketStatus,
} from '@venue/sdk/tickets/model';
import { GRACE_MS } from '../../area/payable.ts';
import { spread } from '../../core/spread.ts';
import type { EventTableRow, EventTicketRow } from '../events/events.store.ts';

const DAY_MS = 24 * 60 * 60_000;

/** A moment in the venue's local time. */
const momentAt = (day: string, time: string): Date => new Date(`${day}T${time}:00+05:00`);

type Days = Pick<EventTableRow, 'date' | 'time' | 'dateEnd' | 'timeEnd'>;

/** When an event begins. */
export const beginsAt = ({ date, time }: Pick<Days, 'date' | 'time'>): Date => momentAt(date, time);

/** From when its tickets are checked in. */
export const doorsOpenAt = (
  event: Pick<Days, 'date' | 'time'>,
  { checkinHoursBefore }: { readonly checkinHoursBefore: number },
): Date => new Date(beginsAt(event).getTime() - checkinHoursBefore * 60 * 60_000);

/** When it ends; the end of its last day if no time is set. */
const endsAt = ({ date, dateEnd, timeEnd }: Days): Date =>
  timeEnd === null
    ? new Date(momentAt(dateEnd ?? date, '00:00').getTime() + DAY_MS)
    : momentAt(dateEnd ?? date, timeEnd);

/** Whether everybody may order tickets of an event: it is published, not an announcement, and not over. */
// guard: tickets.test.ts, tickets.people.test.ts
export const isOffered = (
  { status, kind, lastDay }: Pick<EventTableRow, 'status' | 'kind' | 'lastDay'>,
  now: Date,
): boolean => status === eventStatus.published && kind === eventKind.event && lastDay >= dayOf(now);

type Kind = Pick<EventTicketRow, 'quantity' | 'held' | 'sold' | 'saleFrom' | 'saleTo'>;

/** Until when a kind is sold: until its own end of sale, or until the event begins. */
export const saleEnds = ({ saleTo }: Pick<Kind, 'saleTo'>, event: Days): Date => saleTo ?? beginsAt(event);

/** Places left of a kind, and of the event where it has fewer. */
export function placesLeft(
  { quantity, held, sold }: Kind,
  { participantsLimit, taken }: Pick<EventTableRow, 'participantsLimit' | 'taken'>,
): number {
  const ofEvent = participantsLimit === null ? Number.POSITIVE_INFINITY : participantsLimit - taken;
  return Math.min(quantity - held - sold, ofEvent);
}

/** Whether a kind is sold at a moment. */
export function saleOf(
  kind: Kind,
  event: Days & Pick<EventTableRow, 'participantsLimit' | 'taken'>,
  now: Date,
): (typeof ticketSale.ids)[number] {
  if (now >= saleEnds(kind, event)) return ticketSale.closed;
  if (kind.saleFrom !== null && now < kind.saleFrom) return ticketSale.soon;
  return placesLeft(kind, event) > 0 ? ticketSale.open : ticketSale.soldOut;
}

interface Line {
  readonly ticketId: number;
  readonly count: number;
}

/** A line of an order with the price of one place. */
export interface PricedLine extends Line {
  readonly price: number;
}

/**
 * The lines of an order with their prices, one for each kind, in the order in which places are taken.
 * @throws ApiFailure `tickets_not_on_sale`, `tickets_sold_out`, `too_many_tickets` or `price_changed`
 */
export function linesOf(
  asked: readonly Line[],
  event: Parameters<typeof saleOf>[1],
  kinds: readonly EventTicketRow[],
  { total, holds, now }: { total: number; holds: number; now: Date },
): PricedLine[] {
  const counts = new Map<number, number>();
  for (const { ticketId, count } of asked) counts.set(ticketId, (counts.get(ticketId) ?? 0) + count);
  const lines = [...counts]
    .sort(([one], [other]) => one - other)
    .map(([ticketId, count]) => {
      const kind = kinds.find(each => each.id === ticketId);
      const sale = kind && saleOf(kind, event, now);
      if (!kind || sale === ticketSale.soon || sale === ticketSale.closed) throw new ApiFailure('tickets_not_on_sale');
      if (count > placesLeft(kind, event)) throw new ApiFailure('tickets_sold_out');
      return { ticketId, count, price: kind.price };
    });
  const places = lines.reduce((all, { count }) => all + count, 0);
  // guard: tickets.test.ts
  if (holds + places > ticketLimits.places) throw new ApiFailure('too_many_tickets');
  // guard: tickets.test.ts
  if (totalOf(lines) !== total) throw new ApiFailure('price_changed');
  return lines;
}

/** The price of an order. */
export const totalOf = (lines: readonly PricedLine[]): number =>
  lines.reduce((all, { count, price }) => all + count * price, 0);

/** What has to be paid of an order by other means than certificates. */
export const dueOf = ({ total, covered }: { readonly total: number; readonly covered: number }): number =>
  total - covered;

/**
 * The lines of an order with what each of their places costs in it: an order that costs less than its lines has a
 * discount, spread over its places to the kopeck.
 */
export function pricedAt<L extends PricedLine>(lines: readonly L[], total: number): (L & Places)[] {
  const places = lines.flatMap(({ count, price }) => Array<number>(count).fill(price));
  const shares = spread(totalOf(lines) - total, places);
  let first = 0;
  return lines.map(line => {
    const prices = shares.slice(first, first + line.count).map(share => line.price - share);
    first += line.count;
    return { ...line, prices, sum: prices.reduce((all, price) => all + price, 0) };
  });
}

interface Places {
  /** What each place costs. */
  readonly prices: readonly number[];
  readonly sum: number;
}

interface Hold {
  readonly status: (typeof ticketOrderStatus.ids)[number];
  readonly payUntil: Date | null;
  readonly holdUntil: Date | null;
}

/**
 * Whether a payment for an order may be started or continued now: until its deadline, and an open one within its own
 * term. The grace period after that only waits for the provider's answer.
 */
export function mayPay({ status, payUntil, holdUntil }: Hold, now: Date): boolean {
  if (status !== ticketOrderStatus.held || payUntil === null || holdUntil === null) return false;
  return payUntil > now || (holdUntil > payUntil && holdUntil.getTime() - GRACE_MS > now.getTime());
}

interface TicketState {
  readonly price: number;
  readonly cancelledAt: Date | null;
  readonly checkedInAt: Date | null;
  /** Until when it goes back for its whole price, because its event was rescheduled. */
  readonly freeUntil?: Date | null;
}

type OfStatus = Pick<EventTableRow, 'status'>;

export function ticketStatusOf({ cancelledAt, checkedInAt }: TicketState): (typeof ticketStatus.ids)[number] {
  if (cancelledAt !== null) return ticketStatus.cancelled;
  return checkedInAt === null ? ticketStatus.valid : ticketStatus.used;
}

/**
 * The refund for a ticket that its holder cancels now by the terms of its order, in kopecks, rounded down; null when it
 * may not be cancelled: it was used or cancelled, or the event has begun.
 */
export function refundOf(
  ticket: TicketState & { readonly refundTerms: TicketRefund },
  event: Days & OfStatus,
  now: Date,
): number | null {
  // The job refunds the tickets of a cancelled event in full.
  // guard: server/src/areas/tickets/cancellation/tickets.cancellation.test.ts
  if (ticketStatusOf(ticket) !== ticketStatus.valid || event.status === eventStatus.deleted) return null;
  const ahead = beginsAt(event).getTime() - now.getTime();
  // guard: tickets.test.ts
  if (ahead <= 0) return null;
  // A refund by choice ignores the terms of the order.
  // guard: server/src/areas/reschedules/reschedules.test.ts
  if (ticket.freeUntil && now < ticket.freeUntil) return ticket.price;
  const percent = ticketRefundSteps[ticket.refundTerms].find(({ days }) => ahead >= days * DAY_MS)?.percent ?? 0;
  return Math.floor((ticket.price * percent) / 100);
}

interface Changeable {
  readonly ticket: Omit<TicketState, 'checkedInAt'> & { readonly phone: string };
  readonly event: Days & OfStatus & { readonly allowsTransfer: boolean };
  readonly checkedInAt: Date | null;
}

/**
 * Whether the holder of a ticket may correct the name on it or give it away: it is neither used nor cancelled, its event
 * is not over, and the organiser allows it.
 */
export function mayChangeHolder({ ticket, event, checkedInAt }: Changeable, now: Date): boolean {
  // guard: server/src/areas/tickets/transfer/tickets.transfer.test.ts
  if (ticketStatusOf({ ...ticket, checkedInAt }) !== ticketStatus.valid) return false;
  // guard: server/src/areas/tickets/transfer/tickets.transfer.test.ts
  return event.allowsTransfer && event.status !== eventStatus.deleted && endsAt(event) > now && ticket.phone !== '';
}

/**
 * The refund when the organiser or the venue cancels a guest's ticket, in kopecks: everything that was paid for it.
 * Null when it may not be cancelled: it was used or cancelled, the event is cancelled, or it is over and the organiser
 * asks.
 */
export function hostRefundOf(
  ticket: TicketState & { readonly orderId: number | null },
  event: Days & OfStatus,
  { by, now }: { by: 'organiser' | 'staff'; now: Date },
): number | null {
  if (ticketStatusOf(ticket) !== ticketStatus.valid || event.status === eventStatus.deleted) return null;
  // guard: server/src/areas/tickets/cancellation/tickets.cancellation.test.ts
  if (by === 'organiser' && endsAt(event) <= now) return null;
  return paidFor(ticket);
}

/** What was paid for a ticket here: one without an order was given away. */
export const paidFor = ({ orderId, price }: { readonly orderId: number | null; readonly price: number }): number =>
  orderId === null ? 0 : price;
