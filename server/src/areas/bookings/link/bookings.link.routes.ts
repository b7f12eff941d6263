import { ApiFailure } from '@venue/sdk';
import { getBookingByLink, payByLink, releaseByLink } from '@venue/sdk/bookings';
import { transact } from '../../../core/db/transact.ts';
import { handle } from '../../../core/http/handle.ts';
import { startPayment } from '../../payments/payments.start.service.ts';
import { refundsOf } from '../../payments/payments.store.ts';
import { release } from '../bookings.cancel.service.ts';
import { bookingPayable } from '../bookings.payable.ts';
import { presentBooking } from '../bookings.presenter.ts';
import { customerMay } from '../bookings.rules.ts';
import * as store from '../bookings.store.ts';
import { bookingOfLink } from './bookings.link.service.ts';

/** What anyone with the link may do; everything else is for the signed-in owner. */
const mayByLink = ['pay', 'release'] as const;

export const bookingsLinkRoutes = [
  handle(getBookingByLink, async ({ body: { token } }, context) => {
    const id = await bookingOfLink(context, token);
    const row = await store.bookingById(context.db, id);
    if (!row) throw new ApiFailure('link_expired');
    const refunds = await refundsOf(context.db, 'booking', [id]);
    const info = presentBooking(row, refunds.get(id), context.now);
    // guard: server/src/areas/room-requests/room-requests.test.ts
    return { message: { ...info, can: info.can.filter(each => mayByLink.some(may => may === each)) } };
  }),

  handle(payByLink, async ({ body: { token } }, context) => {
    const orderId = await bookingOfLink(context, token);
    return { message: { orderId, ...(await startPayment(context, bookingPayable, orderId, () => true)) } };
  }),

  handle(releaseByLink, async ({ body: { token } }, context) => {
    const id = await bookingOfLink(context, token);
    return transact(context, async tx => {
      const row = await store.lockBooking(tx, id);
      // guard: server/src/areas/room-requests/room-requests.test.ts
      if (!row || !customerMay(row, context.now).includes('release')) throw new ApiFailure('booking_not_cancellable');
      await release(tx, context, row);
      return { message: { success: true } };
    });
  }),
];
