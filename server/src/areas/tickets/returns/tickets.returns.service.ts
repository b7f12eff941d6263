import { ApiFailure, plural } from '@venue/sdk';
import { ticketStatus } from '@venue/sdk/tickets/model';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { tell } from '../../../core/outbox.ts';
import { takeBack } from '../cancellation/tickets.cancellation.service.ts';
import { eventOf, goneFiles, holderReach, ordersOf } from '../letters/tickets.letters.service.ts';
import { type Confirmation, findTicket, isCallers, mustBeHolder, refuseUnknown } from '../tickets.read.service.ts';
import { paidFor, ticketStatusOf } from '../tickets.rules.ts';
import { BUYER } from '../tickets.service.ts';
import * as store from '../tickets.store.ts';

/** Tickets as whoever has their code, or the key of their order, holds them. */
export interface Holding {
  readonly eventId: number;
  readonly tickets: readonly store.HeldTicket[];
  /** Whether the reader may give them back without a code: by the account, or by the key, which only the buyer has. */
  readonly isOwn: boolean;
}

/**
 * The ticket with this code, or the tickets of the order with this key that are still with its buyer. Throws
 * `not_found`, `ticket_replaced`, and `rate_limited` after too many unknown ones.
 */
export async function readHolding(context: Context, slug: string): Promise<Holding> {
  const { db } = context;
  const held = await findTicket(db, slug);
  if (held) return { eventId: held.event.id, tickets: [held], isOwn: await isCallers(context, held) };
  const order = await store.orderOfEvent(db, { key: slug });
  if (!order) return refuseUnknown(context);
  const all = await store.ticketsOfOrder(db, order.id);
  // One that was given to somebody else is theirs.
  const own = all.filter(({ ticket }) => ticket.phone === order.phone && ticket.userId === order.userId);
  const valid = new Set(own.filter(({ ticket }) => ticket.cancelledAt === null).map(({ event }) => event.id));
  // All may have been moved to another date; of several dates it is that of the order.
  const [eventId = order.eventId] = valid.has(order.eventId) ? [order.eventId] : valid;
  return { eventId, tickets: own.filter(({ event }) => event.id === eventId), isOwn: true };
}

/** Throws unless the reader may give these tickets back: what `mustBeHolder` throws. */
export async function mustBeTheirs(
  context: Context,
  { tickets: [first], isOwn: theirs }: Holding,
  confirmation: Confirmation | undefined,
): Promise<void> {
  // guard: server/src/areas/reschedules/reschedules.choice.test.ts
  if (first && (confirmation || !theirs)) await mustBeHolder(context, first, confirmation);
}

/** Whether a ticket may still be given back: it was neither used nor cancelled. */
export const isReturnable = ({ ticket, checkedInAt }: store.HeldTicket): boolean =>
  ticketStatusOf({ ...ticket, checkedInAt }) === ticketStatus.valid;

/** What was paid for a ticket, all of which goes back. */
export const wholePrice = ({ ticket }: store.HeldTicket): number => paidFor(ticket);

/**
 * Gives tickets of one holder back for their whole price: frees their places, requests one refund, and tells the holder
 * once. The caller holds their event locked. Throws `move_not_allowed` for one that was used or cancelled.
 */
export async function returnWhole(
  tx: Db,
  context: Context,
  held: readonly store.HeldTicket[],
  why: string,
): Promise<void> {
  const { now } = context;
  const [first] = held;
  // guard: server/src/areas/reschedules/reschedules.race.test.ts
  if (!first || !held.every(isReturnable)) throw new ApiFailure('move_not_allowed');
  const parts = held.map(each => ({ held: each, sum: wholePrice(each) }));
  await takeBack(tx, parts, { why, who: BUYER, now });
  const refund = parts.reduce((all, { sum }) => all + sum, 0);
  const to = await holderReach(tx, first.ticket);
  await tell(tx, context, {
    event: 'ticket.returned',
    // guard: server/src/areas/reschedules/reschedules.letters.test.ts
    of: ordersOf(held),
    // Whoever orders free tickets may name anybody's phone, and would have it get an SMS for each.
    to: refund === 0 ? { ...to, phone: '' } : to,
    about: {
      ...eventOf(first.event),
      tickets: plural(held.length, 'билет', 'билета', 'билетов'),
      refund,
      // Somebody else paid, and gets it.
      isPassedOn: held.every(({ ticket }) => ticket.transferredAt !== null),
    },
    files: () =>
      goneFiles(
        tx,
        held.map(({ ticket }) => ticket.id),
        context,
      ),
  });
}
