import { lazy } from 'react';
import { ByAddress } from '../app/ByAddress.tsx';

const words = {
  create: lazy(() => import('./CreateArticle.tsx')),
  edit: lazy(() => import('./EditArticle.tsx')),
};
const OwnArticle = lazy(() => import('./OwnArticle.tsx'));

/** The screens of an own article. */
export default function ArticlePages() {
  return <ByAddress words={words} other={OwnArticle} />;
}
