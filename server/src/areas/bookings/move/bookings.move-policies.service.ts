import { ApiFailure, failure, formatMoney } from '@venue/sdk';
import { moveMyBooking } from '@venue/sdk/bookings';
import type { BookingRequest, TakenHours } from '@venue/sdk/bookings/model';
import { moveBooking } from '@venue/sdk/desk/admin';
import type { DeskPayment } from '@venue/sdk/desk/model';
import { actorOf, type Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { takeMoney } from '../../payments/payments.desk.service.ts';
import { giveUp } from '../account/bookings.account.service.ts';
import { whatInstead } from '../bookings.request.ts';
import { customerMay, statusAt } from '../bookings.rules.ts';
import * as store from '../bookings.store.ts';
import { type DeskPriced, pricedAtDesk, pricedMove, takenByOthers } from '../desk/bookings.desk.request.ts';
import type { MovePolicy } from './bookings.move.service.ts';

type Row = store.BookingRow;

/** Somebody asks for other hours, and is shown which are taken if they are. */
interface AskedPolicy extends MovePolicy<DeskPriced> {
  readonly taken: (data: TakenHours) => ApiFailure;
}

/**
 * Whether staff may change the hours, room, tariff or extras of a booking: until its last hour is over, unless it is
 * cancelled or being paid.
 */
export function mayMoveBooking(row: Row, now: Date): boolean {
  const status = statusAt(row, now);
  return (status === store.bookingState.awaitingPayment || status === store.bookingState.paid) && row.lastEnd > now;
}

/**
 * Staff change whatever the desk may book. The difference of a paid booking is paid at once, as `by` says, or refunded;
 * null if nothing is due now.
 */
export function byStaff(context: Context, request: BookingRequest, by: DeskPayment | null): AskedPolicy {
  const { now } = context;
  const { name, permissions } = actorOf(context);
  return {
    who: name,
    mustAllow(row) {
      // guard: ../../desk/desk.move.test.ts
      if (by !== null && !permissions.has('desk.cash'))
        throw new ApiFailure('invalid_input', {
          fields: { by: 'Доплату принимает сотрудник с\u00a0правом «Касса»' },
        });
      // guard: ../../desk/desk.move.test.ts
      if (!mayMoveBooking(row, now)) throw new ApiFailure('move_not_allowed');
    },
    price: (db, row) => pricedAtDesk(db, request, row, context),
    otherSums: (quote, { price }) =>
      quote.price === price ? new ApiFailure('sum_changed') : failure(moveBooking, 'price_changed', { data: quote }),
    taken: data => failure(moveBooking, 'slot_taken', { data }),
    waits: false,
    isHeld: false,
    async settle(tx, is, { price, due, back, vatPercent }) {
      // guard: ../../desk/desk.move.test.ts
      if (due > 0 !== (by !== null)) throw new ApiFailure('sum_changed');
      if (by) {
        const description = `Бронь № ${is.id}, ${is.roomName}: доплата`;
        const money = { by, sum: due, userId: is.userId, description, vatPercent };
        await takeMoney(tx, context, { kind: 'booking', id: is.id }, money);
      }
      await returnPart(tx, is, back, `Бронь изменена и стоит ${formatMoney(price)}`, now);
    },
    event: 'booking.changedByStaff',
    tellsUnpaid: true,
  };
}

/**
 * Customers move a booking within its room, with its tariff and extras at their prices. A paid booking that gets more
 * expensive moves when the difference is paid.
 */
export function byCustomer(context: Context, slots: readonly string[]): AskedPolicy {
  const { now } = context;
  return {
    who: actorOf(context).name,
    mustAllow(row) {
      // guard: bookings.move.test.ts
      if (!customerMay(row, now).includes('move')) throw new ApiFailure('booking_not_movable');
    },
    price: (db, row) => pricedMove(db, row, slots, context),
    otherSums: quote => failure(moveMyBooking, 'price_changed', { data: quote }),
    taken: data => failure(moveMyBooking, 'slot_taken', { data }),
    waits: true,
    isHeld: false,
    settle: (tx, is, { price, back }) =>
      returnPart(tx, is, back, `Бронь перенесена и стоит ${formatMoney(price)}`, now),
    event: 'booking.moved',
    tellsUnpaid: false,
  };
}

async function returnPart(tx: Db, row: Row, sum: number, why: string, now: Date): Promise<void> {
  if (sum > 0) await giveUp(tx, row, { sum, why, inPart: true }, now);
}

/**
 * Runs a change of a booking. If some hours are taken, they and the alternatives are looked up after the rollback.
 * @throws ApiFailure slot_taken, with its data
 */
export async function orClash<T>(
  { db }: Context,
  orderId: number,
  policy: AskedPolicy,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const isTaken = error instanceof ApiFailure && error.code === 'slot_taken';
    const row = isTaken && (await store.bookingById(db, orderId));
    if (!row) throw error;
    const asked = await policy.price(db, row);
    const taken = await takenByOthers(db, asked.roomId, asked, orderId);
    const { nearest } = await whatInstead(db, asked.roomId, asked.hours, asked.limits);
    throw policy.taken({ taken: taken.map(each => each.toISOString()), nearest });
  }
}
