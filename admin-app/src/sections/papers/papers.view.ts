import { late } from '@venue/shared-ui/parts/load/late.tsx';

/** The payment of an event, for the page of its request. */
export const EventPayment = late(() => import('./EventPayment.tsx'));
