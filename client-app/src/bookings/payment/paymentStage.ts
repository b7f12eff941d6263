import { type BookingInfo, bookingStatus, EXPIRED_REASON } from '@venue/sdk/bookings/model';

/** What the person sees of an order's payment. */
export type Stage = 'pay' | 'paying' | 'checking' | 'declined' | 'paid' | 'expired' | 'cancelled';

/**
 * What the provider's frame has reported during this visit. It is never trusted as a result: it only tells what to wait
 * for.
 */
export interface FrameWord {
  readonly said: 'nothing' | 'success' | 'fail';
  /** The booking has been loaded since that report. */
  readonly readSince: boolean;
  /** The form is open and the server had a payment in progress: if it no longer has one, the bank declined it. */
  readonly wasUnderWay: boolean;
}

type Known = Pick<BookingInfo, 'status' | 'rejectionReason' | 'refund' | 'paidAt'>;

const hasExpired = ({ status, rejectionReason }: Pick<Known, 'status' | 'rejectionReason'>): boolean =>
  status === bookingStatus.cancelled && rejectionReason === EXPIRED_REASON;

/** The stage of a payment: the booking as the server has it, and what the frame has said. */
export function stageOf(info: Known, { said, readSince, wasUnderWay }: FrameWord): Stage {
  switch (info.status) {
    case bookingStatus.paid:
      return 'paid';
    case bookingStatus.cancelled:
      // A payment may still arrive: the server books or refunds it, and the page shows which.
      if (hasExpired(info) && said === 'success' && !info.refund) return 'checking';
      return hasExpired(info) && !info.refund ? 'expired' : 'cancelled';
    case bookingStatus.processing:
      return said === 'success' ? 'checking' : said === 'fail' ? 'declined' : 'paying';
    case bookingStatus.awaitingPayment:
      if (said === 'success') return readSince ? 'declined' : 'checking';
      return said === 'fail' || wasUnderWay ? 'declined' : 'pay';
  }
}
