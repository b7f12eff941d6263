import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';

/** Joins the queue for a kind of ticket. Loaded when somebody wants to, because it brings the form code. */
export const JoinQueue = lazyWithRetry(() => import('./JoinQueue.tsx'));
/** The queues a person is in, above their tickets. */
export const MyTicketWaits = lazyWithRetry(() => import('./MyTicketWaits.tsx'));
/** Who waits for tickets of an event, for its organiser. */
export const EventQueue = lazyWithRetry(() => import('./EventQueue.tsx'));
