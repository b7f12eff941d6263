import { ApiFailure } from '@venue/sdk';
import type { Quote } from '@venue/sdk/bookings/model';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { publish } from '../../core/publish.ts';
import { mustExist } from '../../core/record/records.ts';
import { discounted, fullPriceOf } from './bookings.discount.rules.ts';
import { dueOf } from './bookings.due.rules.ts';
import { moneyMessage } from './bookings.messages.ts';
import { book, takeForGood } from './bookings.payable.ts';
import { customerMay } from './bookings.rules.ts';
import * as store from './bookings.store.ts';

export { dueOf, isDepositDue } from './bookings.due.rules.ts';

type Row = store.BookingRow;

/** Gives a booking, whose lock the caller holds, this price instead of the one it has. */
export async function setPrice(tx: Db, row: Row, { lines, price, vat, vatPercent }: Quote, now: Date): Promise<Row> {
  await store.changeBooking(tx, row.id, { lines: [...lines], price, vat, vatPercent });
  publish(tx, now, [moneyMessage(row, 'process')]);
  // Read anew: triggers on the price change what certificates cover, and drop a deposit.
  return mustExist(await store.bookingById(tx, row.id));
}

/**
 * Whether what is to be paid for a booking may change: it waits to be paid, nobody has begun to pay it, and no invoice
 * asks for its money. The caller holds its lock where something changes.
 */
export const awaitsPrice = (row: Row, now: Date): boolean =>
  // guard: server/src/areas/promo-codes/promo-codes.test.ts, server/src/areas/certificates/certificates.test.ts
  awaitsPayment(row, now) && row.invoicedUntil === null;

/** Whether a booking waits to be paid, and nobody has begun to pay it. */
const awaitsPayment = (row: Row, now: Date): boolean =>
  row.status === store.bookingState.awaitingPayment && customerMay(row, now).includes('pay');

/** What a booking costs without a discount. */
export const fullPriceBefore = (row: Row): number => fullPriceOf(row.lines);

/** Gives a booking, whose lock the caller holds, a discount instead of the one it has; 0 for none. */
export async function setDiscount(tx: Db, row: Row, discount: number, now: Date): Promise<void> {
  await store.changeBooking(tx, row.id, discounted(row, discount));
  publish(tx, now, [moneyMessage(row, 'process')]);
}

/**
 * Books an unpaid booking that costs nothing; the caller holds its lock.
 * @throws ApiFailure booking_not_payable, hold_expired
 */
export async function confirmFree(
  tx: Db,
  context: Context,
  row: Row,
  who: string,
  why = 'Подтверждено без оплаты: стоимость покрыла скидка',
): Promise<void> {
  const { now } = context;
  // guard: server/src/areas/promo-codes/promo-codes.life.test.ts
  if (dueOf(row) !== 0 || !awaitsPayment(row, now)) throw new ApiFailure('booking_not_payable');
  if ((await takeForGood(tx, row, 0, now)) !== null) throw new ApiFailure('hold_expired');
  const what = row.covered > 0 ? 'Оплачено сертификатом' : why;
  await book(tx, context, row, who, what);
}
