import { ApiFailure, formatMoney } from '@venue/sdk';
import { listPromoCodes, savePromoCode } from '@venue/sdk/promo-codes/admin';
import { promoCodeRecord } from '@venue/sdk/promo-codes/kind';
import { promoCodeMoves } from '@venue/sdk/promo-codes/model';
import { presentOne, recordArea } from '../../area/recordArea.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { brokenConstraint } from '../../core/db/transact.ts';
import { phoneOf } from '../accounts/accounts.store.ts';
import { termsOfBooking } from '../bookings/account/bookings.account.store.ts';
import { awaitsPrice, fullPriceBefore, setDiscount } from '../bookings/bookings.discount.service.ts';
import { packageOf } from '../bookings/bookings.package.store.ts';
import { type BookingRow, note } from '../bookings/bookings.store.ts';
import { presentPromoCodes } from './promo-codes.presenter.ts';
import { auditedOf, discountBy, refusal, spellingIn, usedUp } from './promo-codes.rules.ts';
import * as store from './promo-codes.store.ts';

export const promoCodes = recordArea({
  kind: promoCodeRecord,
  list: listPromoCodes,
  save: savePromoCode,
  store: store.promoCodeStore,
  presentRows: presentPromoCodes,
  present: presentOne(presentPromoCodes),
  auditedOf,
  status: {
    moves: promoCodeMoves,
    statusOf: row => row.isActive,
    withStatus: isActive => ({ isActive }),
    titleOf: row => row.code,
  },
});

/** Runs what adds or renames a code. @throws ApiFailure promo_exists if another has its spelling */
export async function orExists<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (brokenConstraint(error) === 'promo_code_once') throw refusal('promo_exists');
    throw error;
  }
}

/** Refuses to change the price of a booking that is being paid, or charged for by an invoice. */
async function mustAwaitPayment(tx: Db, row: BookingRow, now: Date): Promise<void> {
  // guard: promo-codes.test.ts
  if (!awaitsPrice(row, now) || (await store.isInvoiced(tx, row))) throw new ApiFailure('promo_not_now');
}

/**
 * Gives a booking, whose lock the caller holds, the discount of a code instead of the one it has.
 * @throws ApiFailure promo_not_now, promo_unknown, promo_ended, promo_used_up, promo_unfit
 */
export async function applyCode(tx: Db, { now }: Context, row: BookingRow, typed: string, who: string): Promise<void> {
  await mustAwaitPayment(tx, row, now);
  // guard: server/src/areas/client-terms/client-terms.book.test.ts
  if (await termsOfBooking(tx, row.id))
    throw refusal('promo_unfit', 'У\u00a0этой брони цена организации: промокод к\u00a0ней не\u00a0применяется');
  // guard: server/src/areas/packages/packages.use.test.ts
  if (await packageOf(tx, row.id))
    throw refusal('promo_unfit', 'Часы этой брони оплачены абонементом: промокод к\u00a0ней не\u00a0применяется');
  const code = await store.lockBySpelling(tx, spellingIn(typed));
  const former = await store.usedFor(tx, row.id);
  if (former && former.promoCodeId === code?.id) return;
  const fullPrice = fullPriceBefore(row);
  const discount = discountBy(code, { roomId: row.roomId, full: fullPrice, now });
  if (!code) return;
  const phone = await phoneOf(tx, row.userId);
  const { id: promoCodeId, percent, sum, minSum, maxUses, maxPerPerson } = code;
  // guard: promo-codes.test.ts
  if (maxUses !== null && code.uses >= maxUses) throw usedUp(false);
  // guard: promo-codes.test.ts
  if (maxPerPerson !== null && (await store.usesBy(tx, promoCodeId, phone)) >= maxPerPerson) throw usedUp(true);
  await store.dropUse(tx, row.id);
  const terms = { percent, sum, minSum };
  await store.addUse(tx, { promoCodeId, bookingId: row.id, phone, ...terms, fullPrice, discount, usedAt: now });
  await setDiscount(tx, row, discount, now);
  await note(tx, row.id, now, who, `Промокод ${code.code}: скидка ${formatMoney(discount)}`);
}

/** Takes the discount off a booking, whose lock the caller holds. @throws ApiFailure promo_not_now */
export async function withdrawCode(tx: Db, { now }: Context, row: BookingRow, who: string): Promise<void> {
  await mustAwaitPayment(tx, row, now);
  if (!(await store.usedFor(tx, row.id))) return;
  await store.dropUse(tx, row.id);
  await setDiscount(tx, row, 0, now);
  await note(tx, row.id, now, who, 'Промокод убран');
}
