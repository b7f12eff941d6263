import { late } from '@venue/shared-ui/parts/late.tsx';

/** How an event is paid for, on the page of its request. */
export const EventPayment = late(() => import('./EventPayment.tsx'));
