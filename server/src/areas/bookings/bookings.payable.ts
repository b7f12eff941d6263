import { ApiFailure, failureTexts } from '@venue/sdk';
import { EXPIRED_REASON } from '@venue/sdk/bookings/model';
import type { Payable, Unwanted } from '../../area/payable.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { tell } from '../../core/outbox.ts';
import { publish } from '../../core/publish.ts';
import { reachOf } from '../accounts/accounts.store.ts';
import { isClosed } from '../rooms/rooms.opening.store.ts';
import { coverAgain, lapsedCover } from './bookings.cover.store.ts';
import { discounted, fullPriceOf } from './bookings.discount.rules.ts';
import { mayReuse } from './bookings.discount.store.ts';
import { confirms, dueOf, isDepositDue } from './bookings.due.rules.ts';
import { bookingDeletedMessages, bookingPaidMessages, moneyMessage } from './bookings.messages.ts';
import { gaveHoursBack } from './bookings.package.store.ts';
import { customerMay, fateOfMoney } from './bookings.rules.ts';
import * as store from './bookings.store.ts';
import { billOfPart, takeDeposit, takeRest } from './deposit/bookings.deposit.service.ts';
import { restOf } from './deposit/bookings.deposit.store.ts';
import { stayFiles, stayOf } from './desk/bookings.stay.service.ts';
import { payPath } from './link/bookings.link.service.ts';
import { moveOf } from './move/bookings.move.store.ts';
import { billOfMove, declinedMove, keepMove, paidMove } from './move/bookings.pending-move.service.ts';

type Row = store.BookingRow;

/**
 * How a booking is paid. A started payment extends the hold to the provider's term plus a grace period. The customer's
 * deadline stays the same: payments may be started until then.
 */
export const bookingPayable: Payable<Row> = {
  kind: 'booking',
  fails: { spent: 'booking_not_payable', down: 'payment_down' },
  lock: store.lockBooking,
  async bill(tx, row, { now, actor, config }) {
    if (row.status === store.bookingState.paid) {
      const due = billOfMove(row, await moveOf(tx, row.id), now);
      if (due) return due;
      if (restOf(row) > 0) return billOfPart(row, pageOf(actor, config, row));
    }
    if (!customerMay(row, now).includes('pay')) {
      const ended = row.expiresAt !== null && row.expiresAt <= now;
      throw new ApiFailure(ended || row.cancelledBy === 'expiry' ? 'hold_expired' : 'booking_not_payable');
    }
    const sum = dueOf(row);
    // A free booking is confirmed without a payment.
    // guard: server/src/areas/promo-codes/promo-codes.life.test.ts
    if (sum === 0) throw new ApiFailure('booking_not_payable');
    if (isDepositDue(row)) return billOfPart(row, pageOf(actor, config, row));
    return {
      sum,
      description: `Бронь № ${row.id}, ${row.roomName}`,
      lines: linesDue(row),
      vatPercent: row.vatPercent,
      returnTo: pageOf(actor, config, row),
    };
  },
  async begun(tx, row, { now, keptUntil: term, who, sum }) {
    if (row.status === store.bookingState.paid) {
      if (await keepMove(tx, row, { keptUntil: term, sum, now })) {
        await store.note(tx, row.id, now, who, 'Доплата за перенос начата');
        return null;
      }
      // guard: server/src/areas/deposits/deposits.test.ts
      if (sum !== restOf(row)) return 'booking_not_payable';
      await store.note(tx, row.id, now, who, 'Оплата остатка начата');
      return null;
    }
    // The booking was changed after the provider was asked.
    // guard: server/src/areas/bookings/move/bookings.move.test.ts
    if (dueOf(row) !== sum || (await isClosed(tx, row.roomId, row.hours))) return 'booking_not_payable';
    return (await keepForPayment(tx, row, { now, term, who })) ? null : 'hold_expired';
  },
  async keep(tx, row, money) {
    if (row.status === store.bookingState.paid) return (await keepMove(tx, row, money)) || money.sum === restOf(row);
    return keepForCapture(tx, row, money);
  },
  async paid(tx, row, { sum, now, config }) {
    const works = { now, config };
    if (row.status === store.bookingState.paid) {
      const move = await moveOf(tx, row.id);
      // A move that was dropped or has lapsed wants no money any more, so what comes pays the rest, which is owed.
      // guard: server/src/areas/deposits/deposits.test.ts
      if (restOf(row) > 0 && !(move?.state === 'open' && move.due === sum)) return takeRest(tx, works, row, sum);
      return paidMove(tx, row, sum, works);
    }
    const lost = await takeForGood(tx, row, sum, now);
    if (lost !== null) return refuse(tx, row, now, lost);
    await book(tx, works, row, 'Система', await takeDeposit(tx, row, sum, now));
    return null;
  },
  async declined(tx, row, { now, another }) {
    if (row.status === store.bookingState.paid) {
      if (restOf(row) > 0) publish(tx, now, [moneyMessage(row, 'declined')]);
      return declinedMove(tx, row, { now, another });
    }
    await declinedBooking(tx, row, { now, another });
  },
  name: ({ id }) => `Бронь № ${id}`,
  note: (tx, { id }, { at, who, what }) => store.note(tx, id, at, who, what),
  liveMessages: (row, step) => [moneyMessage(row, step)],
};

