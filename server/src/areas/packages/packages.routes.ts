import { ApiFailure, dayOf } from '@venue/sdk';
import {
  buyPackage,
  getBookingPackages,
  listMyPackages,
  listPackages,
  payPackage,
  payWithPackage,
  withdrawPackage,
} from '@venue/sdk/packages';
import { hoursBackOf } from '@venue/sdk/packages/model';
import { actorOf, type Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { transact } from '../../core/db/transact.ts';
import { handle } from '../../core/http/handle.ts';
import { countAttempt } from '../../core/security/attempts.ts';
import { awaitsPrice } from '../bookings/bookings.discount.service.ts';
import { hoursShareBack, withoutHours } from '../bookings/bookings.package.service.ts';
import { type BookingRow, bookingById, lockBooking } from '../bookings/bookings.store.ts';
import { startPayment } from '../payments/payments.start.service.ts';
import { packagePayable } from './packages.payable.ts';
import { presentOffers, presentOwn } from './packages.presenter.ts';
import { obstacleOf } from './packages.rules.ts';
import { begin, payFor, whyUnfit, withdraw } from './packages.service.ts';
import * as store from './packages.store.ts';

/** Each new purchase is a row that stays. */
const perPerson = [{ most: 30, seconds: 86_400 }] as const;
/** Each use adds steps to the history of its package, also if it is taken off again. */
const usesPerPerson = [{ most: 100, seconds: 86_400 }] as const;

const done = { message: { success: true } };

export const packagesRoutes = [
  handle(listPackages, async (_input, { db }) => ({ message: { packages: await presentOffers(db) } })),

  handle(buyPackage, async ({ body }, context) => {
    const { userId, name: who } = actorOf(context);
    // guard: packages.test.ts
    await countAttempt(context.db, `package-buy:${userId}`, context.now, perPerson);
    return transact(context, async tx => {
      const { id } = await begin(tx, context, { ...body, userId, who });
      return { message: { purchaseId: id } };
    });
  }),

  handle(payPackage, async ({ body: { purchaseId } }, context) => ({
    message: await startPayment(context, packagePayable, purchaseId),
  })),

  handle(listMyPackages, async (_input, context) => {
    const rows = await store.purchasesOf(context.db, actorOf(context).userId);
    return { message: { packages: await presentOwn(context.db, rows, context.now) } };
  }),

  handle(getBookingPackages, async ({ body: { orderId } }, context) => {
    const row = ownBooking(await bookingById(context.db, orderId), context);
    return { message: await packagesFor(context.db, row, context.now) };
  }),

  handle(payWithPackage, async ({ body: { orderId, ...of } }, context) => {
    // guard: packages.use.test.ts
    await countAttempt(context.db, `package-use:${actorOf(context).userId}`, context.now, usesPerPerson);
    return transact(context, async tx => {
      const row = ownBooking(await lockBooking(tx, orderId), context);
      return { message: { booked: await payFor(tx, context, row, of) } };
    });
  }),

  handle(withdrawPackage, ({ body: { orderId } }, context) =>
    transact(context, async tx => {
      await withdraw(tx, context, ownBooking(await lockBooking(tx, orderId), context));
      return done;
    }),
  ),
];

/** A booking of the actor; somebody else's looks like a missing one. */
function ownBooking(row: BookingRow | undefined, context: Context): BookingRow {
  // guard: packages.use.test.ts
  if (row?.userId !== actorOf(context).userId) throw new ApiFailure('not_found');
  return row;
}

async function packagesFor(db: Db, row: BookingRow, now: Date) {
  const needed = row.hours.length;
  const open = awaitsPrice(row, now);
  const of = await store.packageUseOf(db, row.id);
  if (of) {
    const { use, purchase } = of;
    const applied = {
      purchaseId: purchase.id,
      packageTitle: purchase.title,
      useHours: use.hours,
      hoursLeft: purchase.hoursLeft,
      hoursBack: hoursBackOf(use.hours, row.paidAt === null ? 100 : hoursShareBack(row, now)),
      canWithdraw: open,
    };
    return { needed, rest: row.price, packages: [], applied };
  }
  const unfit = open ? await whyUnfit(db, row) : undefined;
  const own = open ? await store.usableOf(db, row.userId, dayOf(now)) : [];
  return {
    needed,
    rest: withoutHours(row, 0).price,
    packages: own.map(each => ({
      purchaseId: each.id,
      packageTitle: each.title,
      hoursLeft: each.hoursLeft,
      validUntil: each.validUntil ?? '',
      obstacle: unfit ?? obstacleOf(each, row),
    })),
    applied: null,
  };
}
