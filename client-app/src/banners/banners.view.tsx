import { late } from '@venue/shared-ui/parts/load/late.tsx';
import { Suspense } from 'react';
import { afterFirst } from '../app/frame/firstScreen.tsx';

const Shown = late(afterFirst(() => import('./ActiveBanner.tsx')));

/** The banner that the site shows now; nothing while there is none. */
export const ActiveBanner = () => (
  <Suspense fallback={null}>
    <Shown />
  </Suspense>
);
