import { late } from '@venue/shared-ui/parts/load/late.tsx';
import { Suspense } from 'react';
import { afterFirst } from '../app/frame/firstScreen.tsx';

const Blocks = late(afterFirst(() => import('./ShownProducts.tsx')));

/** The goods that staff put on the first page; nothing while there are none. */
export const ShownProducts = () => (
  <Suspense fallback={null}>
    <Blocks />
  </Suspense>
);
