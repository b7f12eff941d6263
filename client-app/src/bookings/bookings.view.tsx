import { late } from '@venue/shared-ui/parts/load/late.tsx';

export { bookAgain, sameHoursLater } from './payment/wishOf.ts';
export { RefundNote } from './RefundNote.tsx';

/** The person's bookings, for the page of everything they have at the venue. */
export const MyBookings = late(() => import('./list/MyBookings.tsx'));
