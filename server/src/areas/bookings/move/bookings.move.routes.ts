import { ApiFailure } from '@venue/sdk';
import { dropMove, moveMyBooking, quoteMove } from '@venue/sdk/bookings';
import { actorOf } from '../../../core/context.ts';
import { transact } from '../../../core/db/transact.ts';
import { handle } from '../../../core/http/handle.ts';
import { mine } from '../bookings.routes.ts';
import { mustHoldFew } from '../bookings.rules.ts';
import * as store from '../bookings.store.ts';
import { liveHolds } from '../hold/bookings.holds.store.ts';
import { changeBooking, quoteChange } from './bookings.move.service.ts';
import { byCustomer, orClash } from './bookings.move-policies.service.ts';
import { giveUpMove } from './bookings.pending-move.service.ts';

export const bookingsMoveRoutes = [
  handle(quoteMove, async ({ body: { orderId, slots } }, context) => {
    const row = await mine(context.db, orderId, actorOf(context).userId);
    return { message: (await quoteChange(context.db, row, byCustomer(context, slots))).quote };
  }),

  handle(moveMyBooking, ({ body: { orderId, slots, ...seen } }, context) => {
    const { userId } = actorOf(context);
    const policy = byCustomer(context, slots);
    return orClash(context, orderId, policy, () =>
      transact(context, async tx => {
        // The account is locked before the booking, in the same order as for a new booking.
        const holds = await liveHolds(tx, userId, context.now, orderId);
        const row = await store.lockBooking(tx, orderId);
        // guard: bookings.move.test.ts
        if (row?.userId !== userId) throw new ApiFailure('not_found');
        // guard: bookings.move.test.ts
        if (seen.due > 0) mustHoldFew(holds);
        const moved = await changeBooking(tx, context, row, seen, policy);
        return { message: { moved: moved !== null } };
      }),
    );
  }),

  handle(dropMove, ({ body: { orderId } }, context) =>
    transact(context, async tx => {
      const { userId, name } = actorOf(context);
      const row = await store.lockBooking(tx, orderId);
      // guard: bookings.move.test.ts
      if (row?.userId !== userId) throw new ApiFailure('not_found');
      await giveUpMove(tx, row, { now: context.now, who: name });
      return { message: { success: true } };
    }),
  ),
];
