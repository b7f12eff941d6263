import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';

/** Which events are dates of one series. */
export const SeriesForm = lazyWithRetry(() => import('@venue/shared-ui/areas/series/SeriesForm.tsx'));
/** Moves tickets of an order to another date; nothing if their events have none. */
export const MoveOrder = lazyWithRetry(() => import('./MoveOrder.tsx'));
