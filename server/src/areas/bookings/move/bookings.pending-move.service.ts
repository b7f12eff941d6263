import { formatMoney, formatRuns } from '@venue/sdk';
import type { Bill, Unwanted } from '../../../area/payable.ts';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { tell } from '../../../core/outbox.ts';
import { publish } from '../../../core/publish.ts';
import { reachOf } from '../../accounts/accounts.store.ts';
import { moneyHere } from '../../payments/payments.store.ts';
import { isClosed } from '../../rooms/rooms.opening.store.ts';
import {
  bookingAddedMessages,
  bookingDeletedMessages,
  bookingPaidMessages,
  moneyMessage,
} from '../bookings.messages.ts';
import { endOf, mayPayMove } from '../bookings.rules.ts';
import * as store from '../bookings.store.ts';
import { stayFiles, stayOf } from '../desk/bookings.stay.service.ts';
import * as moves from './bookings.move.store.ts';

type Row = store.BookingRow;
type Move = moves.BookingMoveRow;

/** Where and when a booking is, in words. */
export const whenAndWhere = ({ roomName, hours }: Pick<Row, 'roomName' | 'hours'>): string =>
  `${roomName}, ${formatRuns(hours)}`;

/** Those of the hours that a booking does not have. */
export function addedTo({ hours: own }: Pick<Row, 'hours'>, hours: readonly Date[]): Date[] {
  const had = new Set(own.map(each => each.getTime()));
  return hours.filter(each => !had.has(each.getTime()));
}

/** Records a customer's move in the history, sends the customer a message if it is paid, and updates all screens. */
export async function tellMoved(
  tx: Db,
  was: Row,
  is: Row,
  { now, config, who, back }: Pick<Context, 'now' | 'config'> & { who: string; back: number },
): Promise<void> {
  await store.note(tx, is.id, now, who, `Перенесено: было ${whenAndWhere(was)}; стало ${whenAndWhere(is)}`);
  if (is.status === store.bookingState.paid)
    await tell(
      tx,
      { now, config },
      {
        event: 'booking.moved',
        to: await reachOf(tx, is.userId),
        uselessAt: is.lastEnd,
        about: { ...(await stayOf(tx, is.id, now)), back },
        files: () => stayFiles(tx, [is.id], { now, config }, `Бронь № ${is.id}`),
      },
    );
  publish(tx, now, bookingDeletedMessages(was));
  publish(tx, now, (is.expiresAt ? bookingAddedMessages : bookingPaidMessages)(is));
}

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
  const added = addedTo({ hours: [...row.hours, ...row.buffers] }, move.hours);
  const until = new Date(Math.max(keptUntil.getTime(), move.payUntil.getTime()));
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
  const is = await takePlace(tx, row, move, now);
  if (!is)
    return {
      cause: 'late',
      why: 'Доплата за перенос пришла, когда перенести уже было нельзя: бронь осталась на прежнее время, доплата возвращается',
    };
  await tellMoved(tx, row, is, { ...works, who: 'Система', back: 0 });
  publish(tx, now, [moneyMessage(row, 'paid')]);
  return null;
}

async function takePlace(tx: Db, row: Row, move: Move, now: Date): Promise<Row | null> {
  const { state, expiresAt, hours, buffers, lines, price, vat, vatPercent } = move;
  const [first, last] = [hours[0], hours.at(-1)];
  if (!first || !last || first <= now || row.firstStart <= now) return null;
  // A refund or a desk payment made meanwhile changes the sum.
  if ((await moneyHere(tx, { kind: 'booking', id: row.id })) !== price) return null;
  const values = { hours, buffers, lines, price, vat, vatPercent, firstStart: first, lastEnd: endOf(last) };
  const taker = { kind: 'booking', bookingId: row.id } as const;
  // Staff who closed a day after the hold expired did not see these hours as taken.
  const lapsed = state !== 'open' || expiresAt <= now;
  const mayStay = async (inner: Db) => !lapsed || !(await isClosed(inner, row.roomId, addedTo(row, hours)));
  const is = await store.moveHours(tx, row.id, { roomId: row.roomId, ...values }, taker, now, mayStay);
  if (is) await moves.removeMove(tx, row.id);
  return is;
}

/** The provider refused a payment for a move: there may be another until its deadline. */
export async function declinedMove(tx: Db, row: Row, { now, another }: { now: Date; another: boolean }): Promise<void> {
  const move = await moves.moveOf(tx, row.id);
  if (move?.state !== 'open') return;
  await store.note(tx, row.id, now, 'Система', 'Доплата за перенос отклонена');
  publish(tx, now, [moneyMessage(row, 'declined')]);
  if (another) return;
  if (move.payUntil <= now) return lapse(tx, row, now);
  await store.moveHold(tx, row.id, move.payUntil);
  await moves.changeMove(tx, row.id, { expiresAt: move.payUntil });
}

/** Ends a move that was not paid in time: the booking stays where it is. */
export async function lapse(tx: Db, row: Row, now: Date): Promise<void> {
  await moves.changeMove(tx, row.id, { state: 'lapsed' });
  await freeHeldHours(tx, row, now);
  await store.note(tx, row.id, now, 'Система', 'Перенос не оплачен вовремя: бронь осталась на прежнее время');
}

/** Frees the hours held for a move and updates the screens. */
export async function freeHeldHours(tx: Db, row: Row, now: Date): Promise<void> {
  const hours = await moves.freeHeld(tx, row.id);
  if (hours.length > 0) publish(tx, now, bookingDeletedMessages({ ...row, hours }));
}

/** The history's text about a move that waits for payment. */
export const waitsFor = (due: number, is: Pick<Row, 'roomName' | 'hours'>): string =>
  `Перенос ждёт доплаты ${formatMoney(due)}: ${whenAndWhere(is)}`;
