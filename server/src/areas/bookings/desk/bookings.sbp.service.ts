import { ApiFailure } from '@venue/sdk';
import type { Context } from '../../../core/context.ts';
import { giveUpSbp, sbpPayment } from '../../payments/payments.sbp.service.ts';
import { type SbpPayment, startSbp } from '../../payments/payments.start.service.ts';
import { bookingPayable } from '../bookings.payable.ts';

/**
 * Starts a payment of a booking by a QR code of SBP; `sum` is what staff saw.
 * @throws ApiFailure not_found, booking_not_payable, hold_expired, sum_changed, payment_down
 */
export const showSbp = (context: Context, orderId: number, sum: number): Promise<SbpPayment> =>
  startSbp(context, bookingPayable, orderId, due => {
    // guard: server/src/areas/desk/desk.sbp.test.ts
    if (due !== sum) throw new ApiFailure('sum_changed');
  });

interface Paying {
  readonly id: number;
  readonly paymentId: string;
}

/** A payment of a booking by a QR code. Throws `not_found`. */
export const sbpOf = (context: Context, paying: Paying) => sbpPayment(context, bookingPayable, paying);

/** Gives it up, and says what became of it. Throws `not_found` and `payment_down`. */
export const hideSbp = (context: Context, paying: Paying) => giveUpSbp(context, bookingPayable, paying);
