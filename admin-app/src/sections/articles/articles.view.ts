// Parts of articles that other sections show.
export { ArticleChanges } from './ArticleChanges.tsx';
export { decisionsOf } from './decisions.ts';
export { WholeArticle } from './WholeArticle.tsx';
