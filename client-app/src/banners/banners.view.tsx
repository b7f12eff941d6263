import { late } from '@venue/shared-ui/parts/late.tsx';
import { Suspense } from 'react';

const Shown = late(() => import('./ActiveBanner.tsx'));

/** The banner that the site shows now; nothing while there is none. */
export const ActiveBanner = () => (
  <Suspense fallback={null}>
    <Shown />
  </Suspense>
);
