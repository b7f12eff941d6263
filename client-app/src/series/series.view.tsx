import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { Part } from '@venue/shared-ui/parts/Part.tsx';
import { afterHydration } from '../app/frame/firstScreen.tsx';

const Block = lazyWithRetry(afterHydration(() => import('./OtherDates.tsx')));

/** The other dates of an event; renders nothing for an event on its own. */
export const OtherDates = ({ eventId }: { eventId: number }) => (
  <Part fallback={null}>
    <Block eventId={eventId} />
  </Part>
);
/** Moves tickets to another date of the series, on the pages of a ticket and of an order. */
export const MoveTickets = lazyWithRetry(() => import('./MoveTickets.tsx'), 'unseen');
/** Which events are dates of one series, for its organiser. */
export const SeriesForm = lazyWithRetry(() => import('@venue/shared-ui/areas/series/SeriesForm.tsx'));
