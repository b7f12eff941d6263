// Parts of events and announcements that other sections show.
export { decisionsOf } from './decisions.tsx';
export { EventChanges } from './EventChanges.tsx';
export { EventDetails } from './EventDetails.tsx';
