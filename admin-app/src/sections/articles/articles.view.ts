// What other sections show of an article.
export { ArticleChanges } from './ArticleChanges.tsx';
export { decisionsOf } from './decisions.ts';
export { WholeArticle } from './WholeArticle.tsx';
