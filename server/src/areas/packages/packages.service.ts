import { ApiFailure, addDays, dayOf, formatDate, formatHours, formatMoney, momentOf } from '@venue/sdk';
import { listHourPackages, saveHourPackage } from '@venue/sdk/packages/admin';
import { packageRecord } from '@venue/sdk/packages/kind';
import { packageMoves, purchaseStatus } from '@venue/sdk/packages/model';
import { VAT_PERCENT } from '../../area/payable.ts';
import { presentOne, recordArea } from '../../area/recordArea.ts';
import { actorOf, type Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { brokenConstraint } from '../../core/db/transact.ts';
import { tell } from '../../core/outbox.ts';
import { publish } from '../../core/publish.ts';
import { mustExist } from '../../core/record/records.ts';
import { reachOf } from '../accounts/accounts.store.ts';
import { termsOfBooking } from '../bookings/account/bookings.account.store.ts';
import { awaitsPrice, confirmFree, setPrice } from '../bookings/bookings.discount.service.ts';
import { withoutHours } from '../bookings/bookings.package.service.ts';
import { type BookingRow, note } from '../bookings/bookings.store.ts';
import { sendBack } from '../payments/payments.service.ts';
import { packageMessages } from './packages.messages.ts';
import { packagePayable } from './packages.payable.ts';
import { presentPackages } from './packages.presenter.ts';
import { auditedOf, isUsable, obstacleOf, PAY_HOURS, restOf, unfitBooking } from './packages.rules.ts';
import * as store from './packages.store.ts';

type Row = store.PurchaseTableRow;

export const packages = recordArea({
  kind: packageRecord,
  list: listHourPackages,
  save: saveHourPackage,
  store: store.packageStore,
  presentRows: presentPackages,
  present: presentOne(presentPackages),
  auditedOf,
  status: {
    moves: packageMoves,
    statusOf: row => row.isPublished,
    withStatus: isPublished => ({ isPublished }),
    titleOf: row => row.title,
  },
});

interface Wish {
  readonly packageId: number;
  /** What its buyer, or staff, saw. */
  readonly price: number;
}

/** The package on sale as it was seen. @throws ApiFailure not_found, price_changed */
async function onSaleAt(tx: Db, { packageId, price }: Wish) {
  const offer = mustExist(await store.lockOnSale(tx, packageId));
  // guard: packages.test.ts
  if (offer.price !== price) throw new ApiFailure('price_changed');
  return offer;
}

/** Begins a purchase, or returns the unpaid one at this price that the person has already. */
export async function begin(
  tx: Db,
  { now }: Pick<Context, 'now'>,
  { userId, who, soldBy = null, ...wish }: Wish & { userId: number; who: string; soldBy?: number | null },
): Promise<Row> {
  const offer = await onSaleAt(tx, wish);
  const payUntil = new Date(now.getTime() + PAY_HOURS * 3_600_000);
  const { id: packageId, title, hours, price, days, roomIds } = offer;
  const terms = { title, hours, price, days, roomIds, hoursLeft: hours, vatPercent: VAT_PERCENT, payUntil };
  const unpaid = await store.unpaidOf(tx, userId, packageId);
  // A payment that was started keeps what it is for.
  if (unpaid?.price === price && unpaid.hours === hours) return store.changePurchase(tx, unpaid.id, { payUntil });
  if (unpaid) await lapse(tx, unpaid, now);
  const values = { ...terms, packageId, userId, status: purchaseStatus.awaiting, createdAt: now, soldBy };
  const row = await store.addPurchase(tx, values);
  await store.noteStep(tx, row.id, {
    at: now,
    who,
    what: `Оформлен: ${formatHours(hours)} за\u00a0${formatMoney(price)}`,
  });
  return row;
}

/** Ends a purchase that was not paid in time. Money that comes later still pays for it. */
export async function lapse(tx: Db, row: Row, now: Date): Promise<void> {
  const is = await store.changePurchase(tx, row.id, { status: purchaseStatus.lapsed, payUntil: null });
  await store.noteStep(tx, row.id, { at: now, who: 'Система', what: 'Не\u00a0оплачен вовремя' });
  publish(tx, now, packageMessages(is));
}

/** Why packages cannot pay for a booking at all. */
export const whyUnfit = async (tx: Db, row: BookingRow): Promise<string | undefined> =>
  unfitBooking(row, (await termsOfBooking(tx, row.id)) !== undefined);

/**
 * Pays for the hours of a booking, whose lock the caller holds, with a package of its customer; books it if nothing
 * else is to be paid. Returns whether it is booked.
 * @throws ApiFailure not_found, conflict, package_not_now, package_unfit, package_short, hold_expired
 */
export async function payFor(
  tx: Db,
  context: Context,
  row: BookingRow,
  { purchaseId, hoursLeft }: { purchaseId: number; hoursLeft: number },
): Promise<boolean> {
  const { now } = context;
  // guard: packages.use.test.ts
  if (!awaitsPrice(row, now) || (await store.packageUseOf(tx, row.id))) throw new ApiFailure('package_not_now');
  const purchase = await store.lockPurchase(tx, purchaseId);
  // guard: packages.use.test.ts
  if (purchase?.userId !== row.userId) throw new ApiFailure('not_found');
  if (purchase.hoursLeft !== hoursLeft) throw new ApiFailure('conflict');
  if (!isUsable(purchase, now)) throw new ApiFailure('package_short');
  const unfit = (await whyUnfit(tx, row)) ?? obstacleOf({ ...purchase, hoursLeft: row.hours.length }, row);
  if (unfit) throw new ApiFailure('package_unfit', { fields: { purchaseId: unfit } });
  const hours = row.hours.length;
  try {
    await store.addUse(tx, { purchaseId, bookingId: row.id, hours, lines: row.lines, usedAt: now });
  } catch (error) {
    if (brokenConstraint(error) === 'package_purchase_left') throw new ApiFailure('package_short');
    throw error;
  }
  const is = await setPrice(tx, row, withoutHours(row, purchaseId), now);
  const rest = purchase.hoursLeft - hours;
  const what = `Часы оплачены абонементом №\u00a0${purchaseId}: списано ${formatHours(hours)}, осталось ${formatHours(rest)}`;
  const who = actorOf(context).name;
  await store.noteStep(tx, purchaseId, { at: now, who, what: `Бронь №\u00a0${row.id}: списано ${formatHours(hours)}` });
  publish(tx, now, packageMessages(purchase));
  if (is.price > 0) {
    await note(tx, row.id, now, who, what);
    return false;
  }
  await confirmFree(tx, context, is, actorOf(context).name, what);
  return true;
}

/** Takes the package off a booking, whose lock the caller holds. @throws ApiFailure package_not_now */
export async function withdraw(tx: Db, context: Context, row: BookingRow): Promise<void> {
  const { now } = context;
  const of = await store.packageUseOf(tx, row.id);
  if (!of) return;
  // guard: packages.use.test.ts
  if (!awaitsPrice(row, now)) throw new ApiFailure('package_not_now');
  const { use, purchase } = of;
  await store.dropUse(tx, row.id);
  const price = use.lines.reduce((sum, line) => sum + line.sum, 0);
  const vat = Math.round((price * row.vatPercent) / (100 + row.vatPercent));
  await setPrice(tx, row, { lines: use.lines, price, vat, vatPercent: row.vatPercent }, now);
  const who = actorOf(context).name;
  await note(tx, row.id, now, who, 'Абонемент убран, часы вернулись');
  await store.noteStep(tx, purchase.id, {
    at: now,
    who,
    what: `Бронь №\u00a0${row.id}: вернулось ${formatHours(use.hours)}`,
  });
  publish(tx, now, packageMessages(purchase));
}

/** Gives a package, whose lock the caller holds, a later last day. @throws ApiFailure conflict, move_not_allowed */
export async function extend(
  tx: Db,
  context: Context,
  row: Row,
  { validUntil, seen, reason }: { validUntil: string; seen: string; reason: string },
): Promise<Row> {
  const { now } = context;
  if (row.status !== purchaseStatus.active || row.hoursLeft === 0) throw new ApiFailure('move_not_allowed');
  // guard: packages.admin.test.ts
  if (row.validUntil !== seen) throw new ApiFailure('conflict');
  const latest = addDays(dayOf(now), 1095);
  // guard: packages.admin.test.ts
  if (validUntil <= seen || validUntil < dayOf(now) || validUntil > latest) {
    const text = 'Укажите день позже нынешнего срока, не\u00a0раньше сегодняшнего и\u00a0не\u00a0дальше трёх лет';
    throw new ApiFailure('invalid_input', { fields: { validUntil: text } });
  }
  const is = await store.changePurchase(tx, row.id, { validUntil });
  const until = formatDate(momentOf(validUntil, 12));
  await store.noteStep(tx, row.id, {
    at: now,
    who: actorOf(context).name,
    what: `Продлён до\u00a0${until}: ${reason}`,
  });
  await tell(tx, context, {
    event: 'package.extended',
    of: { kind: 'package', ids: [row.id] },
    to: await reachOf(tx, row.userId),
    about: { title: row.title, left: formatHours(row.hoursLeft), until, reason },
  });
  publish(tx, now, packageMessages(is));
  return is;
}

/**
 * Takes a package, whose lock the caller holds, back: the money for its unused hours returns as it came.
 * @throws ApiFailure move_not_allowed, sum_changed, package_in_use
 */
export async function takeBack(
  tx: Db,
  context: Context,
  row: Row,
  { sum, reason }: { sum: number; reason: string },
): Promise<Row> {
  const { now } = context;
  if (row.status !== purchaseStatus.active || row.hoursLeft === 0) throw new ApiFailure('move_not_allowed');
  // guard: packages.admin.test.ts
  if ((await store.usesAhead(tx, row.id, now)) > 0) throw new ApiFailure('package_in_use');
  // guard: packages.admin.test.ts
  if (restOf(row) !== sum) throw new ApiFailure('sum_changed');
  const { hoursLeft } = row;
  const values = { status: purchaseStatus.returned, hoursLeft: 0, hoursReturned: hoursLeft };
  const is = await store.changePurchase(tx, row.id, values);
  await sendBack(tx, packagePayable, row, { sum, why: `Возврат за\u00a0неиспользованные часы: ${reason}` }, now);
  const what = `Возврат ${formatMoney(sum)} за\u00a0${formatHours(hoursLeft)}: ${reason}`;
  await store.noteStep(tx, row.id, { at: now, who: actorOf(context).name, what });
  await tell(tx, context, {
    event: 'package.returned',
    of: { kind: 'package', ids: [row.id] },
    to: await reachOf(tx, row.userId),
    about: { title: row.title, hours: formatHours(hoursLeft), sum, reason },
  });
  publish(tx, now, packageMessages(is));
  return is;
}
