import { ApiFailure, failure, formatMoney } from '@venue/sdk';
import { moveMyBooking } from '@venue/sdk/bookings';
import type { MoveQuote } from '@venue/sdk/bookings/model';
import { actorOf, type Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { publish } from '../../../core/publish.ts';
import { sendBack } from '../../payments/payments.service.ts';
import { moneyHere } from '../../payments/payments.store.ts';
import { isClosed } from '../../rooms/rooms.opening.store.ts';
import { bookingAddedMessages } from '../bookings.messages.ts';
import { bookingPayable } from '../bookings.payable.ts';
import { whatInstead } from '../bookings.request.ts';
import { customerMay, endOf } from '../bookings.rules.ts';
import * as store from '../bookings.store.ts';
import { type DeskPriced, pricedMove, takenByOthers } from '../desk/bookings.desk.request.ts';
import * as moves from './bookings.move.store.ts';
import { addedTo, freeHeldHours, tellMoved, waitsFor } from './bookings.pending-move.service.ts';

type Row = store.BookingRow;

/**
 * The difference to pay or return if a paid booking gets this price. An unpaid booking has none: its whole price is
 * still to be paid.
 */
async function difference(db: Db, row: Row, price: number): Promise<Pick<MoveQuote, 'paid' | 'due' | 'back'>> {
  if (row.status !== store.bookingState.paid) return { paid: 0, due: 0, back: 0 };
  const paid = await moneyHere(db, { kind: 'booking', id: row.id });
  return { paid, due: Math.max(0, price - paid), back: Math.max(0, paid - price) };
}

/** What a booking would cost at other hours. */
export async function quoteOwnMove(
  db: Db,
  row: Row,
  slots: readonly string[],
  context: Context,
): Promise<{ asked: DeskPriced; quote: MoveQuote }> {
  if (!customerMay(row, context.now).includes('move')) throw new ApiFailure('booking_not_movable');
  const asked = await pricedMove(db, row, slots, context);
  return { asked, quote: { ...asked.quote, ...(await difference(db, row, asked.quote.price)) } };
}

interface Move {
  readonly seen: readonly string[];
  readonly slots: readonly string[];
  readonly price: number;
  readonly due: number;
  readonly back: number;
}

/**
 * Moves a booking to other hours for its customer, who has seen the sums; the caller holds its lock. If more must be
 * paid, the new hours are held in addition to the old ones until the payment. Returns whether the booking has moved.
 * @throws ApiFailure conflict, booking_not_movable, price_changed, slot_taken, what `pricedMove` throws
 */
export async function moveOwn(tx: Db, context: Context, row: Row, move: Move): Promise<boolean> {
  const { now } = context;
  if (!isSame(row.hours, move.seen)) throw new ApiFailure('conflict');
  const { asked, quote } = await quoteOwnMove(tx, row, move.slots, context);
  if (quote.price !== move.price || quote.due !== move.due || quote.back !== move.back)
    throw failure(moveMyBooking, 'price_changed', { data: quote });
  // Frees the hours held for an earlier move that was not paid.
  await freeHeldHours(tx, row, now);
  if (quote.due > 0) {
    await holdMove(tx, context, row, asked, quote.due);
    return false;
  }
  const is = await changeAtOnce(tx, row, asked, now);
  if (quote.back > 0) {
    const why = `Бронь перенесена и стоит ${formatMoney(quote.price)}`;
    await sendBack(tx, bookingPayable, is, { sum: quote.back, why, inPart: true }, now);
  }
  const { config } = context;
  await tellMoved(tx, row, is, { now, config, who: actorOf(context).name, back: quote.back });
  return true;
}

const isSame = (hours: readonly Date[], seen: readonly string[]): boolean =>
  hours.length === seen.length && hours.every(each => seen.some(one => Date.parse(one) === each.getTime()));

async function changeAtOnce(tx: Db, row: Row, { hours, buffers, quote }: DeskPriced, now: Date): Promise<Row> {
  const [first, last] = [hours[0] ?? row.firstStart, hours.at(-1) ?? row.firstStart];
  const until = (at: Date | null) => (at && at > first ? first : at);
  const values = {
    roomId: row.roomId,
    hours,
    buffers,
    firstStart: first,
    lastEnd: endOf(last),
    ...quote,
    payUntil: until(row.payUntil),
    expiresAt: until(row.expiresAt),
  };
  const taker = values.expiresAt
    ? ({ kind: 'hold', bookingId: row.id, expiresAt: values.expiresAt } as const)
    : ({ kind: 'booking', bookingId: row.id } as const);
  const is = await store.moveHours(tx, row.id, values, taker, now);
  if (!is) throw new ApiFailure('slot_taken');
  if (await isClosed(tx, row.roomId, addedTo(row, hours))) throw new ApiFailure('slot_invalid');
  return is;
}

/** Holds the hours of a move in addition to the booking's own, which it keeps until the payment. */
async function holdMove(
  tx: Db,
  context: Context,
  row: Row,
  { hours, buffers, quote }: DeskPriced,
  due: number,
): Promise<void> {
  const { now, config } = context;
  const first = hours[0] ?? row.firstStart;
  const latest = Math.min(first.getTime(), row.firstStart.getTime());
  const expiresAt = new Date(Math.min(now.getTime() + config.holdMinutes * 60_000, latest));
  const taker = { kind: 'hold', bookingId: row.id, expiresAt, beside: buffers } as const;
  if (!(await store.takeHours(tx, row.roomId, hours, taker, now))) throw new ApiFailure('slot_taken');
  if (await isClosed(tx, row.roomId, addedTo(row, hours))) throw new ApiFailure('slot_invalid');
  const { lines, price, vat, vatPercent } = quote;
  await moves.putMove(tx, {
    bookingId: row.id,
    state: 'open',
    hours: [...hours],
    buffers: [...buffers],
    lines,
    price,
    vat,
    vatPercent,
    due,
    createdAt: now,
    payUntil: expiresAt,
    expiresAt,
  });
  await store.note(tx, row.id, now, actorOf(context).name, waitsFor(due, { ...row, hours }));
  publish(tx, now, bookingAddedMessages({ ...row, hours }));
}

/** Drops an unpaid move at the customer's request; the caller holds the booking's lock. */
export async function giveUpMove(tx: Db, context: Context, row: Row): Promise<void> {
  const move = await moves.moveOf(tx, row.id);
  if (move?.state !== 'open') throw new ApiFailure('booking_not_movable');
  await moves.changeMove(tx, row.id, { state: 'dropped' });
  await freeHeldHours(tx, row, context.now);
  const what = 'Клиент отказался от переноса: бронь осталась на прежнее время';
  await store.note(tx, row.id, context.now, actorOf(context).name, what);
}

/** Which of the wished hours are taken by others, and the nearest free ones. */
export async function takenOf(db: Db, row: Row, slots: readonly string[], context: Context) {
  const asked = await pricedMove(db, row, slots, context);
  const taken = await takenByOthers(db, row.roomId, asked, row.id);
  const { nearest } = await whatInstead(db, row.roomId, asked.hours, asked.limits);
  return { taken: taken.map(each => each.toISOString()), nearest };
}
