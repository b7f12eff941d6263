import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';

/** What changed for tickets of a rescheduled event, and the choice of their holder; on their pages. */
export const TicketChoice = lazyWithRetry(() => import('./TicketChoice.tsx'), 'unseen');
/** How an event was rescheduled, for its organiser. */
export const OrganiserReschedules = lazyWithRetry(() => import('./OrganiserReschedules.tsx'));
/** Reschedules an event of the organiser's. */
export const RescheduleOwnEvent = lazyWithRetry(
  () => import('./RescheduleOwnEvent.tsx'),
  ({ close }) => close(),
);
