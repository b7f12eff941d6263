// What other sections show of a booking.
export { default } from './BookingDrawer.tsx';
export { QuoteLines } from './QuoteLines.tsx';
export { RetryRefund } from './RetryRefund.tsx';
