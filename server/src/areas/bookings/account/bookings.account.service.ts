import { ApiFailure, formatMoney } from '@venue/sdk';
import type { Quote } from '@venue/sdk/bookings/model';
import { actorOf, type Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { tell } from '../../../core/outbox.ts';
import { publish } from '../../../core/publish.ts';
import { reachOf } from '../../accounts/accounts.store.ts';
import { sendBack } from '../../payments/payments.service.ts';
import { moneyMessage } from '../bookings.messages.ts';
import { bookingPayable, markPaid } from '../bookings.payable.ts';
import * as store from '../bookings.store.ts';
import { stayFiles, stayOf } from '../desk/bookings.stay.service.ts';
import * as account from './bookings.account.store.ts';

export { ownQuote } from './bookings.account.rules.ts';

interface ByTerms {
  readonly termsId: number;
  /** The organisation. */
  readonly customer: string;
  readonly quote: Quote;
  /** Whether it pays after the month; otherwise the booking waits for its money as before. */
  readonly isPostpaid: boolean;
}

/**
 * Gives an unpaid booking the price of an organisation; what is paid after the month is confirmed at once. The caller
 * holds the lock of the booking, which awaits payment. A trigger refuses what the limit is not enough for.
 * @throws ApiFailure hold_expired
 */
export async function bookOnAccount(
  tx: Db,
  context: Context,
  row: store.BookingRow,
  { termsId, customer, quote, isPostpaid }: ByTerms,
): Promise<void> {
  const { now } = context;
  const who = actorOf(context).name;
  const { lines, price, vat, vatPercent } = quote;
  const is = await store.changeBooking(tx, row.id, { lines, price, vat, vatPercent });
  const sum = isPostpaid ? price : null;
  await account.addClientBooking(tx, { bookingId: row.id, termsId, sum, createdAt: now });
  const what = `Цена по\u00a0условиям: ${customer}, ${formatMoney(price)}`;
  if (!isPostpaid) {
    await store.note(tx, row.id, now, who, what);
    publish(tx, now, [moneyMessage(is, 'process')]);
    return;
  }
  const taken = await store.takeHours(tx, row.roomId, row.hours, { kind: 'booking', bookingId: row.id }, now);
  if (!taken) throw new ApiFailure('hold_expired');
  await markPaid(tx, is, now, who, `${what}. Оплата после месяца`);
  await tell(tx, context, {
    event: 'booking.onAccount',
    of: { kind: 'booking', ids: [row.id] },
    to: await reachOf(tx, row.userId),
    uselessAt: row.hours[0] ?? now,
    about: { ...(await stayOf(tx, row.id, now)), customer },
    files: () => stayFiles(tx, [row.id], context, `Бронь № ${row.id}`),
  });
}

interface Back {
  /** All of it unless it is given, in kopecks. */
  readonly sum?: number;
  readonly why: string;
  readonly inPart?: boolean;
}

/**
 * Gives up what was paid for a booking: first what its organisation would pay after the month, then money. Returns the
 * money that goes back; null if the organisation pays and none came.
 */
export async function giveUp(
  tx: Db,
  row: store.BookingRow,
  { sum, ...request }: Back,
  now: Date,
): Promise<number | null> {
  const onAccount = await account.isOnAccount(tx, row.id);
  const off = Math.min(sum ?? Number.POSITIVE_INFINITY, await account.openCharge(tx, row.id));
  if (off > 0) {
    await account.takeOff(tx, row.id, off);
    await store.note(tx, row.id, now, 'Система', `Не\u00a0войдёт в\u00a0счёт за\u00a0месяц: ${formatMoney(off)}`);
  }
  const rest = sum === undefined ? {} : { sum: sum - off };
  const back = await sendBack(tx, bookingPayable, row, { ...rest, ...request }, now);
  return onAccount && back === 0 ? null : back;
}
