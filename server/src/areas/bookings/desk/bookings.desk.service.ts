import { ApiFailure, dayOf, failure, formatMoney, momentOf } from '@venue/sdk';
import type { BookingRequest } from '@venue/sdk/bookings/model';
import { bookForCaller } from '@venue/sdk/desk/admin';
import { type DeskPayment, deskPayment } from '@venue/sdk/desk/model';
import { actorOf, type Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { publish } from '../../../core/publish.ts';
import { countAttempt } from '../../../core/security/attempts.ts';
import { giveMoneyBack, takeMoney } from '../../payments/payments.desk.service.ts';
import { moneyHere } from '../../payments/payments.store.ts';
import { dueOf, isDepositDue } from '../bookings.due.rules.ts';
import { bookingPaidMessages } from '../bookings.messages.ts';
import { book, bookingPayable } from '../bookings.payable.ts';
import { checkGuests, whatInstead } from '../bookings.request.ts';
import { customerMay, latestOf, statusAt } from '../bookings.rules.ts';
import * as store from '../bookings.store.ts';
import { takeDeposit, takeRest } from '../deposit/bookings.deposit.service.ts';
import { differenceOf, restOf } from '../deposit/bookings.deposit.store.ts';
import { holdHours } from '../hold/bookings.hold.service.ts';
import { sendLink } from '../link/bookings.link.service.ts';
import { pricedAtDesk, takenByOthers } from './bookings.desk.request.ts';

type Row = store.BookingRow;

/** The effective status of a booking now. */
export const statusOf = (row: Pick<Row, 'status' | 'expiresAt'>, now: Date) => statusAt(row, now);

export { termOf } from '../bookings.term.rules.ts';

/** The sums paid and still due for a booking; nothing is due for a cancelled one. */
export async function moneyOf(db: Db, row: Row, now: Date): Promise<{ paid: number; due: number }> {
  const paid = await moneyHere(db, { kind: 'booking', id: row.id });
  const status = statusAt(row, now);
  if (status === store.bookingState.cancelled) return { paid, due: 0 };
  return { paid, due: Math.max(0, status === store.bookingState.paid ? row.price - paid : dueOf(row)) };
}

/** What hours cost at the desk, and which of them are taken. */
export async function deskQuote(db: Db, request: BookingRequest, row: Row | undefined, context: Context) {
  const asked = await pricedAtDesk(db, request, row, context);
  const taken = await takenByOthers(db, request.roomId, asked, row?.id);
  const paid = row ? await moneyHere(db, { kind: 'booking', id: row.id }) : 0;
  const { price } = asked.quote;
  const isPaid = row?.status === store.bookingState.paid;
  const { due, back } = isPaid ? differenceOf(row, price, paid) : { due: Math.max(0, price - paid), back: 0 };
  return {
    ...asked.quote,
    paid,
    due: Math.max(0, due - (row?.covered ?? 0)),
    back,
    taken: taken.map(each => each.toISOString()),
  };
}

interface CallerWish extends BookingRequest {
  readonly keepMinutes: number;
  readonly comment: string;
  readonly guests?: number | null | undefined;
  readonly price: number;
}

/**
 * Holds hours for a caller and sends them a message. `customer` returns the id of the caller's account.
 * @throws ApiFailure slot_taken, price_changed, what `pricedAtDesk` throws
 */
export async function holdForCaller(
  context: Context,
  wish: CallerWish,
  inOne: (work: (tx: Db) => Promise<Row>) => Promise<Row>,
  customer: (tx: Db) => Promise<number>,
) {
  const asked = await pricedAtDesk(context.db, wish, undefined, context);
  checkGuests(wish.guests, asked.capacity);
  if (asked.quote.price !== wish.price) throw failure(bookForCaller, 'price_changed', { data: asked.quote });
  const { now } = context;
  try {
    return await inOne(async tx => {
      const userId = await customer(tx);
      const row = await holdHours(tx, context, asked, {
        roomId: wish.roomId,
        userId,
        expiresAt: keptUntil(asked.hours, wish.keepMinutes, now),
        madeBy: actorOf(context).userId,
        comment: wish.comment.trim(),
        guests: wish.guests,
      });
      return sendLink(tx, context, row, 'booking.madeByStaff');
    });
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.code !== 'slot_taken') throw error;
    throw failure(bookForCaller, 'slot_taken', {
      data: await whatInstead(context.db, wish.roomId, asked.hours, asked.limits),
    });
  }
}

