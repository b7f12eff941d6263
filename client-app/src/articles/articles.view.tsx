import { late } from '@venue/shared-ui/parts/load/late.tsx';
import { Part } from '@venue/shared-ui/parts/Part.tsx';
import { afterFirst } from '../app/frame/firstScreen.tsx';

const Block = late(afterFirst(() => import('./LatestArticles.tsx')));

/** The newest articles for pages of other areas, placed last because they load late or not at all. */
export const LatestArticles = () => (
  <Part fallback={null}>
    <Block />
  </Part>
);
