import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { Part } from '@venue/shared-ui/parts/Part.tsx';
import { afterHydration } from '../app/frame/firstScreen.tsx';

const Block = lazyWithRetry(afterHydration(() => import('./FindUs.tsx')));

/** Where the venue is, with a map. */
export const FindUs = () => (
  <Part fallback={null}>
    <Block />
  </Part>
);
