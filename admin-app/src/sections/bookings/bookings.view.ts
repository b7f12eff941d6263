// Parts of bookings that other sections show.
export { default } from './BookingDrawer.tsx';
export { QuoteLines } from './QuoteLines.tsx';
export { RetryRefund } from './RetryRefund.tsx';
