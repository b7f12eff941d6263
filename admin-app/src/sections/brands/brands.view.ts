// What other sections show of a brand.
export { BrandChanges } from './BrandChanges.tsx';
export { decisionsOf } from './decisions.ts';
export { WholeBrand } from './WholeBrand.tsx';
