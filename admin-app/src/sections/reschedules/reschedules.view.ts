import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';

/** Reschedules an event with tickets. */
export const RescheduleEvent = lazyWithRetry(
  () => import('./RescheduleEvent.tsx'),
  ({ close }) => close(),
);
export { EventReschedules } from './EventReschedules.tsx';
