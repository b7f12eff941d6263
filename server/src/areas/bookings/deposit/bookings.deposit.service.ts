import { formatMoney } from '@venue/sdk';
import type { Bill, Unwanted } from '../../../area/payable.ts';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { tell } from '../../../core/outbox.ts';
import { publish } from '../../../core/publish.ts';
import { reachOf } from '../../accounts/accounts.store.ts';
import { dueOf } from '../bookings.due.rules.ts';
import { bookingPaidMessages, moneyMessage } from '../bookings.messages.ts';
import * as store from '../bookings.store.ts';
import { stayFiles, stayOf } from '../desk/bookings.stay.service.ts';
import { lowerRest, restOf, startRest } from './bookings.deposit.store.ts';

type Row = store.BookingRow;
type Works = Pick<Context, 'now' | 'config'>;

/** Shows on all screens that something else is to be paid for a booking. */
export const showDue = (tx: Db, row: Row, now: Date): void => publish(tx, now, [moneyMessage(row, 'process')]);

/** The bill of a part of a booking's price: its deposit, or the rest. Both are paid before the hours are given. */
export function billOfPart(row: Row, returnTo: string): Bill {
  const isRest = row.status === store.bookingState.paid;
  const sum = isRest ? restOf(row) : dueOf(row);
  const title = `${isRest ? 'Остаток' : 'Задаток'} за бронь № ${row.id}, ${row.roomName}`;
  return {
    sum,
    description: title,
    lines: [{ title, quantity: 1, unit: 'piece', unitPrice: sum, sum }],
    vatPercent: row.vatPercent,
    returnTo,
    isPrepayment: true,
  };
}

/** If this money is the deposit of an unpaid booking, the rest is owed from now on. Returns the words for its history. */
export async function takeDeposit(tx: Db, row: Row, sum: number, now: Date): Promise<string | undefined> {
  if (row.deposit?.rest !== null || sum !== row.deposit.sum) return undefined;
  const rest = row.price - sum;
  await startRest(tx, row.id, rest, now);
  return `Задаток ${formatMoney(sum)}, остаток ${formatMoney(rest)}`;
}

/** Takes money for the rest of a booking, whose lock the caller holds; returns why it is refunded, or null. */
export async function takeRest(tx: Db, works: Works, row: Row, sum: number, who = 'Система'): Promise<Unwanted | null> {
  const { now } = works;
  // guard: server/src/areas/deposits/deposits.test.ts
  if (sum !== restOf(row) || sum === 0)
    return { cause: 'twice', why: 'Остаток уже был оплачен, вторая оплата возвращается' };
  await lowerRest(tx, row.id, sum);
  await store.note(tx, row.id, now, who, `Остаток оплачен: ${formatMoney(sum)}`);
  await tell(tx, works, {
    event: 'booking.restPaid',
    of: { kind: 'booking', ids: [row.id] },
    to: await reachOf(tx, row.userId),
    uselessAt: row.lastEnd,
    about: { ...(await stayOf(tx, row.id, now)), sum },
    files: () => stayFiles(tx, [row.id], works, `Бронь № ${row.id}`),
  });
  publish(tx, now, [...bookingPaidMessages(row), moneyMessage(row, 'paid')]);
  return null;
}
