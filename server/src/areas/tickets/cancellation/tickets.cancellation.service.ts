import { ApiFailure, plural } from '@venue/sdk';
import type { Config } from '../../../config.ts';
import type { Db } from '../../../core/db/database.ts';
import { writtenFrom } from '../../../core/night.ts';
import { tell } from '../../../core/outbox.ts';
import { publish } from '../../../core/publish.ts';
import { sendBack } from '../../payments/payments.service.ts';
import { eventOf, goneFiles, holderReach, ordersOf } from '../letters/tickets.letters.service.ts';
import { ticketMessages } from '../tickets.messages.ts';
import { ticketPayable } from '../tickets.payable.ts';
import { givePlacesBack } from '../tickets.places.store.ts';
import * as store from '../tickets.store.ts';

interface GivenUp {
  /** The refund, in kopecks. */
  readonly sum: number;
  readonly why: string;
  readonly who: string;
  readonly now: Date;
  readonly config: Config;
  /** The reason sent to the holder when they did not cancel the ticket themselves. */
  readonly reason?: string;
}

/**
 * Cancels a ticket, whose events the caller holds locked (`lockTickets`): frees its place, requests its refund and tells its
 * holder. Throws `move_not_allowed` when it is cancelled already.
 */
export async function giveUp(tx: Db, held: store.HeldTicket, { sum, ...given }: GivenUp): Promise<void> {
  const { reason } = given;
  const { id, price, phone } = held.ticket;
  await takeBack(tx, [{ held, sum }], given);
  const about = { id, ...eventOf(held.event), refund: sum, isPassedOn: held.ticket.transferredAt !== null };
  const of = ordersOf([held]);
  const to = await holderReach(tx, held.ticket);
  const files = () => goneFiles(tx, [id], given);
  // A holder whose account was deleted has no phone.
  if (reason !== undefined && phone !== '')
    await tell(tx, given, {
      event: 'ticket.cancelledByHost',
      ...{ of, to, about: { ...about, reason }, files },
      // guard: tickets.cancellation.test.ts
      notBefore: writtenFrom([held.event.date], given.now),
    });
  else if (reason === undefined) {
    const isFree = price === 0;
    // Whoever orders free tickets may name anybody's phone, and would have it get an SMS for each that is cancelled.
    // guard: ../letters/tickets.letters.test.ts
    const reach = isFree ? { ...to, phone: '' } : to;
    await tell(tx, given, { event: 'ticket.cancelled', of, to: reach, about: { ...about, isFree }, files });
  }
}

interface Part {
  readonly held: store.HeldTicket;
  /** The refund for it. */
  readonly sum: number;
}

/** The same for several tickets of one order, with one refund and one message to each of their holders. */
export async function giveUpSeveral(
  tx: Db,
  parts: readonly Part[],
  given: Omit<GivenUp, 'sum'> & { readonly reason: string },
): Promise<void> {
  const [first, second] = parts;
  if (!first) return;
  if (!second) return giveUp(tx, first.held, { ...given, sum: first.sum });
  await takeBack(tx, parts, given);
  for (const [{ held }, theirs] of byHolder(parts, each => each.held)) {
    const { ticket, event } = held;
    if (ticket.phone === '') continue;
    await tell(tx, given, {
      event: 'ticket.severalCancelledByHost',
      of: ordersOf(theirs.map(each => each.held)),
      to: await holderReach(tx, ticket),
      about: {
        tickets: plural(theirs.length, 'билет', 'билета', 'билетов'),
        ...eventOf(event),
        refund: sumOf(theirs),
        isPassedOn: ticket.transferredAt !== null,
        reason: given.reason,
      },
      // guard: server/src/areas/tickets/transfer/tickets.transfer.test.ts
      notBefore: writtenFrom([event.date], given.now),
      files: () =>
        goneFiles(
          tx,
          theirs.map(each => each.held.ticket.id),
          given,
        ),
    });
  }
}

/**
 * Tickets of one order by whoever has them and by event, each with the first of theirs: the buyer may have given some
 * away, or moved some to another date.
 */
export function byHolder<T>(tickets: readonly T[], heldOf: (each: T) => store.HeldTicket): [first: T, all: T[]][] {
  const groups = Map.groupBy(tickets, each => {
    const { userId, phone, transferredAt, eventId } = heldOf(each).ticket;
    return `${userId} ${phone} ${transferredAt === null} ${eventId}`;
  });
  return [...groups.values()].flatMap(all => (all[0] === undefined ? [] : [[all[0], all]]));
}

const sumOf = (parts: readonly Part[]): number => parts.reduce((all, { sum }) => all + sum, 0);

/** Cancels tickets of one order, frees their places and requests one refund. Tells nobody. */
export async function takeBack(
  tx: Db,
  parts: readonly Part[],
  { why, who, now }: Omit<GivenUp, 'sum' | 'reason' | 'config'>,
): Promise<void> {
  const [first] = parts;
  if (!first) return;
  const { orderId } = first.held.ticket;
  for (const { held, sum } of parts) {
    if (!(await store.cancelTicket(tx, held.ticket.id, sum, now))) throw new ApiFailure('move_not_allowed');
    const { eventId, ticketId } = held.ticket;
    // guard: server/src/areas/series/series.money.test.ts
    await givePlacesBack(tx, eventId, [{ ticketId, count: 1 }], 'sold');
  }
  const order = orderId === null ? undefined : await store.orderOfEvent(tx, { id: orderId });
  if (order) {
    for (const { held } of parts)
      await store.noteOrder(tx, order.id, { at: now, who, what: `Билет № ${held.ticket.id} отменён. ${why}` });
    const sum = sumOf(parts);
    const numbers = `${parts.length > 1 ? 'Билеты' : 'Билет'} № ${parts.map(({ held }) => held.ticket.id).join(', ')}`;
    if (sum > 0) await sendBack(tx, ticketPayable, order, { sum, why: `${numbers}. ${why}`, inPart: true }, now);
  }
  // guard: server/src/areas/tickets/transfer/tickets.transfer.test.ts
  for (const [{ ticket, event }] of byHolder(parts, each => each.held).map(([each]) => [each.held] as const))
    publish(tx, now, ticketMessages({ ...ticket, eventTitle: event.title }, 'cancelled'));
}
