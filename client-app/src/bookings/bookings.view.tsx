import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';

export { bookAgain, sameHoursLater } from './payment/wishOf.ts';
export { RefundNote } from './RefundNote.tsx';

/** The person's bookings, for the page of everything they have at the venue. */
export const MyBookings = lazyWithRetry(() => import('./list/MyBookings.tsx'));
