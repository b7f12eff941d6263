import { late } from '@venue/shared-ui/parts/load/late.tsx';
import { Part } from '@venue/shared-ui/parts/Part.tsx';
import { afterFirst } from '../app/frame/firstScreen.tsx';

const Blocks = late(afterFirst(() => import('./ShownProducts.tsx')));

/** The goods that staff put on the first page; nothing while there are none. */
export const ShownProducts = () => (
  <Part fallback={null}>
    <Blocks />
  </Part>
);
