import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { Part } from '@venue/shared-ui/parts/Part.tsx';
import { afterHydration } from '../app/frame/firstScreen.tsx';

const Row = lazyWithRetry(afterHydration(() => import('./ResidentRow.tsx')));

/** The first residents of the venue; renders nothing while there are none. */
export const ResidentRow = () => (
  <Part fallback={null}>
    <Row />
  </Part>
);
