// Parts of articles that other sections show.
export { ArticleChanges } from './ArticleChanges.tsx';
export { ArticleDetails } from './ArticleDetails.tsx';
export { decisionsOf } from './decisions.ts';
