import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { Part } from '@venue/shared-ui/parts/Part.tsx';
import { afterHydration } from '../app/frame/firstScreen.tsx';

const Block = lazyWithRetry(afterHydration(() => import('./LatestArticles.tsx')));

/** The newest articles for pages of other areas, placed last because they load late or not at all. */
export const LatestArticles = () => (
  <Part fallback={null}>
    <Block />
  </Part>
);
