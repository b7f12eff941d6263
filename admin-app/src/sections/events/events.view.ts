import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';

// Parts of events and announcements that other sections show.
export { decisionsOf } from './decisions.tsx';
export { EventChanges } from './EventChanges.tsx';
export { EventDetails } from './EventDetails.tsx';
/** What has the hours that a request for an event needs. */
export const RequestClashes = lazyWithRetry(() => import('./RequestClashes.tsx'));
