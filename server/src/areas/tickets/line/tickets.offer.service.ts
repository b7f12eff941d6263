import { ApiFailure } from '@venue/sdk';
import { ticketOrderStatus } from '@venue/sdk/tickets/model';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { lockEvent } from '../../events/events.store.ts';
import { sellHeld } from '../tickets.places.store.ts';
import { dueOf, isOffered } from '../tickets.rules.ts';
import { BUYER, issue, lockOrder } from '../tickets.service.ts';
import { changeOrder, linesOfOrder, noteOrder, type OrderOfEvent } from '../tickets.store.ts';

type Works = Pick<Context, 'now' | 'config'>;

/**
 * Issues the free tickets of an offer. Throws `not_found`, and `move_not_allowed` for an order that costs something or
 * is not held any more.
 */
export async function confirmOffer(tx: Db, works: Works, key: string): Promise<void> {
  const order = await lockOrder(tx, { key });
  if (!order) throw new ApiFailure('not_found');
  await issueFree(tx, works, order, 'Предложенные места подтверждены');
}

/**
 * Issues the tickets of a held order of which nothing is left to pay, because it costs nothing or certificates pay for
 * it; the caller holds its lock. Throws `move_not_allowed` for one that costs something or is not held any more.
 */
export async function issueFree(tx: Db, works: Works, order: OrderOfEvent, what: string): Promise<void> {
  const { now } = works;
  const event = await lockEvent(tx, order.eventId);
  const isHeld = order.status === ticketOrderStatus.held && order.holdUntil !== null && order.holdUntil > now;
  // guard: server/src/areas/ticket-waits/ticket-waits.test.ts
  if (!event || !isHeld || dueOf(order) > 0 || !isOffered(event, now)) throw new ApiFailure('move_not_allowed');
  const lines = await linesOfOrder(tx, order.id);
  await sellHeld(tx, lines);
  const paidAt = order.total > 0 ? now : null;
  await changeOrder(tx, order.id, { status: ticketOrderStatus.issued, holdUntil: null, paidAt });
  await noteOrder(tx, order.id, { at: now, who: BUYER, what });
  await issue(tx, works, order, event, lines);
}
