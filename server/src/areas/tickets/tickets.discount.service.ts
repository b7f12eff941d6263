import { ticketOrderStatus } from '@venue/sdk/tickets/model';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { publish } from '../../core/publish.ts';
import { eventById } from '../events/events.store.ts';
import { paymentsOf } from '../payments/payments.store.ts';
import { issueFree } from './line/tickets.offer.service.ts';
import { ticketMessages } from './tickets.messages.ts';
import { dueOf, isOffered, totalOf } from './tickets.rules.ts';
import { BUYER } from './tickets.service.ts';
import * as store from './tickets.store.ts';

/** Whether an order, whose lock the caller holds, waits to be paid, and nobody has begun to pay it: then its price may change. */
export async function awaitsPrice(tx: Db, order: store.OrderOfEvent, now: Date): Promise<boolean> {
  const { status, payUntil } = order;
  if (status !== ticketOrderStatus.held || payUntil === null || payUntil <= now) return false;
  const event = await eventById(tx, order.eventId);
  if (!event || !isOffered(event, now)) return false;
  const payments = await paymentsOf(tx, { kind: 'ticketOrder', id: order.id });
  return payments.every(payment => payment.status !== 'pending');
}

export { dueOf };

/** What an order costs without a discount. */
export const fullPriceBefore = async (tx: Db, { id }: store.TicketOrderRow): Promise<number> =>
  totalOf(await store.linesOfOrder(tx, id));

/**
 * Gives an unpaid order, whose lock the caller holds, a price with another discount. The tickets of one of which nothing
 * is left to pay then are issued at once.
 */
export async function setTotal(
  tx: Db,
  works: Pick<Context, 'now' | 'config'>,
  order: store.OrderOfEvent,
  total: number,
  what: string,
): Promise<void> {
  const { now } = works;
  await store.changeOrder(tx, order.id, { total });
  await store.noteOrder(tx, order.id, { at: now, who: BUYER, what });
  await issueIfPaid(tx, works, order);
}

/** Issues the tickets of an order, whose lock the caller holds, once discounts and certificates leave nothing to pay. */
export async function issueIfPaid(
  tx: Db,
  works: Pick<Context, 'now' | 'config'>,
  { id }: store.OrderOfEvent,
): Promise<void> {
  // Read anew: a trigger on the total changes what certificates pay.
  const order = await store.orderOfEvent(tx, { id });
  if (!order) return;
  if (dueOf(order) > 0) return publish(tx, works.now, ticketMessages(order, 'payment'));
  const what =
    order.total === 0
      ? 'Билеты выданы без\u00a0оплаты: стоимость покрыла скидка'
      : 'Билеты выданы: оплачены сертификатом';
  await issueFree(tx, works, order, what);
}
