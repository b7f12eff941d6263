import { ApiFailure } from '@venue/sdk';
import type { Db } from '../../core/db/database.ts';
import { post } from '../../core/outbox.ts';
import { publish } from '../../core/publish.ts';
import { sendBack } from '../payments/payments.service.ts';
import { ticketMessages } from './tickets.messages.ts';
import { ticketPayable } from './tickets.payable.ts';
import { givePlacesBack } from './tickets.places.store.ts';
import * as store from './tickets.store.ts';

interface GivenUp {
  /** What comes back, in kopecks. */
  readonly sum: number;
  readonly why: string;
  readonly who: string;
  readonly now: Date;
  /** What the holder is written where it was not they who cancelled it. */
  readonly reason?: string;
}

/**
 * Cancels a ticket of an event the caller holds locked: its place is free, its money is on its way back, its holder is
 * told. Throws `move_not_allowed` when it has been cancelled.
 */
export async function giveUp(tx: Db, held: store.HeldTicket, { sum, why, who, now, reason }: GivenUp): Promise<void> {
  const { id, orderId, eventId, ticketId, userId, phone } = held.ticket;
  if (!(await store.cancelTicket(tx, id, sum, now))) throw new ApiFailure('move_not_allowed');
  await givePlacesBack(tx, eventId, [{ ticketId, count: 1 }], 'sold');
  const order = orderId === null ? undefined : await store.orderOfEvent(tx, { id: orderId });
  if (order) {
    await store.noteOrder(tx, order.id, { at: now, who, what: `Билет № ${id} отменён. ${why}` });
    if (sum > 0) await sendBack(tx, ticketPayable, order, { sum, why: `Билет № ${id}. ${why}`, inPart: true }, now);
  }
  const about = { id, title: held.event.title, refund: sum };
  // Whoever had their account deleted left no phone.
  if (reason !== undefined && phone !== '')
    await post(tx, now, { event: 'ticket.cancelledByHost', to: phone, about: { ...about, reason } });
  else if (held.ticket.price > 0) await post(tx, now, { event: 'ticket.cancelled', to: phone, about });
  publish(tx, now, ticketMessages({ userId, eventId, eventTitle: held.event.title }, 'cancelled'));
}
