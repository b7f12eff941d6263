import { late } from '@venue/shared-ui/parts/late.tsx';
import { Suspense } from 'react';
import { afterFirst } from '../app/firstScreen.tsx';

/** The person's own events, for «Мои мероприятия». */
export const MyOwnEvents = late(() => import('./own/OwnEvents.tsx'));

const NextBlock = late(afterFirst(() => import('./NextEvents.tsx')));

/** What is on next; nothing while nothing is. */
export const NextEvents = () => (
  <Suspense fallback={null}>
    <NextBlock />
  </Suspense>
);
