import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { Part } from '@venue/shared-ui/parts/Part.tsx';
import { afterHydration } from '../app/frame/firstScreen.tsx';

const Blocks = lazyWithRetry(afterHydration(() => import('./ShownProducts.tsx')));

/** The goods that staff put on the first page; nothing while there are none. */
export const ShownProducts = () => (
  <Part fallback={null}>
    <Blocks />
  </Part>
);
