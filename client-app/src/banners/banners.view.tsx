import { late } from '@venue/shared-ui/parts/load/late.tsx';
import { Part } from '@venue/shared-ui/parts/Part.tsx';
import { afterFirst } from '../app/frame/firstScreen.tsx';

const Banner = late(afterFirst(() => import('./ActiveBanner.tsx')));

/** The active banner of the site; renders nothing without one. */
export const ActiveBanner = () => (
  <Part fallback={null}>
    <Banner />
  </Part>
);