const pageOf = (actor: Context['actor'], config: Context['config'], row: Row): string =>
  actor === null ? payPath(config, row) : `/app/booking/order/${row.id}/payment`;

/** The lines of a bill: what certificates cover is spread over all, so that they add up to what is due. */
export const linesDue = (row: Row) =>
  (row.covered === 0 ? row : discounted(row, fullPriceOf(row.lines) - dueOf(row))).lines.filter(({ sum }) => sum > 0);

/** Extends the hold of a booking for a started payment; false if its hours are lost. */
export async function keepForPayment(
  tx: Db,
  row: Row,
  { now, term, who }: { now: Date; term: Date; who: string },
): Promise<boolean> {
  const keptUntil = new Date(Math.max(term.getTime(), row.payUntil?.getTime() ?? 0));
  if ((await store.moveHold(tx, row.id, keptUntil)) < row.hours.length) return false;
  await store.changeBooking(tx, row.id, { status: store.bookingState.processing, expiresAt: keptUntil });
  await store.note(tx, row.id, now, who, 'Оплата начата');
  return true;
}

/** Extends the hold of a booking whose money is authorised; false if it is over, or is of another price. */
export async function keepForCapture(
  tx: Db,
  row: Row,
  { sum, now, keptUntil }: { sum: number; now: Date; keptUntil: Date },
): Promise<boolean> {
  const { status, expiresAt, firstStart } = row;
  if (status !== store.bookingState.processing || expiresAt === null || expiresAt <= now || dueOf(row) !== sum)
    return false;
  if (firstStart <= now || (await isClosed(tx, row.roomId, row.hours))) return false;
  const until = new Date(Math.max(keptUntil.getTime(), expiresAt.getTime()));
  if ((await store.moveHold(tx, row.id, until)) < row.hours.length) return false;
  await store.changeBooking(tx, row.id, { expiresAt: until });
  return true;
}

/** The provider refused the payment of a booking: there may be another until its customer's deadline. */
export async function declinedBooking(
  tx: Db,
  row: Row,
  { now, another }: { now: Date; another: boolean },
): Promise<void> {
  if (row.status !== store.bookingState.processing) return;
  await store.note(tx, row.id, now, 'Система', 'Платёж отклонён');
  publish(tx, now, [moneyMessage(row, 'declined')]);
  if (another) return;
  const { payUntil } = row;
  if (payUntil === null || payUntil <= now) return expire(tx, row, now);
  await store.moveHold(tx, row.id, payUntil);
  await store.changeBooking(tx, row.id, { status: store.bookingState.awaitingPayment, expiresAt: payUntil });
}

/** Whether the money for a booking came after its hold had ended. */
export const isLate = ({ status }: Pick<Row, 'status'>): boolean => status === store.bookingState.cancelled;

/** Marks a booking as paid once its hours are taken, and sends its customer a message. */
export async function book(
  tx: Db,
  works: Pick<Context, 'now' | 'config'>,
  { id, ...booking }: Row,
  who = 'Система',
  what = 'Оплачено',
): Promise<void> {
  await markPaid(tx, { id, ...booking }, works.now, who, what);
  const deposit = (await store.bookingById(tx, id))?.deposit;
  const message = {
    of: { kind: 'booking', ids: [id] },
    to: await reachOf(tx, booking.userId),
    uselessAt: booking.firstStart,
    files: () => stayFiles(tx, [id], works, `Бронь № ${id}`),
  } as const;
  const stay = await stayOf(tx, id, works.now);
  if (deposit?.rest) {
    const about = { ...stay, sum: deposit.sum, rest: deposit.rest, until: new Date(deposit.dueAt) };
    await tell(tx, works, { ...message, event: 'booking.depositPaid', about });
    return;
  }
  const event = isLate({ status: booking.status }) ? 'booking.paidLate' : 'booking.paid';
  await tell(tx, works, { ...message, event, about: stay });
}

