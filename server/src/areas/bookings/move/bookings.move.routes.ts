import { ApiFailure, failure } from '@venue/sdk';
import { dropMove, moveMyBooking, quoteMove } from '@venue/sdk/bookings';
import { actorOf } from '../../../core/context.ts';
import { transact } from '../../../core/db/transact.ts';
import { handle } from '../../../core/http/handle.ts';
import { mine } from '../bookings.routes.ts';
import { mustHoldFew } from '../bookings.rules.ts';
import * as store from '../bookings.store.ts';
import { liveHolds } from '../hold/bookings.holds.store.ts';
import { giveUpMove, moveOwn, quoteOwnMove, takenOf } from './bookings.own-move.service.ts';

export const bookingsMoveRoutes = [
  handle(quoteMove, async ({ body: { orderId, slots } }, context) => {
    const row = await mine(context.db, orderId, actorOf(context).userId);
    return { message: (await quoteOwnMove(context.db, row, slots, context)).quote };
  }),

  handle(moveMyBooking, async ({ body: { orderId, ...move } }, context) => {
    const { userId } = actorOf(context);
    try {
      return await transact(context, async tx => {
        // The account is locked before the booking, in the same order as for a new booking.
        const holds = await liveHolds(tx, userId, context.now, orderId);
        const row = await store.lockBooking(tx, orderId);
        if (row?.userId !== userId) throw new ApiFailure('not_found');
        if (move.due > 0) mustHoldFew(holds);
        return { message: { moved: await moveOwn(tx, context, row, move) } };
      });
    } catch (error) {
      if (!(error instanceof ApiFailure) || error.code !== 'slot_taken') throw error;
      // The taken hours and alternatives are looked up after the rollback.
      const row = await mine(context.db, orderId, userId);
      throw failure(moveMyBooking, 'slot_taken', { data: await takenOf(context.db, row, move.slots, context) });
    }
  }),

  handle(dropMove, ({ body: { orderId } }, context) =>
    transact(context, async tx => {
      const row = await store.lockBooking(tx, orderId);
      if (row?.userId !== actorOf(context).userId) throw new ApiFailure('not_found');
      await giveUpMove(tx, context, row);
      return { message: { success: true } };
    }),
  ),
];
