import { ApiFailure } from '@venue/sdk';
import { applyPromoCode, confirmFreeBooking, withdrawPromoCode } from '@venue/sdk/promo-codes';
import { actorOf, type Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { transact } from '../../core/db/transact.ts';
import { handle } from '../../core/http/handle.ts';
import { countAttempt, networkOf } from '../../core/security/attempts.ts';
import { confirmFree } from '../bookings/bookings.discount.service.ts';
import { type BookingRow, lockBooking } from '../bookings/bookings.store.ts';
import { applyCode, withdrawCode } from './promo-codes.service.ts';

// Enough for somebody who mistypes a code, and far too few to find one.
const perPerson = [
  { most: 10, seconds: 600 },
  { most: 40, seconds: 86_400 },
] as const;
const perNetwork = [{ most: 60, seconds: 3600 }] as const;

const done = { message: { success: true } };

export const promoCodesRoutes = [
  handle(applyPromoCode, async ({ body: { orderId, promoCode } }, context) => {
    const { userId, name } = actorOf(context);
    const { db, now, request } = context;
    // guard: promo-codes.test.ts
    await countAttempt(db, `promo-by:${userId}`, now, perPerson);
    // guard: promo-codes.test.ts
    await countAttempt(db, `promo-from:${networkOf(request.ip)}`, now, perNetwork);
    return transact(context, async tx => {
      await applyCode(tx, context, await own(tx, context, orderId), promoCode, name);
      return done;
    });
  }),

  handle(withdrawPromoCode, ({ body: { orderId } }, context) =>
    transact(context, async tx => {
      await withdrawCode(tx, context, await own(tx, context, orderId), actorOf(context).name);
      return done;
    }),
  ),

  handle(confirmFreeBooking, ({ body: { orderId } }, context) =>
    transact(context, async tx => {
      await confirmFree(tx, context, await own(tx, context, orderId));
      return done;
    }),
  ),
];

/** A booking of the actor, locked; somebody else's looks like a missing one. */
async function own(tx: Db, context: Context, orderId: number): Promise<BookingRow> {
  const row = await lockBooking(tx, orderId);
  // guard: promo-codes.test.ts
  if (row?.userId !== actorOf(context).userId) throw new ApiFailure('not_found');
  return row;
}
