import { late } from '@venue/shared-ui/parts/load/late.tsx';
import { Part } from '@venue/shared-ui/parts/Part.tsx';
import { afterFirst } from '../app/frame/firstScreen.tsx';

const Shown = late(afterFirst(() => import('./ActiveBanner.tsx')));

/** The banner that the site shows now; nothing while there is none. */
export const ActiveBanner = () => (
  <Part fallback={null}>
    <Shown />
  </Part>
);
