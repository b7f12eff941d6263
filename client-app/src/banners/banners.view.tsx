import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { Part } from '@venue/shared-ui/parts/Part.tsx';
import { afterHydration } from '../app/frame/firstScreen.tsx';

const Banner = lazyWithRetry(afterHydration(() => import('./ActiveBanner.tsx')));

/** The active banner of the site; renders nothing without one. */
export const ActiveBanner = () => (
  <Part fallback={null}>
    <Banner />
  </Part>
);
