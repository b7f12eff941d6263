import { ApiFailure, formatMoney } from '@venue/sdk';
import { listPromoCodes, savePromoCode } from '@venue/sdk/promo-codes/admin';
import { promoCodeRecord } from '@venue/sdk/promo-codes/kind';
import { promoCodeMoves } from '@venue/sdk/promo-codes/model';
import { presentOne, recordArea } from '../../area/recordArea.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { brokenConstraint } from '../../core/db/transact.ts';
import { countAttempt, networkOf } from '../../core/security/attempts.ts';
import { phoneOf } from '../accounts/accounts.store.ts';
import { termsOfBooking } from '../bookings/account/bookings.account.store.ts';
import { awaitsPrice, fullPriceBefore, setDiscount } from '../bookings/bookings.discount.service.ts';
import type { Discounted } from '../bookings/bookings.discount.store.ts';
import { packageOf } from '../bookings/bookings.package.store.ts';
import { type BookingRow, note } from '../bookings/bookings.store.ts';
import * as tickets from '../tickets/tickets.discount.service.ts';
import type { OrderOfEvent } from '../tickets/tickets.store.ts';
import { presentPromoCodes } from './promo-codes.presenter.ts';
import { auditedOf, discountBy, type PromoPlace, refusal, spellingIn, usedUp } from './promo-codes.rules.ts';
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

// Enough for somebody who mistypes a code, and far too few to find one.
const perPerson = [
  { most: 10, seconds: 600 },
  { most: 40, seconds: 86_400 },
] as const;
const perNetwork = [{ most: 60, seconds: 3600 }] as const;

/**
 * Counts an attempt to name a promo code or a certificate, by whoever does it and by network.
 * @throws ApiFailure rate_limited
 */
export async function countGuess({ db, now, request }: Context, by: string): Promise<void> {
  // guard: promo-codes.test.ts
  await countAttempt(db, `promo-by:${by}`, now, perPerson);
  // guard: promo-codes.test.ts
  await countAttempt(db, `promo-from:${networkOf(request.ip)}`, now, perNetwork);
}

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
function mustAwaitPayment(row: BookingRow, now: Date): void {
  // guard: promo-codes.test.ts
  if (!awaitsPrice(row, now)) throw new ApiFailure('promo_not_now');
}

/** An order that a code is for, whose lock the caller holds. */
interface Order {
  readonly of: Discounted;
  readonly place: PromoPlace;
  /** Of whoever it is for. */
  readonly phone: string;
  /** What it costs without a discount. */
  readonly full: number;
}

/**
 * Takes a use of a code for an order instead of the one it has. Returns undefined if it has this one already.
 * @throws ApiFailure promo_unknown, promo_ended, promo_used_up, promo_unfit
 */
async function takeUse(tx: Db, now: Date, typed: string, { of, place, phone, full }: Order) {
  const code = await store.lockBySpelling(tx, spellingIn(typed));
  const former = await store.usedFor(tx, of);
  if (former && former.promoCodeId === code?.id) return undefined;
  const discount = discountBy(code, place, { full, now });
  if (!code) return undefined;
  const { id: promoCodeId, percent, sum, minSum, maxUses, maxPerPerson } = code;
  // guard: promo-codes.test.ts
  if (maxUses !== null && code.uses >= maxUses) throw usedUp(false);
  // guard: promo-codes.test.ts
  if (maxPerPerson !== null && (await store.usesBy(tx, promoCodeId, phone)) >= maxPerPerson) throw usedUp(true);
  await store.dropUse(tx, of);
  const terms = { percent, sum, minSum };
  await store.addUse(tx, of, { promoCodeId, phone, ...terms, fullPrice: full, discount, usedAt: now });
  return { discount, text: `Промокод ${code.code}: скидка ${formatMoney(discount)}` };
}

/** Takes the use of an order back; false if it has none. */
async function dropUse(tx: Db, of: Discounted): Promise<boolean> {
  const isUsed = (await store.usedFor(tx, of)) !== undefined;
  await store.dropUse(tx, of);
  return isUsed;
}

/**
 * Gives a booking, whose lock the caller holds, the discount of a code instead of the one it has; null takes it off.
 * @throws ApiFailure promo_not_now, promo_unknown, promo_ended, promo_used_up, promo_unfit
 */
export async function applyCode(
  tx: Db,
  { now }: Pick<Context, 'now'>,
  row: BookingRow,
  typed: string | null,
  who: string,
): Promise<void> {
  mustAwaitPayment(row, now);
  const of = { kind: 'booking', id: row.id } as const;
  if (typed === null) {
    if (!(await dropUse(tx, of))) return;
    await setDiscount(tx, row, 0, now);
    await note(tx, row.id, now, who, 'Промокод убран');
    return;
  }
  // guard: server/src/areas/client-terms/client-terms.book.test.ts
  if (await termsOfBooking(tx, row.id))
    throw refusal('promo_unfit', 'У\u00a0этой брони цена организации: промокод к\u00a0ней не\u00a0применяется');
  // guard: server/src/areas/packages/packages.use.test.ts
  if (await packageOf(tx, row.id))
    throw refusal('promo_unfit', 'Часы этой брони оплачены абонементом: промокод к\u00a0ней не\u00a0применяется');
  const [phone, full] = [await phoneOf(tx, row.userId), fullPriceBefore(row)];
  const used = await takeUse(tx, now, typed, { of, place: { roomId: row.roomId }, phone, full });
  if (!used) return;
  await setDiscount(tx, row, used.discount, now);
  await note(tx, row.id, now, who, used.text);
}

/**
 * The same for an order of tickets. The tickets of one that costs nothing then are issued at once.
 * @throws ApiFailure promo_not_now, promo_unknown, promo_ended, promo_used_up, promo_unfit
 */
export async function applyTicketCode(
  tx: Db,
  works: Pick<Context, 'now' | 'config'>,
  order: OrderOfEvent,
  typed: string | null,
): Promise<void> {
  const { now } = works;
  // guard: promo-codes.tickets.test.ts
  if (!(await tickets.awaitsPrice(tx, order, now))) throw new ApiFailure('promo_not_now');
  const of = { kind: 'ticketOrder', id: order.id } as const;
  const full = await tickets.fullPriceBefore(tx, order);
  if (typed === null) {
    if (await dropUse(tx, of)) await tickets.setTotal(tx, works, order, full, 'Промокод убран');
    return;
  }
  const used = await takeUse(tx, now, typed, { of, place: { eventId: order.eventId }, phone: order.phone, full });
  if (used) await tickets.setTotal(tx, works, order, full - used.discount, used.text);
}
