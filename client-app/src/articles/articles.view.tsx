import { late } from '@venue/shared-ui/parts/late.tsx';
import { Suspense } from 'react';
import { afterFirst } from '../app/firstScreen.tsx';

const Block = late(afterFirst(() => import('./LatestArticles.tsx')));

/** The newest articles for pages of other areas, placed last because they load late or not at all. */
export const LatestArticles = () => (
  <Suspense fallback={null}>
    <Block />
  </Suspense>
);
