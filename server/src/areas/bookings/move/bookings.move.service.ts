import { ApiFailure, failure, formatMoney } from '@venue/sdk';
import { moveBooking } from '@venue/sdk/desk/admin';
import type { DeskPayment } from '@venue/sdk/desk/model';
import { actorOf, type Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { tell } from '../../../core/outbox.ts';
import { publish } from '../../../core/publish.ts';
import { reachOf } from '../../accounts/accounts.store.ts';
import { takeMoney } from '../../payments/payments.desk.service.ts';
import { sendBack } from '../../payments/payments.service.ts';
import { moneyHere } from '../../payments/payments.store.ts';
import { isClosed } from '../../rooms/rooms.opening.store.ts';
import { bookingAddedMessages, bookingDeletedMessages, bookingPaidMessages } from '../bookings.messages.ts';
import { bookingPayable } from '../bookings.payable.ts';
import { endOf, statusAt } from '../bookings.rules.ts';
import * as store from '../bookings.store.ts';
import type { DeskPriced } from '../desk/bookings.desk.request.ts';
import { latestOf } from '../desk/bookings.desk.service.ts';
import { stayFiles, stayOf } from '../desk/bookings.stay.service.ts';
import { addedTo, whenAndWhere } from './bookings.pending-move.service.ts';

type Row = store.BookingRow;

/**
 * Whether staff may change the hours, room, tariff or extras of a booking: until its last hour is over, unless it is
 * cancelled or being paid.
 */
export function mayMoveBooking(row: Row, now: Date): boolean {
  const status = statusAt(row, now);
  return (status === store.bookingState.awaitingPayment || status === store.bookingState.paid) && row.lastEnd > now;
}

interface Change {
  readonly roomId: number;
  readonly price: number;
  /** The additional payment, as staff saw it. */
  readonly due: number;
  /** The sum to return, as staff saw it. */
  readonly back: number;
  /** How the additional payment is made; null if nothing is due now. */
  readonly by: DeskPayment | null;
}

/**
 * Changes the hours, room, tariff or extras of a booking; the caller holds its lock. The old hours are freed and the
 * new ones taken in one transaction, so the booking has either all new hours or all old ones. If a paid booking gets
 * more expensive, the difference is paid at once; if it gets cheaper, the difference is refunded.
 * @throws ApiFailure move_not_allowed, price_changed, sum_changed, slot_taken, slot_invalid
 */
export async function changeHours(tx: Db, context: Context, row: Row, asked: DeskPriced, change: Change): Promise<Row> {
  const { now } = context;
  const { hours, buffers, tariff, quote } = asked;
  const [first, last] = [hours[0], hours.at(-1)];
  if (!mayMoveBooking(row, now)) throw new ApiFailure('move_not_allowed');
  if (!first || !last) throw new ApiFailure('slot_invalid');
  if (quote.price !== change.price) throw failure(moveBooking, 'price_changed', { data: quote });
  const isPaid = row.status === store.bookingState.paid;
  const more = isPaid ? quote.price - (await moneyHere(tx, { kind: 'booking', id: row.id })) : 0;
  const [due, back] = [Math.max(0, more), Math.max(0, -more)];
  if (due !== change.due || back !== change.back || due > 0 !== (change.by !== null))
    throw new ApiFailure('sum_changed');

  const latest = latestOf(hours, now);
  const until = (at: Date | null) => (at && at > latest ? latest : at);
  const values = {
    roomId: change.roomId,
    tariffId: tariff.id,
    tariffTitle: tariff.title,
    hours: [...hours],
    buffers: [...buffers],
    firstStart: first,
    lastEnd: endOf(last),
    ...quote,
    payUntil: until(row.payUntil),
    expiresAt: until(row.expiresAt),
  };
  const taker = values.expiresAt
    ? ({ kind: 'hold', bookingId: row.id, expiresAt: values.expiresAt } as const)
    : ({ kind: 'booking', bookingId: row.id } as const);
  const changed = await store.moveHours(tx, row.id, values, taker, now);
  if (!changed) throw new ApiFailure('slot_taken');
  const added = addedTo(row.roomId === change.roomId ? row : { hours: [] }, hours);
  if (await isClosed(tx, change.roomId, added)) throw new ApiFailure('slot_invalid');
  if (change.by) {
    const description = `Бронь № ${row.id}, ${changed.roomName}: доплата`;
    const money = { by: change.by, sum: due, userId: row.userId, description, vatPercent: quote.vatPercent };
    await takeMoney(tx, context, { kind: 'booking', id: row.id }, money);
  }
  if (back > 0) {
    const why = `Бронь изменена и стоит ${formatMoney(quote.price)}`;
    await sendBack(tx, bookingPayable, changed, { sum: back, why, inPart: true }, now);
  }
  await tellChanged(tx, context, row, changed);
  return changed;
}

/** Records the change in the history, sends the customer a message and updates all screens. */
async function tellChanged(tx: Db, context: Context, was: Row, is: Row): Promise<void> {
  const { now } = context;
  const [from, to] = [whenAndWhere(was), whenAndWhere(is)];
  const what = from === to ? `Изменён состав брони: ${to}` : `Перенесено: было ${from}; стало ${to}`;
  await store.note(tx, is.id, now, actorOf(context).name, what);
  await tell(tx, context, {
    event: 'booking.changedByStaff',
    to: await reachOf(tx, is.userId),
    uselessAt: is.lastEnd,
    about: await stayOf(tx, is.id, now),
    files: async () =>
      is.status === store.bookingState.paid ? stayFiles(tx, [is.id], context, `Бронь № ${is.id}`) : [],
  });
  publish(tx, now, bookingDeletedMessages(was));
  publish(tx, now, (is.expiresAt ? bookingAddedMessages : bookingPaidMessages)(is));
}
