import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';

/** The payment of an event, for the page of its request. */
export const EventPayment = lazyWithRetry(() => import('./EventPayment.tsx'));
