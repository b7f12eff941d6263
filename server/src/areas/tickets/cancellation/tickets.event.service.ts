import { ApiFailure, formatDate } from '@venue/sdk';
import type { EventCancellation } from '@venue/sdk/events/model';
import { actorOf, type Context } from '../../../core/context.ts';
import { afterCommit } from '../../../core/db/afterCommit.ts';
import type { Db } from '../../../core/db/database.ts';
import { writtenFrom } from '../../../core/night.ts';
import { tell } from '../../../core/outbox.ts';
import { publish } from '../../../core/publish.ts';
import { mayBeCancelled, placementRefund } from '../../events/decision/events.takedown.service.ts';
import type { EventTableRow } from '../../events/events.store.ts';
import { mustNotHaveMoved } from '../../events/reschedules/events.reschedules.service.ts';
import { lastReschedule } from '../../events/reschedules/events.reschedules.store.ts';
import { sendBack } from '../../payments/payments.service.ts';
import { eventOf, goneFiles, holderReach, ordersOf } from '../letters/tickets.letters.service.ts';
import { ticketMessages } from '../tickets.messages.ts';
import { ticketPayable } from '../tickets.payable.ts';
import { givePlacesBack } from '../tickets.places.store.ts';
import { paidFor } from '../tickets.rules.ts';
import { letGo } from '../tickets.service.ts';
import * as store from '../tickets.store.ts';
import { byHolder } from './tickets.cancellation.service.ts';
import * as cancel from './tickets.cancellation.store.ts';

type Who = 'organiser' | 'staff';

/** What cancelling an event with its tickets would do. Throws `move_not_allowed` when it may not be cancelled. */
export async function cancellationOf(db: Db, row: EventTableRow, by: Who, now: Date): Promise<EventCancellation> {
  if (!mayBeCancelled(row, now)) throw new ApiFailure('move_not_allowed');
  return {
    ...(await cancel.standingOf(db, row.id)),
    unpaid: (await cancel.heldOrders(db, row.id)).length,
    placementRefund: placementRefund(row, by, now),
    lastReschedule: (await lastReschedule(db, row.id))?.id ?? null,
  };
}

interface Confirmed extends Pick<EventCancellation, 'tickets' | 'refund' | 'placementRefund'> {
  readonly reason: string;
  /** The last reschedule that was known; undefined accepts any. */
  readonly seenReschedule?: number | null | undefined;
}

/**
 * Begins to cancel an event, which the caller holds locked and takes down: its unpaid orders end, and a job cancels its
 * tickets. Throws `move_not_allowed`, `guests_changed` when the numbers differ from the confirmed ones, and what
 * `mustNotHaveMoved` throws.
 */
export async function beginCancellation(
  tx: Db,
  context: Context,
  before: EventTableRow,
  by: Who,
  { reason, seenReschedule, ...seen }: Confirmed,
): Promise<void> {
  const { now } = context;
  await mustNotHaveMoved(tx, context, before, by, seenReschedule);
  const is = await cancellationOf(tx, before, by, now);
  // guard: tickets.cancellation.test.ts
  if (is.tickets !== seen.tickets || is.refund !== seen.refund || is.placementRefund !== seen.placementRefund)
    throw new ApiFailure('guests_changed');
  for (const order of await cancel.heldOrders(tx, before.id)) {
    await letGo(tx, order, 'event', now);
    publish(tx, now, ticketMessages({ ...order, eventTitle: before.title }, 'cancelled'));
  }
  const { userId: byId, name: who } = actorOf(context);
  await cancel.addCancellation(tx, { eventId: before.id, at: now, byId, who, reason });
  afterCommit(tx, context.ports.nudge);
}

/** Cancels the tickets of one order of a cancelled event, with a full refund and a message: all of it or nothing. */
export async function cancelBundle(
  tx: Db,
  { eventId, reason, title, date }: cancel.OpenCancellation,
  bundle: cancel.Bundle,
  works: Pick<Context, 'now' | 'config'>,
): Promise<void> {
  const { now } = works;
  await store.lockTickets(tx, await cancel.ticketsOfBundle(tx, eventId, bundle), eventId);
  // Another server may have done it already.
  const held = await cancel.ticketsOfBundle(tx, eventId, bundle);
  const [first] = held;
  if (!first) return;
  for (const { ticket } of held) await store.cancelTicket(tx, ticket.id, paidFor(ticket), now);
  await givePlacesBack(
    tx,
    eventId,
    held.map(({ ticket: { ticketId } }) => ({ ticketId, count: 1 })),
    'sold',
  );
  const sum = held.reduce((all, { ticket }) => all + paidFor(ticket), 0);
  const order = bundle.orderId === null ? undefined : await store.orderOfEvent(tx, { id: bundle.orderId });
  if (order) {
    const why = `Мероприятие отменено. ${reason}`;
    await store.noteOrder(tx, order.id, { at: now, who: 'Система', what: why });
    if (sum > 0) await sendBack(tx, ticketPayable, order, { sum, why, inPart: true }, now);
  }
  const day = formatDate(`${date}T12:00:00+05:00`);
  for (const [{ ticket, event }, theirs] of byHolder(held, each => each)) {
    const { phone, userId, transferredAt } = ticket;
    const isPassedOn = transferredAt !== null;
    const refund = theirs.reduce((all, each) => all + paidFor(each.ticket), 0);
    // The page of the order is the buyer's alone.
    // guard: server/src/areas/tickets/transfer/tickets.transfer.test.ts
    const key = isPassedOn ? undefined : order?.key;
    if (phone !== '')
      await tell(tx, works, {
        event: 'ticket.eventCancelled',
        of: ordersOf(theirs),
        to: await holderReach(tx, ticket),
        about: { ...eventOf(event), day, refund, isPassedOn, reason, link: linkOf(works.config, key) },
        ...(key === undefined ? {} : { secret: key }),
        // guard: tickets.cancellation.test.ts
        notBefore: writtenFrom([date], now),
        files: () =>
          goneFiles(
            tx,
            theirs.map(each => each.ticket.id),
            works,
          ),
      });
    publish(tx, now, ticketMessages({ userId, eventId, eventTitle: title }, 'cancelled'));
  }
}

/** Where the buyer of an order follows the refund. */
const linkOf = ({ publicUrl }: Context['config'], key: string | undefined): string =>
  key === undefined ? '' : `${publicUrl}/app/tickets/order/${key}`;
