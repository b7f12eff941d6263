import { PageSkeleton } from '@venue/shared-ui/parts/Skeletons.tsx';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';

const CreateArticle = lazy(() => import('./CreateArticle.tsx'));
const EditArticle = lazy(() => import('./EditArticle.tsx'));
const OwnArticle = lazy(() => import('./OwnArticle.tsx'));

/** The screens of an own article, by their address. One entry in the list of screens: that list weighs on the first screen. */
export default function ArticlePages() {
  const last = useLocation().pathname.split('/').findLast(Boolean);
  const Shown = last === 'create' ? CreateArticle : last === 'edit' ? EditArticle : OwnArticle;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Shown />
    </Suspense>
  );
}
