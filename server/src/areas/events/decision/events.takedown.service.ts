import { dayOf, formatMoney } from '@venue/sdk';
import { eventStatus } from '@venue/sdk/events/model';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { publish } from '../../../core/publish.ts';
import { closeApplication } from '../../applications/applications.service.ts';
import { sendBack } from '../../payments/payments.service.ts';
import { mayGo, placementBack } from '../events.rules.ts';
import { note, statusMessage } from '../events.service.ts';
import * as store from '../events.store.ts';
import { eventPayable } from '../payment/events.payable.ts';

type Row = store.EventTableRow;
type Who = 'organiser' | 'staff';

/** The refund of the event's price when it is taken down now: by the terms for its organiser, in full for staff. */
export const placementRefund = (row: Row, by: Who, now: Date): number =>
  // guard: server/src/areas/tickets/cancellation/tickets.cancellation.test.ts
  row.paidAt === null ? 0 : by === 'staff' ? (row.price ?? 0) : placementBack(row, now);

/** Whether an event may be cancelled together with its tickets: until it is over. */
export const mayBeCancelled = ({ status, taken, lastDay }: Row, now: Date): boolean =>
  // guard: server/src/areas/tickets/cancellation/tickets.cancellation.test.ts
  taken > 0 && mayGo(status, 'delete') && lastDay >= dayOf(now);

interface TakeDown {
  readonly by: Who;
  /** Who closes the application by this decision; null for the organiser. */
  readonly closedBy: number | null;
  /** Why it is cancelled with its tickets, which is final. Without a reason staff may restore it. */
  readonly reason?: string;
}

/**
 * Takes an event, which the caller holds locked, off the site: it is deleted, its payment is refunded, and its
 * application is closed.
 */
export async function takeDown(
  tx: Db,
  context: Context,
  before: Row,
  { by, closedBy, reason }: TakeDown,
): Promise<Row> {
  const { now } = context;
  const { id: eventId } = before;
  // guard: server/src/areas/tickets/cancellation/tickets.cancellation.test.ts
  const after = await store.changeEvent(tx, eventId, {
    status: eventStatus.deleted,
    // The payment is refunded, so a restored event must be paid again; so must one whose payment was in progress.
    deletedFrom:
      before.paidAt === null && before.status !== eventStatus.processing ? before.status : eventStatus.awaitingPayment,
    paidAt: null,
    cancelledAt: reason === undefined ? null : now,
    updatedAt: now,
  });
  // Staff refund in full. For the organiser the refund follows the terms and may be zero.
  const request =
    by === 'staff' ? { why: 'Удалено площадкой' } : { why: 'Удалено организатором', sum: placementBack(before, now) };
  // guard: server/src/areas/events/payment/events.payment.test.ts
  const back = before.paidAt === null ? 0 : await sendBack(tx, eventPayable, after, request, now);
  const money = back > 0 ? `Возвращаем за\u00a0размещение ${formatMoney(back)}` : '';
  await note(
    tx,
    context,
    after,
    reason === undefined ? 'delete' : 'cancel',
    [reason, money].filter(Boolean).join('. '),
  );
  await closeApplication(tx, now, { kind: 'event', objectId: eventId, by: closedBy });
  publish(tx, now, [statusMessage(after)]);
  return after;
}
