import { ApiFailure, formatDateTime, formatMoney } from '@venue/sdk';
import type { DepositTerms } from '@venue/sdk/deposits/model';
import { actorOf, type Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { awaitsPrice } from '../bookings/bookings.discount.service.ts';
import { type BookingRow, note } from '../bookings/bookings.store.ts';
import { showDue } from '../bookings/deposit/bookings.deposit.service.ts';
import { restOf } from '../bookings/deposit/bookings.deposit.store.ts';
import * as store from './deposits.store.ts';

const inFields = (fields: Record<string, string>) => new ApiFailure('invalid_input', { fields });

/**
 * Lets an unpaid booking, whose lock the caller holds, be confirmed by a part of its price; of one whose deposit was
 * paid the term of the rest is changed.
 * @throws ApiFailure deposit_not_now, invalid_input
 */
export async function agree(tx: Db, context: Context, row: BookingRow, terms: DepositTerms): Promise<void> {
  const { now } = context;
  const { depositSum: sum } = terms;
  const dueAt = new Date(terms.restDueAt);
  const who = actorOf(context).name;
  // guard: deposits.test.ts
  if (dueAt <= now) throw inFields({ restDueAt: 'Укажите время в\u00a0будущем' });
  // guard: deposits.test.ts
  if (dueAt > row.lastEnd) throw inFields({ restDueAt: 'Не\u00a0позже конца брони' });
  if (restOf(row) > 0) {
    await store.changeTerm(tx, row.id, dueAt, now);
    await note(tx, row.id, now, who, `Остаток ждём до\u00a0${formatDateTime(dueAt)}`);
    showDue(tx, row, now);
    return;
  }
  // guard: deposits.test.ts
  if (row.groupId !== null || row.covered > 0 || !awaitsPrice(row, now)) throw new ApiFailure('deposit_not_now');
  // guard: deposits.test.ts
  if (sum >= row.price) throw inFields({ depositSum: `Меньше стоимости брони: ${formatMoney(row.price)}` });
  await store.putDeposit(tx, { bookingId: row.id, sum, dueAt, createdAt: now });
  const rest = formatMoney(row.price - sum);
  const what = `Задаток ${formatMoney(sum)}, остаток ${rest} до\u00a0${formatDateTime(dueAt)}`;
  await note(tx, row.id, now, who, what);
  showDue(tx, row, now);
}

/** Takes the agreement back while the deposit has not been paid. @throws ApiFailure deposit_not_now */
export async function withdraw(tx: Db, context: Context, row: BookingRow): Promise<void> {
  const { now } = context;
  // guard: deposits.test.ts
  if (row.deposit?.rest !== null || !awaitsPrice(row, now)) throw new ApiFailure('deposit_not_now');
  await store.dropDeposit(tx, row.id);
  await note(tx, row.id, now, actorOf(context).name, 'Задаток отменён: ждём всю сумму');
  showDue(tx, row, now);
}
