import { late } from '@venue/shared-ui/parts/load/late.tsx';
import { ByAddress } from '../app/frame/ByAddress.tsx';

const words = {
  create: late(() => import('./CreateArticle.tsx')),
  edit: late(() => import('./EditArticle.tsx')),
};
const OwnArticle = late(() => import('./OwnArticle.tsx'));

/** The screens of one of the user's own articles. */
export default function ArticlePages() {
  return <ByAddress words={words} other={OwnArticle} />;
}
