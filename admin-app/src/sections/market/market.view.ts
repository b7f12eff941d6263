// Parts of goods and of marketplace requests that other sections show.
export { decisionsOf } from './decisions.ts';
export { ItemChanges } from './ItemChanges.tsx';
export { WholeItem } from './WholeItem.tsx';
export { WholeRequest } from './WholeRequest.tsx';
