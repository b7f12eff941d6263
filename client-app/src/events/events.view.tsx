import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { Part } from '@venue/shared-ui/parts/Part.tsx';
import { afterHydration } from '../app/frame/firstScreen.tsx';

/** The person's own events, for «Мои мероприятия». */
export const MyOwnEvents = lazyWithRetry(() => import('./own/OwnEvents.tsx'));

const NextBlock = lazyWithRetry(afterHydration(() => import('./NextEvents.tsx')));

/** The next events; renders nothing if there are none. */
export const NextEvents = () => (
  <Part fallback={null}>
    <NextBlock />
  </Part>
);
