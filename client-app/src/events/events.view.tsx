import { late } from '@venue/shared-ui/parts/load/late.tsx';
import { Part } from '@venue/shared-ui/parts/Part.tsx';
import { afterFirst } from '../app/frame/firstScreen.tsx';

/** The person's own events, for «Мои мероприятия». */
export const MyOwnEvents = late(() => import('./own/OwnEvents.tsx'));

const NextBlock = late(afterFirst(() => import('./NextEvents.tsx')));

/** The next events; renders nothing if there are none. */
export const NextEvents = () => (
  <Part fallback={null}>
    <NextBlock />
  </Part>
);
