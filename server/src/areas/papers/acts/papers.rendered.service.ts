import { ApiFailure, dayOf } from '@venue/sdk';
import { bookingStatus } from '@venue/sdk/bookings/model';
import { eventEnd } from '@venue/sdk/event-requests/model';
import type { Act } from '@venue/sdk/papers/model';
import type { Db } from '../../../core/db/database.ts';
import { timesOf } from '../../event-requests/event-requests.estimate.store.ts';
import { requestById } from '../../event-requests/event-requests.store.ts';
import { bookingsOf, orderOfInvoice } from '../money/papers.money.store.ts';

type Dates = Pick<Act, 'actDate' | 'actTo'>;

/** Whether the dates of an act say that its services were rendered: its period is over, and its date is no earlier. */
export const saysRendered = ({ actDate, actTo }: Dates, today: string): boolean => actTo <= actDate && actDate <= today;

/**
 * Refuses to issue an act of services that are still ahead, by its dates or by the bookings or the event it is for.
 * @throws ApiFailure services_ahead
 */
export async function mustBeRendered(tx: Db, act: Dates & Pick<Act, 'invoiceId'>, now: Date): Promise<void> {
  const end = act.invoiceId === null ? null : await endOf(tx, act.invoiceId);
  // guard: server/src/areas/agreements/agreements.test.ts
  if (!saysRendered(act, dayOf(now)) || (end !== null && end > now)) throw new ApiFailure('services_ahead');
}

/** When the last booking of an invoice, or its event, is over; null for an invoice of neither. */
async function endOf(tx: Db, invoiceId: number): Promise<Date | null> {
  const order = await orderOfInvoice(tx, invoiceId);
  if (!order) return null;
  const request = order.eventRequestId === null ? undefined : await requestById(tx, order.eventRequestId);
  if (request) return eventEnd(timesOf(request));
  const held = (await bookingsOf(tx, order.orderIds)).filter(({ status }) => status !== bookingStatus.cancelled);
  return held.length === 0 ? null : new Date(Math.max(...held.map(({ lastEnd }) => lastEnd.getTime())));
}