const keptUntil = (hours: readonly Date[], minutes: number, now: Date): Date =>
  new Date(Math.min(now.getTime() + minutes * 60_000, latestOf(hours, now).getTime()));

/**
 * Takes what is due for a booking, whose lock the caller holds.
 * @throws ApiFailure booking_not_payable, hold_expired, sum_changed
 */
export async function payForBooking(
  tx: Db,
  context: Context,
  row: Row,
  { by, sum }: { by: DeskPayment; sum: number },
): Promise<void> {
  const { now } = context;
  const status = statusAt(row, now);
  if (status === store.bookingState.cancelled)
    throw new ApiFailure(
      row.cancelledBy === 'expiry' || row.status !== status ? 'hold_expired' : 'booking_not_payable',
    );
  const { due } = await moneyOf(tx, row, now);
  if (due === 0) throw new ApiFailure('booking_not_payable');
  if (due !== sum) throw new ApiFailure('sum_changed');
  await takeMoney(
    tx,
    context,
    { kind: 'booking', id: row.id },
    {
      by,
      sum,
      userId: row.userId,
      description: `Бронь № ${row.id}, ${row.roomName}`,
      vatPercent: row.vatPercent,
      receiptMode: isDepositDue(row) || restOf(row) > 0 ? 'prepaid' : undefined,
    },
  );
  const { name } = actorOf(context);
  const what = `Принято на стойке: ${formatMoney(sum)}, ${deskPayment.option(by).label.toLowerCase()}`;
  if (status === store.bookingState.paid && sum === restOf(row)) {
    await store.note(tx, row.id, now, name, what);
    await takeRest(tx, context, row, sum, name);
    return;
  }
  if (status === store.bookingState.paid) {
    await store.note(tx, row.id, now, name, what);
    publish(tx, now, bookingPaidMessages(row));
    return;
  }
  const taken = await store.takeHours(tx, row.roomId, row.hours, { kind: 'booking', bookingId: row.id }, now);
  if (!taken) throw new ApiFailure('hold_expired');
  const part = await takeDeposit(tx, row, sum, now);
  await book(tx, context, row, name, part === undefined ? what : `${what}. ${part}`);
}

/** How often the link of one booking is sent: each time is an SMS. */
const perBooking = [{ most: 5, seconds: 3600 }] as const;

/**
 * Sends the payment link of a booking again; the caller holds the booking's lock.
 * @throws ApiFailure booking_not_payable, rate_limited
 */
export async function sendLinkAgain(tx: Db, context: Context, row: Row): Promise<void> {
  const { now } = context;
  // guard: server/src/areas/desk/desk.link.test.ts
  if (!maySendLink(row, now)) throw new ApiFailure('booking_not_payable');
  await countAttempt(tx, `pay-link-of:${row.id}`, now, perBooking);
  await sendLink(tx, context, row, 'booking.payLink');
  await store.note(tx, row.id, now, actorOf(context).name, 'Отправлена ссылка на\u00a0оплату');
}

/** Whether the booking may be paid by a link now. */
export const maySendLink = (row: Row, now: Date): boolean => customerMay(row, now).includes('pay');

/** Gives back at the desk what was taken there and is owed; the caller holds the booking's lock. */
export const giveBack = (tx: Db, context: Context, row: Row): Promise<number> =>
  giveMoneyBack(tx, context, bookingPayable, row);

/**
 * Marks whether the guests came: `came` from the start of the booking's day, `absent` only after the booking began.
 * @throws ApiFailure arrival_not_now
 */
export async function mark(tx: Db, context: Context, row: Row, arrival: Row['arrival']): Promise<void> {
  if (!mayArrive(row, context.now, arrival)) throw new ApiFailure('arrival_not_now');
  await store.changeBooking(tx, row.id, { arrival });
  await store.note(tx, row.id, context.now, actorOf(context).name, arrivalWords[arrival ?? 'none']);
}

const arrivalWords = {
  came: 'Клиент пришёл',
  absent: 'Клиент не пришёл',
  none: 'Отметка о приходе снята',
} as const;

/** Whether the mark may be set now. */
export function mayArrive(row: Row, now: Date, arrival: Row['arrival']): boolean {
  if (row.status !== store.bookingState.paid) return false;
  return now >= (arrival === 'absent' ? row.firstStart : momentOf(dayOf(row.firstStart), 0));
}
