// Parts of goods and of marketplace requests that other sections show.
export { decisionsOf } from './decisions.ts';
export { ItemChanges } from './ItemChanges.tsx';
export { ItemDetails } from './ItemDetails.tsx';
export { RequestDetails } from './RequestDetails.tsx';
