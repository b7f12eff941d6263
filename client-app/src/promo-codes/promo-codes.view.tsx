import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';

/** The promo code of an unpaid booking, on the page of its payment. */
export const BookingPromo = lazyWithRetry(() => import('./BookingPromo.tsx'));

/** That of a booking opened by the link to pay it by. */
export const LinkPromo = lazyWithRetry(() => import('./LinkPromo.tsx'));

/** Those of an unpaid order of tickets, with its certificates. */
export const TicketPromo = lazyWithRetry(() => import('./TicketPromo.tsx'));

/** The button that confirms a booking which a promo code made free. */
export const ConfirmFree = lazyWithRetry(() => import('./ConfirmFree.tsx'));
