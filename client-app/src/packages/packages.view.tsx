import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';

/** The packages that would make a room cheaper, on its page. */
export const CheaperWithPackage = lazyWithRetry(() => import('./CheaperWithPackage.tsx'));

/** The packages that can pay for a booking, on the page of its payment. */
export const BookingPackage = lazyWithRetry(() => import('./BookingPackage.tsx'));

/** What the package of a paid booking is, and what comes back to it. */
export const PaidByPackage = lazyWithRetry(() => import('./PaidByPackage.tsx'));