/** Marks a booking as paid once its hours are taken, and updates the screens. */
export async function markPaid(tx: Db, booking: Row, now: Date, who = 'Система', what = 'Оплачено'): Promise<void> {
  await store.changeBooking(tx, booking.id, {
    status: store.bookingState.paid,
    paidAt: now,
    expiresAt: null,
    cancelledAt: null,
    cancelledBy: null,
    rejectionReason: null,
  });
  await store.note(
    tx,
    booking.id,
    now,
    who,
    isLate(booking) ? 'Оплата пришла после окончания брони, часы были свободны — бронь оплачена' : what,
  );
  publish(tx, now, [...bookingPaidMessages(booking), moneyMessage(booking, 'paid')]);
}

/** Takes the hours of a booking after its payment; returns why the money is refunded instead, or null. */
export async function takeForGood(tx: Db, booking: Row, sum: number, now: Date): Promise<Unwanted | null> {
  const again = isLate(booking) && sum < booking.price ? await coverAgain(tx, { kind: 'booking', id: booking.id }) : 0;
  const row = { ...booking, covered: booking.covered + again };
  if (
    isLate(booking) &&
    again === 0 &&
    sum < booking.price &&
    (await lapsedCover(tx, { kind: 'booking', id: booking.id })) > 0
  )
    return {
      cause: 'closed',
      why: 'Оплата пришла после окончания брони, сертификат уже потрачен на\u00a0другое. Деньги возвращаются полностью',
    };
  if (!confirms(row, sum))
    return { cause: 'sum', why: 'Сумма оплаты не совпала со стоимостью брони, деньги возвращаются' };
  const lost = (cause: 'late' | 'closed', why: string): Unwanted => ({
    cause,
    why: `${why}. Деньги возвращаются полностью`,
  });
  if (fateOfMoney(row, sum, now) !== 'book')
    return lost(
      'closed',
      row.firstStart > now ? 'Оплата пришла после отмены брони' : 'Оплата пришла, когда время брони уже началось',
    );
  // guard: server/src/areas/promo-codes/promo-codes.life.test.ts
  if (isLate(row) && !(await mayReuse(tx, { kind: 'booking', id: row.id })))
    return lost('closed', 'Оплата пришла после окончания брони, промокод уже использовали другие');
  // guard: server/src/areas/packages/packages.life.test.ts
  if (isLate(row) && (await gaveHoursBack(tx, row.id)))
    return lost('closed', 'Оплата пришла после окончания брони, её часы уже вернулись в\u00a0абонемент');
  const taker = { kind: 'booking', bookingId: row.id } as const;
  if (!(await store.takeHours(tx, row.roomId, row.hours, taker, now)))
    return lost('late', 'Оплата пришла после окончания брони, часы уже заняты');
  return (await isClosed(tx, row.roomId, row.hours))
    ? lost('closed', 'Оплата пришла после окончания брони, в этот день закрыто')
    : null;
}

/** Cancels a booking that the received money cannot book; returns why the money is refunded. */
export async function refuse(tx: Db, booking: Row, now: Date, back: Unwanted): Promise<Unwanted> {
  await store.freeHours(tx, booking.id);
  const deliberate = booking.status === store.bookingState.cancelled && booking.cancelledBy !== 'expiry';
  await store.changeBooking(tx, booking.id, {
    status: store.bookingState.cancelled,
    cancelledAt: booking.cancelledAt ?? now,
    cancelledBy: booking.cancelledBy ?? 'expiry',
    expiresAt: null,
    ...(deliberate ? {} : { rejectionReason: back.why }),
  });
  publish(tx, now, bookingDeletedMessages(booking));
  return back;
}

/** Ends a booking that was not paid in time. */
export async function expire(tx: Db, booking: Row, now: Date): Promise<void> {
  await store.freeHours(tx, booking.id);
  await store.changeBooking(tx, booking.id, {
    status: store.bookingState.cancelled,
    cancelledAt: now,
    cancelledBy: 'expiry',
    rejectionReason: EXPIRED_REASON,
    expiresAt: null,
  });
  await store.note(tx, booking.id, now, 'Система', failureTexts.hold_expired);
  publish(tx, now, bookingDeletedMessages(booking));
}
