import { lazy, Suspense } from 'react';

const Block = lazy(() => import('../articles/LatestArticles.tsx'));

/** The newest articles for pages of other areas, which put it last: it comes late, and may not come at all. */
export const LatestArticles = () => (
  <Suspense fallback={null}>
    <Block />
  </Suspense>
);
