import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';

/** The certificates that pay for a booking, or have paid for it. */
export const BookingCertificates = lazyWithRetry(() => import('./BookingCertificates.tsx'));

/** Those of an order of tickets. */
export const TicketCertificates = lazyWithRetry(() => import('./TicketCertificates.tsx'));
