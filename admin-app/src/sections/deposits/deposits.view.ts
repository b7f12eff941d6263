import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';

/** The deposit of a booking, at the desk. */
export const DeskDeposit = lazyWithRetry(() => import('./DeskDeposit.tsx'));

/** The bookings whose rest is owed, on the board. */
export const OwedRests = lazyWithRetry(() => import('./OwedRests.tsx'));
