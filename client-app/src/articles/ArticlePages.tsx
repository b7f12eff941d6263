import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { ScreenByPath } from '../app/frame/ScreenByPath.tsx';

const words = {
  create: lazyWithRetry(() => import('./CreateArticle.tsx')),
  edit: lazyWithRetry(() => import('./EditArticle.tsx')),
};
const OwnArticle = lazyWithRetry(() => import('./OwnArticle.tsx'));

/** The screens of one of the user's own articles. */
export default function ArticlePages() {
  return <ScreenByPath words={words} other={OwnArticle} />;
}
