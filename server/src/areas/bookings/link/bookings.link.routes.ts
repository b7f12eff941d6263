import { ApiFailure } from '@venue/sdk';
import { getBookingByLink, payByLink, releaseByLink } from '@venue/sdk/bookings';
import type { Context } from '../../../core/context.ts';
import { transact } from '../../../core/db/transact.ts';
import { handle } from '../../../core/http/handle.ts';
import { countAttempt, networkOf } from '../../../core/security/attempts.ts';
import { startPayment } from '../../payments/payments.start.service.ts';
import { refundsOf } from '../../payments/payments.store.ts';
import { release } from '../bookings.cancel.service.ts';
import { bookingPayable } from '../bookings.payable.ts';
import { presentBooking } from '../bookings.presenter.ts';
import { customerMay } from '../bookings.rules.ts';
import * as store from '../bookings.store.ts';
import { orderOf } from './bookings.link.service.ts';

/** The limit of invalid links from one address; people who open the link in an SMS do not reach it. */
const misses = [{ most: 30, seconds: 3600 }] as const;

/** What anyone with the link may do; everything else is for the signed-in owner. */
const mayByLink = ['pay', 'release'] as const;

export const bookingsLinkRoutes = [
  handle(getBookingByLink, async ({ body: { token } }, context) => {
    const id = await signed(context, token);
    const row = await store.bookingById(context.db, id);
    if (!row) throw new ApiFailure('link_expired');
    const refunds = await refundsOf(context.db, 'booking', [id]);
    const info = presentBooking(row, refunds.get(id), context.now);
    // guard: server/src/areas/room-requests/room-requests.test.ts
    return { message: { ...info, can: info.can.filter(each => mayByLink.some(may => may === each)) } };
  }),

  handle(payByLink, async ({ body: { token } }, context) => {
    const orderId = await signed(context, token);
    return { message: { orderId, ...(await startPayment(context, bookingPayable, orderId, () => true)) } };
  }),

  handle(releaseByLink, async ({ body: { token } }, context) => {
    const id = await signed(context, token);
    return transact(context, async tx => {
      const row = await store.lockBooking(tx, id);
      // guard: server/src/areas/room-requests/room-requests.test.ts
      if (!row || !customerMay(row, context.now).includes('release')) throw new ApiFailure('booking_not_cancellable');
      await release(tx, context, row);
      return { message: { success: true } };
    });
  }),
];

/** The booking of a link. Throws `link_expired`, and `rate_limited` after too many invalid links. */
async function signed({ db, config, now, request }: Context, token: string): Promise<number> {
  try {
    return orderOf(config, token, now);
  } catch (error) {
    await countAttempt(db, `pay-link-missed:${networkOf(request.ip)}`, now, misses);
    throw error;
  }
}
