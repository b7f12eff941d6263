import { ApiFailure } from '@venue/sdk';
import type { Bill, Unwanted } from '../../../area/payable.ts';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { inTransaction } from '../../../core/db/transact.ts';
import { publish } from '../../../core/publish.ts';
import { moneyMessage } from '../bookings.messages.ts';
import { mayPayMove } from '../bookings.rules.ts';
import * as store from '../bookings.store.ts';
import { addedTo, changeBooking, freeHeldHours, type MovePolicy } from './bookings.move.service.ts';
import * as moves from './bookings.move.store.ts';

type Row = store.BookingRow;
type Move = moves.BookingMoveRow;

/** The bill of a move; null if no move may be paid now. */
export function billOfMove(row: Row, move: Move | undefined, now: Date): Bill | null {
  if (!move || !mayPayMove(move, now)) return null;
  const title = `Доплата за перенос брони № ${row.id}, ${row.roomName}`;
  return {
    sum: move.due,
    description: title,
    lines: [{ title, quantity: 1, unit: 'piece', unitPrice: move.due, sum: move.due }],
    vatPercent: move.vatPercent,
    returnTo: `/app/booking/order/${row.id}/payment`,
  };
}

/**
 * Extends the hold of a move for a started payment; the caller holds the booking's lock. False if the hours are lost or
 * the sum has changed.
 */
export async function keepMove(
  tx: Db,
  row: Row,
  { keptUntil, sum, now }: { keptUntil: Date; sum: number; now: Date },
): Promise<boolean> {
  const move = await moves.moveOf(tx, row.id);
  if (move?.state !== 'open' || move.expiresAt <= now || move.due !== sum) return false;
  const added = addedTo([...row.hours, ...row.buffers], move.hours);
  const until = new Date(Math.max(keptUntil.getTime(), move.payUntil.getTime(), move.expiresAt.getTime()));
  if ((await store.moveHold(tx, row.id, until)) < added.length) return false;
  await moves.changeMove(tx, row.id, { expiresAt: until });
  return true;
}

/**
 * Completes a move after its payment: the old hours are freed and the new ones taken, or nothing changes. It is not
 * done if the move was dropped, the old or new hours have begun, or the sum differs; then it returns why the money is
 * refunded.
 */
export async function paidMove(
  tx: Db,
  row: Row,
  sum: number,
  works: Pick<Context, 'now' | 'config'>,
): Promise<Unwanted | null> {
  const { now } = works;
  const move = await moves.moveOf(tx, row.id);
  if (move?.due !== sum) return { cause: 'twice', why: 'Бронь уже была оплачена, вторая оплата возвращается' };
  if (move.state === 'dropped')
    return { cause: 'closed', why: 'От переноса уже отказались, доплата возвращается полностью' };
  const seen = { price: move.price, due: 0, back: 0 };
  try {
    await inTransaction(tx, inner => changeBooking(inner, works, row, seen, byPayment(row, move, now)));
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    return {
      cause: 'late',
      why: 'Доплата за перенос пришла, когда перенести уже было нельзя: бронь осталась на прежнее время, доплата возвращается',
    };
  }
  await moves.removeMove(tx, row.id);
  publish(tx, now, [moneyMessage(row, 'paid')]);
  return null;
}

/** The customer has paid for the move, which they saw before: it takes place as it was asked for, or not at all. */
function byPayment(row: Row, move: Move, now: Date): MovePolicy {
  const { state, expiresAt, hours, buffers, lines, price, vat, vatPercent } = move;
  const [first = now] = hours;
  return {
    who: 'Система',
    mustAllow({ firstStart }) {
      // guard: bookings.move.test.ts
      if (first <= now || firstStart <= now) throw new ApiFailure('booking_not_movable');
    },
    price: async () => ({
      roomId: row.roomId,
      tariff: { id: row.tariffId, title: row.tariffTitle },
      hours,
      buffers,
      quote: { lines, price, vat, vatPercent },
    }),
    // A refund or a desk payment made meanwhile changes the sum.
    otherSums: () => new ApiFailure('sum_changed'),
    waits: false,
    // Staff who closed a day after the hold expired did not see these hours as taken.
    isHeld: state === 'open' && expiresAt > now,
    settle: async () => undefined,
    event: 'booking.moved',
    tellsUnpaid: false,
  };
}

/** The provider refused a payment for a move: there may be another until its deadline. */
export async function declinedMove(tx: Db, row: Row, { now, another }: { now: Date; another: boolean }): Promise<void> {
  const move = await moves.moveOf(tx, row.id);
  if (move?.state !== 'open') return;
  await store.note(tx, row.id, now, 'Система', 'Доплата за перенос отклонена');
  publish(tx, now, [moneyMessage(row, 'declined')]);
  if (another) return;
  // guard: bookings.move.test.ts
  if (move.payUntil <= now) return lapse(tx, row, now);
  await store.moveHold(tx, row.id, move.payUntil);
  await moves.changeMove(tx, row.id, { expiresAt: move.payUntil });
}

/** Ends a move that was not paid in time: the booking stays where it is. */
export async function lapse(tx: Db, row: Row, now: Date): Promise<void> {
  await moves.changeMove(tx, row.id, { state: 'lapsed' });
  // guard: bookings.move.test.ts
  await freeHeldHours(tx, row, now);
  await store.note(tx, row.id, now, 'Система', 'Перенос не оплачен вовремя: бронь осталась на прежнее время');
}

/** Drops an unpaid move at the customer's request; the caller holds the booking's lock. */
export async function giveUpMove(tx: Db, row: Row, { now, who }: { now: Date; who: string }): Promise<void> {
  const move = await moves.moveOf(tx, row.id);
  // guard: bookings.move.test.ts
  if (move?.state !== 'open') throw new ApiFailure('booking_not_movable');
  await moves.changeMove(tx, row.id, { state: 'dropped' });
  // guard: bookings.move.test.ts
  await freeHeldHours(tx, row, now);
  await store.note(tx, row.id, now, who, 'Клиент отказался от переноса: бронь осталась на прежнее время');
}
