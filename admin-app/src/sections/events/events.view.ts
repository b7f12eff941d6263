// What other sections show of an event or an announcement.
export { decisionsOf } from './decisions.tsx';
export { EventChanges } from './EventChanges.tsx';
export { WholeEvent } from './WholeEvent.tsx';
