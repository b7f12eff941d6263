// What other sections show of goods and of requests of the marketplace.
export { decisionsOf } from './decisions.ts';
export { ItemChanges } from './ItemChanges.tsx';
export { WholeItem } from './WholeItem.tsx';
export { WholeRequest } from './WholeRequest.tsx';
