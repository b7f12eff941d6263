import { ApiFailure } from '@venue/sdk';
import {
  applyPromoByLink,
  applyPromoCode,
  applyTicketPromo,
  confirmFreeBooking,
  confirmFreeByLink,
  withdrawPromoCode,
} from '@venue/sdk/promo-codes';
import { actorOf, type Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { transact } from '../../core/db/transact.ts';
import { handle } from '../../core/http/handle.ts';
import { confirmFree } from '../bookings/bookings.discount.service.ts';
import { type BookingRow, lockBooking } from '../bookings/bookings.store.ts';
import { bookingOfLink } from '../bookings/link/bookings.link.service.ts';
import { lockOrder } from '../tickets/tickets.service.ts';
import { applyCode, applyTicketCode, countGuess } from './promo-codes.service.ts';

const done = { message: { success: true } };

export const promoCodesRoutes = [
  handle(applyPromoCode, async ({ body: { orderId, promoCode } }, context) => {
    const { userId, name } = actorOf(context);
    await countGuess(context, String(userId));
    return transact(context, async tx => {
      await applyCode(tx, context, await own(tx, context, orderId), promoCode, name);
      return done;
    });
  }),

  handle(withdrawPromoCode, ({ body: { orderId } }, context) =>
    transact(context, async tx => {
      await applyCode(tx, context, await own(tx, context, orderId), null, actorOf(context).name);
      return done;
    }),
  ),

  handle(confirmFreeBooking, ({ body: { orderId } }, context) =>
    transact(context, async tx => {
      await confirmFree(tx, context, await own(tx, context, orderId), actorOf(context).name);
      return done;
    }),
  ),

  handle(applyPromoByLink, async ({ body: { token, promoCode } }, context) => {
    const orderId = await bookingOfLink(context, token);
    if (promoCode !== null) await countGuess(context, `link-${orderId}`);
    return transact(context, async tx => {
      await applyCode(tx, context, await linked(tx, orderId), promoCode, PAYER);
      return done;
    });
  }),

  handle(confirmFreeByLink, async ({ body: { token } }, context) => {
    const orderId = await bookingOfLink(context, token);
    return transact(context, async tx => {
      await confirmFree(tx, context, await linked(tx, orderId), PAYER);
      return done;
    });
  }),

  handle(applyTicketPromo, async ({ slug: key, body: { promoCode } }, context) => {
    if (promoCode !== null) await countGuess(context, `order-${key}`);
    return transact(context, async tx => {
      const order = await lockOrder(tx, { key });
      if (!order) throw new ApiFailure('not_found');
      await applyTicketCode(tx, context, order, promoCode);
      return done;
    });
  }),
];

/** Whoever pays by a link, in histories. */
const PAYER = 'Плательщик по\u00a0ссылке';

/** The booking of a link, locked. */
async function linked(tx: Db, orderId: number): Promise<BookingRow> {
  const row = await lockBooking(tx, orderId);
  if (!row) throw new ApiFailure('link_expired');
  return row;
}

/** A booking of the actor, locked; somebody else's looks like a missing one. */
async function own(tx: Db, context: Context, orderId: number): Promise<BookingRow> {
  const row = await lockBooking(tx, orderId);
  // guard: promo-codes.test.ts
  if (row?.userId !== actorOf(context).userId) throw new ApiFailure('not_found');
  return row;
}
