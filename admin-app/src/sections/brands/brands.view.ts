// Parts of brands that other sections show.
export { BrandChanges } from './BrandChanges.tsx';
export { decisionsOf } from './decisions.ts';
export { WholeBrand } from './WholeBrand.tsx';
