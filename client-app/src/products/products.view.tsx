import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { Part } from '@venue/shared-ui/parts/Part.tsx';
import { afterHydration } from '../app/frame/firstScreen.tsx';

const Blocks = lazyWithRetry(afterHydration(() => import('./ShownProducts.tsx')));

/** Featured products; renders nothing without any. */
export const ShownProducts = () => (
  <Part fallback={null}>
    <Blocks />
  </Part>
);
