import { type BookingInfo, bookingStatus, EXPIRED_REASON } from '@venue/sdk/bookings/model';

/** What the person sees of an order's payment. */
export type Stage = 'pay' | 'paying' | 'checking' | 'declined' | 'paid' | 'expired' | 'cancelled';

/**
 * What the provider's frame has reported during this visit. It is never trusted as a result: it only tells what to wait
 * for.
 */
export interface FrameReport {
  readonly result: 'nothing' | 'success' | 'fail';
  /** The booking has been loaded since that report. */
  readonly readSince: boolean;
  /** The form is open and the server had a payment in progress: if it no longer has one, the bank declined it. */
  readonly wasUnderWay: boolean;
}

type Known = Pick<BookingInfo, 'status' | 'rejectionReason' | 'refund' | 'paidAt'>;

const hasExpired = ({ status, rejectionReason }: Pick<Known, 'status' | 'rejectionReason'>): boolean =>
  status === bookingStatus.cancelled && rejectionReason === EXPIRED_REASON;

/** The stage of a payment: the booking as the server has it, and the result the frame has reported. */
export function stageOf(info: Known, { result, readSince, wasUnderWay }: FrameReport): Stage {
  switch (info.status) {
    case bookingStatus.paid:
      return 'paid';
    case bookingStatus.cancelled:
      // A payment may still arrive: the server books or refunds it, and the page shows which.
      if (hasExpired(info) && result === 'success' && !info.refund) return 'checking';
      return hasExpired(info) && !info.refund ? 'expired' : 'cancelled';
    case bookingStatus.processing:
      return result === 'success' ? 'checking' : result === 'fail' ? 'declined' : 'paying';
    case bookingStatus.awaitingPayment:
      if (result === 'success') return readSince ? 'declined' : 'checking';
      return result === 'fail' || wasUnderWay ? 'declined' : 'pay';
  }
}
