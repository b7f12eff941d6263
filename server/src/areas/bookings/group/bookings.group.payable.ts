import { ApiFailure, plural } from '@venue/sdk';
import type { Payable } from '../../../area/payable.ts';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import type { StayOf } from '../../../core/notices.stays.ts';
import { tell } from '../../../core/outbox.ts';
import { reachOf } from '../../accounts/accounts.store.ts';
import { returnMoney } from '../../payments/payments.service.ts';
import { addShares, dropShares, sharesOf } from '../../payments/payments.store.ts';
import { isClosed } from '../../rooms/rooms.opening.store.ts';
import { dueOf } from '../bookings.due.rules.ts';
import { moneyMessage } from '../bookings.messages.ts';
import {
  bookingPayable,
  declinedBooking,
  isLate,
  keepForCapture,
  keepForPayment,
  linesDue,
  markPaid,
  refuse,
  takeForGood,
} from '../bookings.payable.ts';
import { unpaidOf } from '../bookings.rules.ts';
import * as store from '../bookings.store.ts';
import { stayFiles, stayOf } from '../desk/bookings.stay.service.ts';
import { type GroupRow, lockGroup } from './bookings.group.store.ts';

type Works = Pick<Context, 'now' | 'config'>;

const bookings = (count: number): string => plural(count, 'бронь', 'брони', 'броней');

const sumOf = (rows: readonly { readonly price: number }[]): number => rows.reduce((sum, { price }) => sum + price, 0);

const dueFor = (rows: readonly store.BookingRow[]): number => rows.reduce((sum, row) => sum + dueOf(row), 0);

/**
 * How several bookings are paid with one payment. The share of each booking is stored when the payment starts: the
 * money pays for exactly these bookings, and only the share of one that is no longer available is refunded.
 */
export const groupPayable: Payable<GroupRow> = {
  kind: 'bookingGroup',
  fails: bookingPayable.fails,
  lock: lockGroup,
  async bill(_tx, { id, parts }, { now }) {
    const unpaid = unpaidOf(parts, now);
    const [first] = unpaid;
    if (!first) {
      const ended = parts.some(row => row.cancelledBy === 'expiry' || (row.expiresAt !== null && row.expiresAt <= now));
      throw new ApiFailure(ended ? 'hold_expired' : 'booking_not_payable');
    }
    const sum = dueFor(unpaid);
    if (sum === 0) throw new ApiFailure('booking_not_payable');
    const lines = unpaid.flatMap(row =>
      linesDue(row).map(line => ({ ...line, title: `Бронь № ${row.id}: ${line.title}` })),
    );
    return {
      sum,
      description: `Заказ № ${id}, ${bookings(unpaid.length)}`,
      lines,
      vatPercent: first.vatPercent,
      returnTo: `/app/booking/order/${first.id}/payment`,
    };
  },
  async begun(tx, { parts }, { now, keptUntil: term, who, sum, paymentId }) {
    const unpaid = unpaidOf(parts, now);
    // A booking was released or moved after the provider was asked.
    if (dueFor(unpaid) !== sum) return 'booking_not_payable';
    for (const row of unpaid) if (await isClosed(tx, row.roomId, row.hours)) return 'booking_not_payable';
    await addShares(
      tx,
      unpaid.map(row => ({ paymentId, bookingId: row.id, sum: dueOf(row) })),
    );
    for (const row of unpaid) if (!(await keepForPayment(tx, row, { now, term, who }))) return 'hold_expired';
    return null;
  },
  async keep(tx, { parts }, { sum, now, keptUntil, paymentId }) {
    const shares = await sharesOf(tx, paymentId);
    if (sum !== shares.reduce((total, each) => total + each.sum, 0)) return false;
    // Captured for those that are still held; the share of another goes back then.
    let isHeld = false;
    for (const share of shares) {
      const row = parts.find(({ id }) => id === share.bookingId);
      if (row && (await keepForCapture(tx, row, { sum: share.sum, now, keptUntil }))) isHeld = true;
    }
    return isHeld;
  },
  async paid(tx, group, { sum, now, config, paymentId }) {
    const works = { now, config };
    const shares = await sharesOf(tx, paymentId);
    const asked = shares.reduce((total, each) => total + each.sum, 0);
    if (sum !== asked) {
      await returnAll(tx, group, { paymentId, sum }, works);
      return null;
    }
    const booked: store.BookingRow[] = [];
    for (const share of shares) {
      const row = group.parts.find(each => each.id === share.bookingId);
      if (row && (await bookOrReturn(tx, row, share, works))) booked.push(row);
    }
    await tellPaid(tx, group, booked, works);
    return null;
  },
  async declined(tx, { parts }, { now, another }) {
    for (const row of parts) await declinedBooking(tx, row, { now, another });
  },
  name: ({ id }) => `Заказ № ${id}`,
  async note(tx, { parts }, { at, who, what }) {
    for (const row of parts) await store.note(tx, row.id, at, who, what);
  },
  liveMessages: ({ parts }, step) => parts.map(row => moneyMessage(row, step)),
};

/** Marks one of the bookings as paid by its share; false if its hours are gone and the share is refunded. */
async function bookOrReturn(
  tx: Db,
  row: store.BookingRow,
  { paymentId, sum }: { paymentId: number; sum: number },
  works: Works,
): Promise<boolean> {
  const { now } = works;
  const lost = await takeForGood(tx, row, sum, now);
  if (lost === null) {
    await markPaid(tx, row, now);
    return true;
  }
  // One that is paid already stays as it is.
  const isPaid = row.status === store.bookingState.paid;
  const back = isPaid
    ? ({ cause: 'twice', why: 'Бронь уже была оплачена, вторая оплата возвращается' } as const)
    : await refuse(tx, row, now, lost);
  // A part that a certificate or a promo code covers has no share of the money.
  // guard: server/src/areas/certificates/certificates.life.test.ts
  if (sum > 0) await returnMoney(tx, bookingPayable, row, { paymentId, bookingId: row.id, sum, ...back }, works);
  return false;
}

/**
 * Refunds a payment whose sum differs from its shares, or that has none because the bookings were lost before it began.
 * The refund is recorded on the first booking.
 */
async function returnAll(tx: Db, { parts }: GroupRow, money: { paymentId: number; sum: number }, works: Works) {
  const [first] = parts;
  if (!first) throw new Error(`payment ${money.paymentId} is for no booking`);
  const share = { ...money, bookingId: first.id };
  await dropShares(tx, money.paymentId);
  await addShares(tx, [share]);
  const why = 'Сумма оплаты не совпала со стоимостью заказа, деньги возвращаются';
  await returnMoney(tx, bookingPayable, first, { ...share, cause: 'sum', why }, works);
}

/** One SMS, and one letter, for all that were booked. */
async function tellPaid(tx: Db, { id, userId }: GroupRow, booked: readonly store.BookingRow[], works: Works) {
  if (booked.length === 0) return;
  const firstStart = new Date(Math.min(...booked.map(each => each.firstStart.getTime())));
  const stays: StayOf[] = [];
  for (const each of booked) stays.push(await stayOf(tx, each.id, works.now));
  await tell(tx, works, {
    event: booked.some(isLate) ? 'booking.groupPaidLate' : 'booking.groupPaid',
    of: { kind: 'booking', ids: booked.map(each => each.id) },
    to: await reachOf(tx, userId),
    uselessAt: firstStart,
    about: { group: id, count: bookings(booked.length), startsAt: firstStart, sum: sumOf(stays), stays },
    files: () =>
      stayFiles(
        tx,
        booked.map(each => each.id),
        works,
        `Заказ № ${id}`,
      ),
  });
}
