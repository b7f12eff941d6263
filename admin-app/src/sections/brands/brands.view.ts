// Parts of brands that other sections show.
export { BrandChanges } from './BrandChanges.tsx';
export { BrandDetails } from './BrandDetails.tsx';
export { decisionsOf } from './decisions.ts';
