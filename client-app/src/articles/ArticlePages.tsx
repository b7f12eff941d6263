import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { useParams } from 'react-router-dom';
import { ScreenByPath } from '../app/frame/ScreenByPath.tsx';

const words = {
  create: lazyWithRetry(() => import('./CreateArticle.tsx')),
  edit: lazyWithRetry(() => import('./EditArticle.tsx')),
};
const OwnArticle = lazyWithRetry(() => import('./OwnArticle.tsx'));
const MyArticles = lazyWithRetry(() => import('./MyArticles.tsx'));

/** The screens of the user's own articles. */
export default function ArticlePages() {
  const { articleId } = useParams();
  return <ScreenByPath words={words} other={articleId === undefined ? MyArticles : OwnArticle} />;
}
